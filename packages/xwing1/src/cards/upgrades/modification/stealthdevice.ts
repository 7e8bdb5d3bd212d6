import type { UpgradeFacts } from '../../../card.ts';

export const STEALTH_DEVICE: UpgradeFacts = {
  id: 'stealthdevice',
  name: 'Stealth Device',
  fills: ['modification'],
  limited: 0,
  cost: 3,
  stats: { agility: 1 },
  abilities: 'unwritten',
};
