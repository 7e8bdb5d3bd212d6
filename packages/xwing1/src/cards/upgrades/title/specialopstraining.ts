import type { UpgradeFacts } from '../../../card.ts';

export const SPECIAL_OPS_TRAINING: UpgradeFacts = {
  id: 'specialopstraining',
  name: 'Special Ops Training',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['tiesffighter'] }],
  abilities: 'unwritten',
};
