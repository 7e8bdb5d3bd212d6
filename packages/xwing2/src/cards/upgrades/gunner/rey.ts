import type { UpgradeFacts } from '../../../card.ts';
import { attackerInYour, defenderInYour, youAttack, youDefend } from '../../words/attack.ts';
import { changesAttackDie, changesDefenseDie, force } from '../../words/dice.ts';

export const REY: UpgradeFacts = {
  id: 'rey-gunner',
  name: 'Rey',
  fills: ['gunner'],
  limited: 1,
  cost: 12,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  force: { value: 1, recovers: 1, side: [] },
  text: 'With the enemy in your turret arc you may pay 1 Force to turn a blank of yours into a hit or evade.',
  abilities: [
    changesAttackDie(['blank'], 'hit', {
      when: (context) => youAttack(context) && context.self.ship.turret.some((arc) => defenderInYour(context, arc)),
      cost: force(1),
    }),
    changesDefenseDie(['blank'], 'evade', {
      when: (context) => youDefend(context) && context.self.ship.turret.some((arc) => attackerInYour(context, arc)),
      cost: force(1),
    }),
  ],
};
