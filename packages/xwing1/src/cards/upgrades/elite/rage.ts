import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { youAttack } from '../../words/attack.ts';
import { rerollsAttackDice } from '../../words/dice.ts';

const RAGING = 'round:rage';

export const RAGE: UpgradeFacts = {
  id: 'rage',
  name: 'Rage',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  text: 'Action: 1 focus token and 2 stress tokens for you; attacking this round, you may roll up to 3 dice again.',
  abilities: [
    cardAction({
      *perform({ table, self: { ship } }) {
        ship.memory[RAGING] = 1;
        yield* gainToken(table, ship, 'focus', 1);
        yield* gainToken(table, ship, 'stress', 2);
      },
    }),
    rerollsAttackDice({ when: (context) => youAttack(context) && context.self.ship.memory[RAGING] === 1, most: 3 }),
  ],
};
