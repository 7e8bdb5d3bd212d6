import type { UpgradeFacts } from '../../../card.ts';

export const NAVIGATOR: UpgradeFacts = {
  id: 'navigator',
  name: 'Navigator',
  fills: ['crew'],
  limited: 0,
  cost: 3,
  restrictions: [{ size: ['small', 'large'] }],
  abilities: 'unwritten',
};
