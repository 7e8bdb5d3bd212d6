import type { UpgradeFacts } from '../../../card.ts';

export const DENGAR: UpgradeFacts = {
  id: 'dengar',
  name: 'Dengar',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['scum'] }],
  abilities: 'unwritten',
};
