import type { UpgradeFacts } from '../../../card.ts';

export const PHANTOM_II: UpgradeFacts = {
  id: 'phantomii',
  name: 'Phantom II',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ ship: ['sheathipedeclassshuttle'] }],
  abilities: 'unwritten',
};
