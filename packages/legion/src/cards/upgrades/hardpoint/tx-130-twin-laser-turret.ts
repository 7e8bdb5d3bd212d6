import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const TX_130_TWIN_LASER_TURRET = upgrade('hardpoint', {
  id: 'tx-130-twin-laser-turret',
  name: 'TX-130 Twin Laser Turret',
  points: 14,
  restriction: { units: ['TX-130 Saber-Class Fighter Tank'] },
  weapons: [ranged('TX-130 Twin Laser Turret', 1, 3, { black: 3 }, kw('critical-x', 1))],
});
