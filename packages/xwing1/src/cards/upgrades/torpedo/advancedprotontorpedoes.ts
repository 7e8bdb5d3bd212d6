import type { UpgradeFacts } from '../../../card.ts';
import { thisAttack } from '../../words/attack.ts';
import { changesAttackDice } from '../../words/dice.ts';

export const ADVANCED_PROTON_TORPEDOES: UpgradeFacts = {
  id: 'advprotontorpedoes',
  name: 'Advanced Proton Torpedoes',
  fills: ['torpedo'],
  limited: 0,
  cost: 6,
  attack: { dice: 5, range: [1, 1], requires: 'lock', spends: ['lock', 'card'] },
  text: 'Needs a target lock on the defender; the lock and the card are spent. You may change up to 3 blank results to focus results.',
  abilities: [changesAttackDice(['blank'], 'focus', { when: thisAttack, most: 3 })],
};
