import type { UpgradeFacts } from '../../../card.ts';

export const HAVOC: UpgradeFacts = {
  id: 'havoc',
  name: 'Havoc',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ ship: ['scurrgh6bomber'] }],
  building: { only: { slot: 'salvagedastromech', unique: true } },
  slots: ['system', 'salvagedastromech', '-crew'],
  text: 'A system and a salvaged astromech upgrade instead of crew; the astromech must be unique.',
  abilities: [],
};
