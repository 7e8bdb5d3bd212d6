import type { UpgradeFacts } from '../../../card.ts';
import { enemyInYourArc, youDefend, yourPrimaryAttack } from '../../words/attack.ts';
import { addsAttackDie, addsDefenseDie } from '../../words/dice.ts';

export const FINN: UpgradeFacts = {
  id: 'finn',
  name: 'Finn',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['rebel'] }],
  text: 'Attacking with your primary weapon or defending, with the enemy in your firing arc: add a blank result if you like.',
  abilities: [
    addsAttackDie('blank', { when: (context) => yourPrimaryAttack(context) && enemyInYourArc(context) }),
    addsDefenseDie('blank', { when: (context) => youDefend(context) && enemyInYourArc(context) }),
  ],
};
