import type { UpgradeFacts } from '../../../card.ts';
import { gainToken, isStressed } from '../../../rules/tokens.ts';
import { youAttack } from '../../words/attack.ts';
import { rerollsDefenseDice } from '../../words/dice.ts';

export const ZUCKUSS: UpgradeFacts = {
  id: 'zuckuss',
  name: 'Zuckuss',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  text: 'When you attack without stress you may gain a stress token to have the defender reroll one of its dice, of your choice.',
  abilities: [
    rerollsDefenseDice({
      when: youAttack,
      cost: {
        affordable: ({ self }) => !isStressed(self.ship),
        *pay({ table, self }, rule) {
          yield* gainToken(table, self.ship, 'stress', 1, { rule, by: self.ship.seat });
        },
      },
    }),
  ],
};
