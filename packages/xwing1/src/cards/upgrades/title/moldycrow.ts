import type { UpgradeFacts } from '../../../card.ts';

export const MOLDY_CROW: UpgradeFacts = {
  id: 'moldycrow',
  name: 'Moldy Crow',
  fills: ['title'],
  limited: 1,
  cost: 3,
  restrictions: [{ ship: ['hwk290'] }],
  abilities: 'unwritten',
};
