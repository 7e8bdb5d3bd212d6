import type { UpgradeFacts } from '../../../card.ts';
import { ADVANCED_HOMING_MISSILES } from './advancedhomingmissiles.ts';
import { ASSAULT_MISSILES } from './assaultmissiles.ts';
import { CHARDAAN_REFIT } from './chardaanrefit.ts';
import { CLUSTER_MISSILES } from './clustermissiles.ts';
import { CONCUSSION_MISSILES } from './concussionmissiles.ts';
import { CRUISE_MISSILES } from './cruisemissiles.ts';
import { HARPOON_MISSILES } from './harpoonmissiles.ts';
import { HOMING_MISSILES } from './homingmissiles.ts';
import { ION_PULSE_MISSILES } from './ionpulsemissiles.ts';
import { PROTON_ROCKETS } from './protonrockets.ts';
import { SCRAMBLER_MISSILES } from './scramblermissiles.ts';
import { UNGUIDED_ROCKETS } from './unguidedrockets.ts';
import { XX_23_S_THREAD_TRACERS } from './xx23sthreadtracers.ts';

export const MISSILE: readonly UpgradeFacts[] = [
  ADVANCED_HOMING_MISSILES,
  ASSAULT_MISSILES,
  CHARDAAN_REFIT,
  CLUSTER_MISSILES,
  CONCUSSION_MISSILES,
  CRUISE_MISSILES,
  HARPOON_MISSILES,
  HOMING_MISSILES,
  ION_PULSE_MISSILES,
  PROTON_ROCKETS,
  SCRAMBLER_MISSILES,
  UNGUIDED_ROCKETS,
  XX_23_S_THREAD_TRACERS,
];
