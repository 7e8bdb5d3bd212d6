import type { UpgradeFacts } from '../../../card.ts';

export const COUNTERMEASURES: UpgradeFacts = {
  id: 'countermeasures',
  name: 'Countermeasures',
  fills: ['modification'],
  limited: 0,
  cost: 3,
  restrictions: [{ size: ['large'] }],
  abilities: 'unwritten',
};
