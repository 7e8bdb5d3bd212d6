import type { Die } from '@rangefinder/xwing';
import type { UpgradeFacts } from '../../../card.ts';
import { youAttack, youDefend } from '../../words/attack.ts';
import { rerollsAttackDice, rerollsDefenseDice } from '../../words/dice.ts';

function onlyBlanks(dice: readonly Die<string>[]): boolean {
  return dice.length >= 2 && dice.every(({ face }) => face === 'blank');
}

export const HEROIC: UpgradeFacts = {
  id: 'heroic',
  name: 'Heroic',
  fills: ['talent'],
  limited: 0,
  cost: 2,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  text: 'If you roll two or more dice and all are blank, you may reroll any of them.',
  abilities: [
    rerollsAttackDice({
      when: (context) => youAttack(context) && onlyBlanks(context.moment.attack.attackDice),
      most: 6,
    }),
    rerollsDefenseDice({
      when: (context) => youDefend(context) && onlyBlanks(context.moment.attack.defenseDice),
      most: 6,
    }),
  ],
};
