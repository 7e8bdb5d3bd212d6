import type { UpgradeFacts } from '../card.ts';

export const TURRET: readonly UpgradeFacts[] = [
  {
    id: 'dorsalturret',
    name: 'Dorsal Turret',
    fills: ['turret'],
    limited: 0,
    cost: 2,
    standard: true,
    attack: { arc: 'turret', dice: 2, range: [1, 2], rangeBonus: true },
    actions: ['rotate'],
    abilities: 'unwritten',
  },
  {
    id: 'ioncannonturret',
    name: 'Ion Cannon Turret',
    fills: ['turret'],
    limited: 0,
    cost: 5,
    standard: true,
    attack: { arc: 'turret', dice: 3, range: [1, 2], rangeBonus: true },
    actions: ['rotate'],
    abilities: 'unwritten',
  },
];
