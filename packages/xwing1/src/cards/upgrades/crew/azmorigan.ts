import type { UpgradeFacts } from '../../../card.ts';

export const AZMORIGAN: UpgradeFacts = {
  id: 'azmorigan',
  name: 'Azmorigan',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['scum'] }, { size: ['huge'] }],
  huge: true,
  abilities: [],
};
