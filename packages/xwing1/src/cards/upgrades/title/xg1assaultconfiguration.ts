import type { UpgradeFacts } from '../../../card.ts';

export const XG_1_ASSAULT_CONFIGURATION: UpgradeFacts = {
  id: 'xg1assaultconfiguration',
  name: 'Xg-1 Assault Configuration',
  fills: ['title'],
  limited: 0,
  cost: 1,
  restrictions: [{ ship: ['alphaclassstarwing'] }],
  slots: ['cannon', 'cannon'],
  abilities: 'unwritten',
};
