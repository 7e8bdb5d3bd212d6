import type { UpgradeFacts } from '../../../card.ts';
import { thisAttack } from '../../words/attack.ts';
import { changesAttackDice } from '../../words/dice.ts';

export const CONCUSSION_MISSILES: UpgradeFacts = {
  id: 'concussionmissiles',
  name: 'Concussion Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 4,
  attack: { dice: 4, range: [2, 3], requires: 'lock', spends: ['lock', 'card'] },
  text: 'Needs a target lock on the defender; the lock and the card are spent. You may change 1 blank result to a hit.',
  abilities: [changesAttackDice(['blank'], 'hit', { when: thisAttack })],
};
