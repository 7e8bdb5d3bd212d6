import type { UpgradeFacts } from '../../../card.ts';

export const TRACTOR_BEAM: UpgradeFacts = {
  id: 'tractorbeam',
  name: 'Tractor Beam',
  fills: ['cannon'],
  limited: 0,
  cost: 1,
  attack: { dice: 3, range: [1, 3] },
  abilities: 'unwritten',
};
