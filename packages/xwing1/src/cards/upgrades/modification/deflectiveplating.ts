import { instead } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { rollAttackDice } from '../../../rules/roll.ts';
import { discardsSelf } from '../../words/tokens.ts';

export const DEFLECTIVE_PLATING: UpgradeFacts = {
  id: 'deflectiveplating',
  name: 'Deflective Plating',
  fills: ['modification'],
  limited: 0,
  cost: 1,
  restrictions: [{ ship: ['bsf17bomber'] }],
  text: 'A friendly bomb detonates: you may ignore what it does to you, but then roll an attack die and discard this card on a hit.',
  abilities: [
    instead('suffer-bomb', {
      optional: true,
      when: ({ self, moment: { ship, bomb } }) => ship === self.ship && bomb.seat === ship.seat,
      *instead({ table, self }) {
        const [face] = yield* rollAttackDice(table, self.ship, 1, self.card);
        if (face === 'hit') yield* discardsSelf(table, self);
        return true;
      },
    }),
  ],
};
