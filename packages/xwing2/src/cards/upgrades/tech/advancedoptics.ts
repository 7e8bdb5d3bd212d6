import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';
import { changesAttackDie, token } from '../../words/dice.ts';

export const ADVANCED_OPTICS: UpgradeFacts = {
  id: 'advancedoptics',
  name: 'Advanced Optics',
  fills: ['tech'],
  limited: 0,
  cost: 5,
  standard: true,
  text: 'Attacking: you may spend a focus token to turn one blank into a hit.',
  abilities: [changesAttackDie(['blank'], 'hit', { when: youAttack, cost: token('focus') })],
};
