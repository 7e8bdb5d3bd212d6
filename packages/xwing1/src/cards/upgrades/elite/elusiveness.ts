import type { UpgradeFacts } from '../../../card.ts';
import { youDefend } from '../../words/attack.ts';
import { RECEIVE_STRESS, rerollsAttackDice } from '../../words/dice.ts';

export const ELUSIVENESS: UpgradeFacts = {
  id: 'elusiveness',
  name: 'Elusiveness',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  text: 'Defending without stress: you may gain a stress token and pick an attack die, which the attacker must roll again.',
  abilities: [rerollsAttackDice({ when: youDefend, cost: RECEIVE_STRESS })],
};
