import type { UpgradeFacts } from '../../../card.ts';

export const JYN_ERSO: UpgradeFacts = {
  id: 'jynerso',
  name: 'Jyn Erso',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
