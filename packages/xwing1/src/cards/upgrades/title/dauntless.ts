import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { couldAct, mayPerformFree, standardActions } from '../../../rules/actions.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const DAUNTLESS: UpgradeFacts = {
  id: 'dauntless',
  name: 'Dauntless',
  fills: ['title'],
  limited: 1,
  cost: 2,
  restrictions: [{ ship: ['vt49decimator'] }],
  text: 'After a maneuver that has you overlap a ship: you may take a free action, then gain a stress token.',
  abilities: [
    at('maneuver-executed', {
      optional: false,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship &&
        moment.overlapped.length > 0 &&
        couldAct(table, self.ship, standardActions(table, self.ship)),
      *effect({ table, self: { ship } }) {
        if (!(yield* mayPerformFree(table, ship, standardActions(table, ship)))) return;
        yield* gainToken(table, ship, 'stress', 1);
      },
    }),
  ],
};
