import type { UpgradeFacts } from '../../../card.ts';

export const HOUNDS_TOOTH: UpgradeFacts = {
  id: 'houndstooth',
  name: "Hound's Tooth",
  fills: ['title'],
  limited: 1,
  cost: 6,
  restrictions: [{ ship: ['yv666'] }],
  abilities: 'unwritten',
};
