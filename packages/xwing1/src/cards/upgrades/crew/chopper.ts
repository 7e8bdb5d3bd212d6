import type { UpgradeFacts } from '../../../card.ts';

export const CHOPPER: UpgradeFacts = {
  id: 'chopper',
  name: '"Chopper"',
  fills: ['crew'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
