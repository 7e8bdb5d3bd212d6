import type { UpgradeFacts } from '../../../card.ts';

export const ANDRASTA: UpgradeFacts = {
  id: 'andrasta',
  name: 'Andrasta',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ ship: ['firespray31'] }],
  slots: ['bomb', 'bomb'],
  abilities: [],
};
