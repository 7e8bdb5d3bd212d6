import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const FIRST_SERGEANT_ARBMAB = upgrade('pilot', {
  id: 'first-sergeant-arbmab',
  name: 'First Sergeant Arbmab',
  unique: true,
  points: 5,
  restriction: { types: ['ground'] },
  keywords: [kw('tactical-x', 1)],
});
