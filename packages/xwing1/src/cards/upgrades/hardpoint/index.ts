import type { UpgradeFacts } from '../../../card.ts';
import { DUAL_LASER_TURRET } from './duallaserturret.ts';
import { HEAVY_LASER_TURRET } from './heavylaserturret.ts';
import { ION_CANNON_BATTERY } from './ioncannonbattery.ts';
import { QUAD_LASER_CANNONS } from './quadlasercannons.ts';
import { SINGLE_TURBOLASERS } from './singleturbolasers.ts';

export const HARDPOINT: readonly UpgradeFacts[] = [
  DUAL_LASER_TURRET,
  HEAVY_LASER_TURRET,
  ION_CANNON_BATTERY,
  QUAD_LASER_CANNONS,
  SINGLE_TURBOLASERS,
];
