import type { UpgradeFacts } from '../../../card.ts';

export const OPTIMIZED_GENERATORS: UpgradeFacts = {
  id: 'optimizedgenerators',
  name: 'Optimized Generators',
  fills: ['modification'],
  limited: 0,
  cost: 5,
  restrictions: [{ size: ['huge'] }],
  huge: true,
  abilities: [],
};
