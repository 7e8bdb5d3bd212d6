import type { UpgradeFacts } from '../../../card.ts';

export const BRIGHT_HOPE: UpgradeFacts = {
  id: 'brighthope',
  name: 'Bright Hope',
  fills: ['title'],
  limited: 1,
  cost: 5,
  restrictions: [{ ship: ['gr75mediumtransport'] }],
  huge: true,
  abilities: [],
};
