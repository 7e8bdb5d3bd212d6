import type { UpgradeFacts } from '../../../card.ts';

export const AUTOBLASTER: UpgradeFacts = {
  id: 'autoblaster',
  name: 'Autoblaster',
  fills: ['cannon'],
  limited: 0,
  cost: 5,
  attack: { dice: 3, range: [1, 1] },
  abilities: 'unwritten',
};
