import type { UpgradeFacts } from '../../../card.ts';

export const ION_TORPEDOES: UpgradeFacts = {
  id: 'iontorpedoes',
  name: 'Ion Torpedoes',
  fills: ['torpedo'],
  limited: 0,
  cost: 5,
  attack: { dice: 4, range: [2, 3], requires: 'lock', spends: ['lock', 'card'] },
  abilities: 'unwritten',
};
