import type { UpgradeFacts } from '../../../card.ts';
import { enemyInYourArc, youAttack, youInEnemysArc } from '../../words/attack.ts';
import { addsAttackDie } from '../../words/dice.ts';

export const FEARLESSNESS: UpgradeFacts = {
  id: 'fearlessness',
  name: 'Fearlessness',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  restrictions: [{ faction: ['scum'] }],
  text: 'Attacking at range 1, you and the defender in each other’s firing arcs: you may add a hit to your roll.',
  abilities: [
    addsAttackDie('hit', {
      when: (context) =>
        youAttack(context) && context.moment.attack.range === 1 && enemyInYourArc(context) && youInEnemysArc(context),
    }),
  ],
};
