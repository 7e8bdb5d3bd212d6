import type { UpgradeFacts } from '../../../card.ts';

export const EMPEROR_PALPATINE: UpgradeFacts = {
  id: 'emperorpalpatine',
  name: 'Emperor Palpatine',
  fills: ['crew', 'crew'],
  limited: 1,
  cost: 8,
  restrictions: [{ faction: ['imperial'] }],
  abilities: 'unwritten',
};
