import type { UpgradeFacts } from '../../../card.ts';

export const SLICER_TOOLS: UpgradeFacts = {
  id: 'slicertools',
  name: 'Slicer Tools',
  fills: ['cargo'],
  limited: 0,
  cost: 7,
  huge: true,
  abilities: [],
};
