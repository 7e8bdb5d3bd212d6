import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const DW_3_CONCUSSION_GRENADE_LAUNCHER = upgrade('hardpoint', {
  id: 'dw-3-concussion-grenade-launcher',
  name: 'DW-3 Concussion Grenade Launcher',
  points: 8,
  formerPoints: 15,
  restriction: { units: ['AT-ST'] },
  weapons: [ranged('DW-3 Concussion Grenade Launcher', 1, 2, { black: 2 }, kw('fixed', 'front'), kw('blast'))],
});
