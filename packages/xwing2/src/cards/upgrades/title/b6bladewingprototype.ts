import type { UpgradeFacts } from '../../../card.ts';

export const B6_BLADE_WING_PROTOTYPE: UpgradeFacts = {
  id: 'b6bladewingprototype',
  name: 'B6 Blade Wing Prototype',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['rebelalliance'] }, { ship: ['asf01bwing'] }],
  standard: true,
  slots: ['gunner'],
  text: 'Adds a gunner slot.',
  abilities: [],
};
