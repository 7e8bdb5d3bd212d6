import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const LINKED_TARGETING_ARRAY = upgrade('comms', {
  id: 'linked-targeting-array',
  name: 'Linked Targeting Array',
  points: 5,
  restriction: { types: ['ground', 'repulsor', 'emplacement'] },
  keywords: [kw('target-x', 1)],
});
