import type { UpgradeFacts } from '../../../card.ts';
import { AUTOBLASTER_TURRET } from './autoblasterturret.ts';
import { BLASTER_TURRET } from './blasterturret.ts';
import { DORSAL_TURRET } from './dorsalturret.ts';
import { ION_CANNON_TURRET } from './ioncannonturret.ts';
import { SYNCED_TURRET } from './syncedturret.ts';
import { TWIN_LASER_TURRET } from './twinlaserturret.ts';

export const TURRET: readonly UpgradeFacts[] = [
  AUTOBLASTER_TURRET,
  BLASTER_TURRET,
  DORSAL_TURRET,
  ION_CANNON_TURRET,
  SYNCED_TURRET,
  TWIN_LASER_TURRET,
];
