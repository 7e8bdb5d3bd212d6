import type { UpgradeFacts } from '../../../card.ts';

export const UNGUIDED_ROCKETS: UpgradeFacts = {
  id: 'unguidedrockets',
  name: 'Unguided Rockets',
  fills: ['missile', 'missile'],
  limited: 0,
  cost: 2,
  attack: { dice: 3, range: [1, 3], requires: 'focus' },
  abilities: 'unwritten',
};
