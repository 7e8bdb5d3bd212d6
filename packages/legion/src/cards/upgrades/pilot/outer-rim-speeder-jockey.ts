import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const OUTER_RIM_SPEEDER_JOCKEY = upgrade('pilot', {
  id: 'outer-rim-speeder-jockey',
  name: 'Outer Rim Speeder Jockey',
  points: 10,
  restriction: { types: ['repulsor'], factions: ['rebels'] },
  keywords: [kw('cover-x', 1)],
});
