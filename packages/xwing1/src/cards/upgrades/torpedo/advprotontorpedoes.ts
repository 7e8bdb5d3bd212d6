import type { UpgradeFacts } from '../../../card.ts';

export const ADVANCED_PROTON_TORPEDOES: UpgradeFacts = {
  id: 'advprotontorpedoes',
  name: 'Advanced Proton Torpedoes',
  fills: ['torpedo'],
  limited: 0,
  cost: 6,
  attack: { dice: 5, range: [1, 1], requires: 'lock', spends: ['lock', 'card'] },
  abilities: 'unwritten',
};
