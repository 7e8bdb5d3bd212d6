import type { UpgradeFacts } from '../../../card.ts';

export const DEATH_TROOPERS: UpgradeFacts = {
  id: 'deathtroopers',
  name: 'Death Troopers',
  fills: ['crew', 'crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['imperial'] }],
  abilities: 'unwritten',
};
