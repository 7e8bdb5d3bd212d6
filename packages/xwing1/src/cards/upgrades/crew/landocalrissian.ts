import { byCardOf, cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { rollDefenseDice } from '../../../rules/roll.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const LANDO_CALRISSIAN: UpgradeFacts = {
  id: 'landocalrissian',
  name: 'Lando Calrissian',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['rebel'] }],
  text: 'Action: roll 2 defense dice; each focus result is a focus token for you, each evade an evade token.',
  abilities: [
    cardAction({
      *perform({ table, self: { ship, card } }) {
        for (const face of yield* rollDefenseDice(table, ship, 2, card)) {
          if (face !== 'blank') yield* gainToken(table, ship, face, 1, byCardOf(ship));
        }
      },
    }),
  ],
};
