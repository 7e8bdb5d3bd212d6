import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const MO_DK_POWER_HARPOON = upgrade('hardpoint', {
  id: 'mo-dk-power-harpoon',
  name: 'Mo/Dk Power Harpoon',
  points: 0,
  restriction: { units: ['T-47 Airspeeder'] },
  weapons: [ranged('Mo/Dk Power Harpoon', 1, 2, { red: 1 }, kw('impact-x', 1), kw('fixed', 'rear'), kw('tow-cable'))],
});
