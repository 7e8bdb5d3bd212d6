import type { UpgradeFacts } from '../../../card.ts';

export const HERA_SYNDULLA: UpgradeFacts = {
  id: 'herasyndulla',
  name: 'Hera Syndulla',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
