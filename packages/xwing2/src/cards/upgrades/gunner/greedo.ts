import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf } from '../../../rules/charges.ts';
import { youAttack, youDefend } from '../../words/attack.ts';
import { changesAttackDie, charges } from '../../words/dice.ts';

export const GREEDO: UpgradeFacts = {
  id: 'greedo',
  name: 'Greedo',
  fills: ['gunner'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  charges: { value: 1, recovers: 1 },
  text: 'Attacking: you may pay the charge to turn a hit into a crit. While you have the charge, whoever attacks you may do the same for free.',
  abilities: [
    changesAttackDie(['hit'], 'crit', { when: youAttack, cost: charges(1) }),
    changesAttackDie(['hit'], 'crit', {
      by: 'attacker',
      when: (context) => youDefend(context) && chargesOf(context.self) > 0,
    }),
  ],
};
