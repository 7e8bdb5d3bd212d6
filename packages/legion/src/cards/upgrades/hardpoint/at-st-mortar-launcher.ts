import { BEYOND, kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const AT_ST_MORTAR_LAUNCHER = upgrade('hardpoint', {
  id: 'at-st-mortar-launcher',
  name: 'AT-ST Mortar Launcher',
  points: 5,
  formerPoints: 10,
  restriction: { units: ['AT-ST'] },
  weapons: [ranged('AT-ST Mortar Launcher', 4, BEYOND, { white: 3 }, kw('fixed', 'front'), kw('suppressive'))],
});
