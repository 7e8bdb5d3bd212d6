import type { UpgradeFacts } from '../../../card.ts';

export const ATTANNI_MINDLINK: UpgradeFacts = {
  id: 'attannimindlink',
  name: 'Attanni Mindlink',
  fills: ['elite'],
  limited: 2,
  cost: 1,
  restrictions: [{ faction: ['scum'] }],
  abilities: 'unwritten',
};
