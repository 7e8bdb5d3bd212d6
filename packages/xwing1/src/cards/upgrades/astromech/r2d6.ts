import type { UpgradeFacts } from '../../../card.ts';

export const R2_D6: UpgradeFacts = {
  id: 'r2d6',
  name: 'R2-D6',
  fills: ['astromech'],
  limited: 1,
  cost: 1,
  restrictions: [{ withoutSlot: 'elite' }, { skillFrom: 3 }],
  slots: ['elite'],
  abilities: [],
};
