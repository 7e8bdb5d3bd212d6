import type { UpgradeFacts } from '../../../card.ts';

export const SLAVE_I: UpgradeFacts = {
  id: 'slavei',
  name: 'Slave I',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ ship: ['firespray31'] }],
  slots: ['torpedo'],
  abilities: [],
};
