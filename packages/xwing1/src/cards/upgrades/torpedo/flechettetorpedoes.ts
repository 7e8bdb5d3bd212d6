import type { UpgradeFacts } from '../../../card.ts';

export const FLECHETTE_TORPEDOES: UpgradeFacts = {
  id: 'flechettetorpedoes',
  name: 'Flechette Torpedoes',
  fills: ['torpedo'],
  limited: 0,
  cost: 2,
  attack: { dice: 3, range: [2, 3], requires: 'lock', spends: ['lock', 'card'] },
  abilities: 'unwritten',
};
