import type { UpgradeFacts } from '../../../card.ts';

export const HOTSHOT_TAIL_BLASTER: UpgradeFacts = {
  id: 'hotshottailblaster',
  name: 'Hotshot Tail Blaster',
  fills: ['illicit'],
  limited: 0,
  cost: 2,
  restrictions: [{ size: ['medium', 'large'] }],
  standard: true,
  charges: { value: 2, recovers: 0 },
  attack: { arc: 'rear', dice: 2, range: [0, 1], rangeBonus: false, spends: 1 },
  text: 'A weapon to the rear that can be used at range 0.',
  abilities: [],
};
