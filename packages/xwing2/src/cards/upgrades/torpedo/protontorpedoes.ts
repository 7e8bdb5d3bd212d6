import type { UpgradeFacts } from '../../../card.ts';
import { thisAttack } from '../../words/attack.ts';
import { changesAttackDie } from '../../words/dice.ts';

export const PROTON_TORPEDOES: UpgradeFacts = {
  id: 'protontorpedoes',
  name: 'Proton Torpedoes',
  fills: ['torpedo'],
  limited: 0,
  cost: 12,
  standard: true,
  charges: { value: 2, recovers: 0 },
  attack: { arc: 'front', dice: 4, range: [2, 3], rangeBonus: false, requires: ['lock'], spends: 1 },
  text: 'Needs a lock on the defender. One hit of this attack becomes a crit.',
  abilities: [changesAttackDie(['hit'], 'crit', { when: thisAttack, optional: false })],
};
