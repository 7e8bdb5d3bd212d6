import type { UpgradeFacts } from '../../../card.ts';

export const FLEET_OFFICER: UpgradeFacts = {
  id: 'fleetofficer',
  name: 'Fleet Officer',
  fills: ['crew'],
  limited: 0,
  cost: 3,
  restrictions: [{ faction: ['imperial'] }],
  abilities: 'unwritten',
};
