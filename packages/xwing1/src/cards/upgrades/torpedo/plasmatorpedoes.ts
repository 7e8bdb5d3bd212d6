import type { UpgradeFacts } from '../../../card.ts';

export const PLASMA_TORPEDOES: UpgradeFacts = {
  id: 'plasmatorpedoes',
  name: 'Plasma Torpedoes',
  fills: ['torpedo'],
  limited: 0,
  cost: 3,
  attack: { dice: 4, range: [2, 3], requires: 'lock', spends: ['lock', 'card'] },
  abilities: 'unwritten',
};
