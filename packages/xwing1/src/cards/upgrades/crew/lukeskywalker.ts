import type { UpgradeFacts } from '../../../card.ts';
import { attacksOnceMore, yourPrimaryAttack } from '../../words/attack.ts';
import { changesAttackDice } from '../../words/dice.ts';

const ONCE_MORE = 'round:lukeskywalker';

export const LUKE_SKYWALKER: UpgradeFacts = {
  id: 'lukeskywalker',
  name: 'Luke Skywalker',
  fills: ['crew'],
  limited: 1,
  cost: 7,
  restrictions: [{ faction: ['rebel'] }],
  text: 'After your attack misses: you may attack once more with your primary weapon, and change 1 focus result to a hit then. No attack of yours follows this round.',
  abilities: [
    attacksOnceMore(() => true, ONCE_MORE),
    changesAttackDice(['focus'], 'hit', {
      when: (context) => yourPrimaryAttack(context) && context.self.ship.memory[ONCE_MORE] === 1,
    }),
  ],
};
