import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';
import { changesAttackDice, token } from '../../words/dice.ts';

export const CALCULATION: UpgradeFacts = {
  id: 'calculation',
  name: 'Calculation',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  text: 'Attacking: pay a focus token if you like, and one focus result of yours becomes a crit.',
  abilities: [changesAttackDice(['focus'], 'crit', { when: youAttack, cost: token('focus') })],
};
