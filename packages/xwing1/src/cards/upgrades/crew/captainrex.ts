import type { UpgradeFacts } from '../../../card.ts';

export const CAPTAIN_REX: UpgradeFacts = {
  id: 'captainrex',
  name: 'Captain Rex',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
