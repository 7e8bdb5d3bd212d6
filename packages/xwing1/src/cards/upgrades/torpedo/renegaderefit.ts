import type { UpgradeFacts } from '../../../card.ts';

export const RENEGADE_REFIT: UpgradeFacts = {
  id: 'renegaderefit',
  name: 'Renegade Refit',
  fills: ['torpedo'],
  limited: 0,
  cost: -2,
  restrictions: [{ ship: ['uwing', 'xwing'] }],
  building: { cheaper: { slot: 'elite', by: 1 }, different: 'modification' },
  slots: ['modification'],
  text: 'You may equip 2 different modifications. Each of your elite upgrades costs 1 point less.',
  abilities: [],
};
