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
  text: 'Your attack missed: you may attack once more at once with your primary weapon, and turn one focus result to a hit if you like. No attack of yours follows this round.',
  abilities: [
    attacksOnceMore(() => true, ONCE_MORE),
    changesAttackDice(['focus'], 'hit', {
      when: (context) => yourPrimaryAttack(context) && context.self.ship.memory[ONCE_MORE] === 1,
    }),
  ],
};
