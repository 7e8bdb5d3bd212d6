import type { UpgradeFacts } from '../../../card.ts';

export const VAKSAI: UpgradeFacts = {
  id: 'vaksai',
  name: 'Vaksai',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['kihraxzfighter'] }],
  building: { cheaper: { by: 1 }, different: 'modification' },
  slots: ['modification', 'modification'],
  text: 'Each of your upgrades costs 1 point less. You may equip 3 different modifications.',
  abilities: [],
};
