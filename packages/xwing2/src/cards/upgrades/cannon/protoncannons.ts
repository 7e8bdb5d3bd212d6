import type { UpgradeFacts } from '../../../card.ts';
import { thisAttack } from '../../words/attack.ts';
import { changesAttackDie } from '../../words/dice.ts';

export const PROTON_CANNONS: UpgradeFacts = {
  id: 'protoncannons',
  name: 'Proton Cannons',
  fills: ['cannon', 'cannon'],
  limited: 0,
  cost: 4,
  standard: true,
  charges: { value: 2, recovers: 1 },
  attack: { arc: 'bullseye', dice: 4, range: [2, 3], rangeBonus: true, spends: 2 },
  text: 'Spends two charges. One focus or hit result becomes a crit.',
  abilities: [changesAttackDie(['focus', 'hit'], 'crit', { when: thisAttack, optional: false })],
};
