import type { UpgradeFacts } from '../../../card.ts';

export const PHANTOM: UpgradeFacts = {
  id: 'phantom',
  name: 'Phantom',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ ship: ['attackshuttle'] }],
  abilities: 'unwritten',
};
