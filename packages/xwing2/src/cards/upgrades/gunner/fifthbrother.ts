import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';
import { changesAttackDie, force } from '../../words/dice.ts';

export const FIFTH_BROTHER: UpgradeFacts = {
  id: 'fifthbrother',
  name: 'Fifth Brother',
  fills: ['gunner'],
  limited: 1,
  cost: 12,
  restrictions: [{ faction: ['galacticempire'] }],
  standard: true,
  force: { value: 1, recovers: 1, side: [] },
  text: 'Attacking: you may pay 1 Force to turn a focus result into a crit.',
  abilities: [changesAttackDie(['focus'], 'crit', { when: youAttack, cost: force(1) })],
};
