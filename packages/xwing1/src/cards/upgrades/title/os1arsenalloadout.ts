import type { UpgradeFacts } from '../../../card.ts';

export const OS_1_ARSENAL_LOADOUT: UpgradeFacts = {
  id: 'os1arsenalloadout',
  name: 'Os-1 Arsenal Loadout',
  fills: ['title'],
  limited: 0,
  cost: 2,
  restrictions: [{ ship: ['alphaclassstarwing'] }],
  slots: ['torpedo', 'missile'],
  abilities: 'unwritten',
};
