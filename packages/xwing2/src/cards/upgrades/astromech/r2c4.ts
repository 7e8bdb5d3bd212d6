import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';
import { changesAttackDie, token } from '../../words/dice.ts';

export const R2_C4: UpgradeFacts = {
  id: 'r2c4',
  name: 'R2-C4',
  fills: ['astromech'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  text: 'Attacking: you may spend an evade token to turn a focus result into a hit.',
  abilities: [changesAttackDie(['focus'], 'hit', { when: youAttack, cost: token('evade') })],
};
