import type { UpgradeFacts } from '../../../card.ts';
import { youInDefenders, yourPrimaryAttack } from '../../words/attack.ts';
import { changesAttackDie } from '../../words/dice.ts';

export const FEARLESS: UpgradeFacts = {
  id: 'fearless',
  name: 'Fearless',
  fills: ['talent'],
  limited: 0,
  cost: 3,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  text: "In a primary front arc attack at range 1, standing in the defender's front arc, you may turn one of your results into a hit.",
  abilities: [
    changesAttackDie(['blank', 'focus', 'crit'], 'hit', {
      when: (context) => {
        const { symbol, range } = context.moment.attack;
        return yourPrimaryAttack(context) && symbol === 'front' && range === 1 && youInDefenders(context, 'front');
      },
    }),
  ],
};
