import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';
import { changesAttackDice, token } from '../../words/dice.ts';

export const CALCULATION: UpgradeFacts = {
  id: 'calculation',
  name: 'Calculation',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  text: 'Attacking: you may spend a focus token to change 1 of your focus results to a crit.',
  abilities: [changesAttackDice(['focus'], 'crit', { when: youAttack, cost: token('focus') })],
};
