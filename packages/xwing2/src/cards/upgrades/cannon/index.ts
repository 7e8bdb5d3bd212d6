import type { UpgradeFacts } from '../../../card.ts';
import { AUTOBLASTERS } from './autoblasters.ts';
import { HEAVY_LASER_CANNON } from './heavylasercannon.ts';
import { ION_CANNON } from './ioncannon.ts';
import { JAMMING_BEAM } from './jammingbeam.ts';
import { PROTON_CANNONS } from './protoncannons.ts';
import { SYNCED_LASER_CANNONS } from './syncedlasercannons.ts';
import { TRACTOR_BEAM } from './tractorbeam.ts';
import { UNDERSLUNG_BLASTER_CANNON } from './underslungblastercannon.ts';

export const CANNON: readonly UpgradeFacts[] = [
  AUTOBLASTERS,
  HEAVY_LASER_CANNON,
  ION_CANNON,
  JAMMING_BEAM,
  PROTON_CANNONS,
  SYNCED_LASER_CANNONS,
  TRACTOR_BEAM,
  UNDERSLUNG_BLASTER_CANNON,
];
