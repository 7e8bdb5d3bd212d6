import type { UpgradeFacts } from '../../../card.ts';

export const ANTI_PURSUIT_LASERS: UpgradeFacts = {
  id: 'antipursuitlasers',
  name: 'Anti-Pursuit Lasers',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  restrictions: [{ size: ['large'] }],
  abilities: 'unwritten',
};
