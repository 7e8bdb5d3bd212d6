import type { UpgradeFacts } from '../../../card.ts';

export const SHIELD_TECHNICIAN: UpgradeFacts = {
  id: 'shieldtechnician',
  name: 'Shield Technician',
  fills: ['crew'],
  limited: 0,
  cost: 1,
  restrictions: [{ size: ['huge'] }],
  huge: true,
  abilities: [],
};
