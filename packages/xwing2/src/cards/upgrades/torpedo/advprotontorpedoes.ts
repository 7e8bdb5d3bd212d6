import type { UpgradeFacts } from '../../../card.ts';
import { thisAttack } from '../../words/attack.ts';
import { changesAttackDie } from '../../words/dice.ts';

export const ADV_PROTON_TORPEDOES: UpgradeFacts = {
  id: 'advprotontorpedoes',
  name: 'Adv. Proton Torpedoes',
  fills: ['torpedo'],
  limited: 0,
  cost: 8,
  standard: true,
  charges: { value: 1, recovers: 0 },
  attack: { arc: 'front', dice: 5, range: [1, 1], rangeBonus: false, requires: ['lock'], spends: 1 },
  text: 'Needs a lock on the defender. One hit of this attack becomes a crit.',
  abilities: [changesAttackDie(['hit'], 'crit', { when: thisAttack, optional: false })],
};
