import type { UpgradeFacts } from '../../../card.ts';
import { youDefend } from '../../words/attack.ts';
import { RECEIVE_STRESS, rerollsAttackDice } from '../../words/dice.ts';

export const ELUSIVENESS: UpgradeFacts = {
  id: 'elusiveness',
  name: 'Elusiveness',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  text: 'Defending while not stressed: you may receive 1 stress token to choose 1 attack die, which the attacker must reroll.',
  abilities: [rerollsAttackDice({ when: youDefend, cost: RECEIVE_STRESS })],
};
