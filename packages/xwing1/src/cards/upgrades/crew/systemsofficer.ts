import type { UpgradeFacts } from '../../../card.ts';

export const SYSTEMS_OFFICER: UpgradeFacts = {
  id: 'systemsofficer',
  name: 'Systems Officer',
  fills: ['crew'],
  limited: 0,
  oncePerShip: true,
  cost: 2,
  restrictions: [{ faction: ['imperial'] }],
  abilities: 'unwritten',
};
