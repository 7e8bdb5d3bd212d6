import type { UpgradeFacts } from '../../../card.ts';

export const DORSAL_TURRET: UpgradeFacts = {
  id: 'dorsalturret',
  name: 'Dorsal Turret',
  fills: ['turret'],
  limited: 0,
  cost: 2,
  standard: true,
  attack: { arc: 'turret', dice: 2, range: [1, 2], rangeBonus: true },
  actions: ['rotate'],
  text: 'A weapon that shoots where your turret points.',
  abilities: [],
};
