import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { couldAct } from '../../../rules/actions.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { dodges, isOnBar, mayDodge } from './supernaturalreflexes.ts';

export const PRECOGNITIVE_REFLEXES: UpgradeFacts = {
  id: 'precognitivereflexes',
  name: 'Precognitive Reflexes',
  fills: ['forcepower'],
  limited: 0,
  cost: 15,
  restrictions: [{ size: ['small'] }],
  standard: false,
  text: 'Dial revealed: you may pay 1 Force to barrel roll or boost; if the action is not on your bar you gain a strain token. Either way, no other action during this activation.',
  abilities: [
    at('dial-revealed', {
      optional: false,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship && couldAct(table, self.ship, dodges(table, self.ship)),
      *effect({ table, self }) {
        const { ship } = self;
        const before = ship.performed.length;
        const action = yield* mayDodge(table, ship);
        if (action && !isOnBar(table, ship, action)) yield* gainToken(table, ship, 'strain', 1);
        if (ship.performed.length > before) ship.noMoreActions = true;
      },
    }),
  ],
};
