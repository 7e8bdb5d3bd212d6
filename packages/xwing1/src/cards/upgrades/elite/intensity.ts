import type { UpgradeFacts } from '../../../card.ts';

export const INTENSITY: UpgradeFacts = {
  id: 'intensity',
  name: 'Intensity',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  restrictions: [{ size: ['small'] }],
  abilities: 'unwritten',
  back: {
    title: 'Intensity (Exhausted)',
    abilities: 'unwritten',
  },
};
