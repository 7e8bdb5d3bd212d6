import type { UpgradeFacts } from '../../../card.ts';

export const PROTON_ROCKETS: UpgradeFacts = {
  id: 'protonrockets',
  name: 'Proton Rockets',
  fills: ['missile'],
  limited: 0,
  cost: 8,
  standard: true,
  charges: { value: 1, recovers: 0 },
  attack: { arc: 'bullseye', dice: 5, range: [1, 2], rangeBonus: false, requires: ['focus'], spends: 1 },
  text: 'Needs a focus token.',
  abilities: [],
};
