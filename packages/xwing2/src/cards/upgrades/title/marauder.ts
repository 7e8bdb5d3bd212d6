import type { UpgradeFacts } from '../../../card.ts';
import { yourPrimaryAttack } from '../../words/attack.ts';
import { rerollsAttackDice } from '../../words/dice.ts';

export const MARAUDER: UpgradeFacts = {
  id: 'marauder',
  name: 'Marauder',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['firesprayclasspatrolcraft'] }],
  standard: true,
  slots: ['gunner'],
  text: 'In a primary attack to the rear you may reroll a die.',
  abilities: [
    rerollsAttackDice({ when: (context) => yourPrimaryAttack(context) && context.moment.attack.symbol === 'rear' }),
  ],
};
