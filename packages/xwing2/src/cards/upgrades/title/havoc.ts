import type { UpgradeFacts } from '../../../card.ts';

export const HAVOC: UpgradeFacts = {
  id: 'havoc',
  name: 'Havoc',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['scurrgh6bomber'] }],
  standard: false,
  slots: ['sensor', 'astromech', '-crew'],
  text: 'Adds a sensor and an astromech slot and takes a crew slot.',
  abilities: [],
};
