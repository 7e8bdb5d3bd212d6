import type { UpgradeFacts } from '../../../card.ts';

export const JAMMING_BEAM: UpgradeFacts = {
  id: 'jammingbeam',
  name: 'Jamming Beam',
  fills: ['cannon'],
  limited: 0,
  cost: 1,
  attack: { dice: 3, range: [1, 2] },
  abilities: 'unwritten',
};
