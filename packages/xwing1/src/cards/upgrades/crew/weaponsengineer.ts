import type { UpgradeFacts } from '../../../card.ts';

export const WEAPONS_ENGINEER: UpgradeFacts = {
  id: 'weaponsengineer',
  name: 'Weapons Engineer',
  fills: ['crew'],
  limited: 0,
  cost: 3,
  abilities: 'unwritten',
};
