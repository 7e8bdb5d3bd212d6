import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const AG_2G_QUAD_LASER = upgrade('hardpoint', {
  id: 'ag-2g-quad-laser',
  name: 'AG-2G Quad Laser',
  points: 28,
  formerPoints: 36,
  restriction: { units: ['A-A5 Speeder Truck'] },
  weapons: [ranged('AG-2G Quad Laser', 1, 3, { black: 6 }, kw('impact-x', 2))],
});
