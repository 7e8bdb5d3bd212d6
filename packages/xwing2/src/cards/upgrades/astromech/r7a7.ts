import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';
import { changesAttackDie, charges } from '../../words/dice.ts';

export const R7_A7: UpgradeFacts = {
  id: 'r7a7',
  name: 'R7-A7',
  fills: ['astromech'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  charges: { value: 3, recovers: 0 },
  text: 'Attacking: you may pay a charge to turn a hit into a crit.',
  abilities: [changesAttackDie(['hit'], 'crit', { when: youAttack, cost: charges(1) })],
};
