import type { UpgradeFacts } from '../../../card.ts';

export const JUKE: UpgradeFacts = {
  id: 'juke',
  name: 'Juke',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  restrictions: [{ size: ['small'] }],
  abilities: 'unwritten',
};
