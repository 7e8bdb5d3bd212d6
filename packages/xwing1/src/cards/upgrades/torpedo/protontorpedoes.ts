import type { UpgradeFacts } from '../../../card.ts';
import { thisAttack } from '../../words/attack.ts';
import { changesAttackDice } from '../../words/dice.ts';

export const PROTON_TORPEDOES: UpgradeFacts = {
  id: 'protontorpedoes',
  name: 'Proton Torpedoes',
  fills: ['torpedo'],
  limited: 0,
  cost: 4,
  attack: { dice: 4, range: [2, 3], requires: 'lock', spends: ['lock', 'card'] },
  text: 'Needs a target lock on the defender; the lock and the card are spent. You may change 1 focus result to a crit.',
  abilities: [changesAttackDice(['focus'], 'crit', { when: thisAttack })],
};
