import { addDie } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { attackerInYour, defenderInYour, youDefend, yourPrimaryAttack } from '../../words/attack.ts';

export const FINN: UpgradeFacts = {
  id: 'finn',
  name: 'Finn',
  fills: ['gunner'],
  limited: 1,
  cost: 9,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  text: 'When you defend or make a primary attack with the enemy in your front arc you may add a blank.',
  abilities: [
    at('modify-attack-dice', {
      rule: 'xw2.dice-modification.2',
      optional: true,
      when: (context) => yourPrimaryAttack(context) && defenderInYour(context, 'front'),
      *effect({ moment: { attack } }) {
        addDie(attack.attackDice, 'blank');
      },
    }),
    at('modify-defense-dice', {
      rule: 'xw2.dice-modification.2',
      optional: true,
      when: (context) => youDefend(context) && attackerInYour(context, 'front'),
      *effect({ moment: { attack } }) {
        addDie(attack.defenseDice, 'blank');
      },
    }),
  ],
};
