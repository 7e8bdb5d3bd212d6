import type { UpgradeFacts } from '../../../card.ts';
import { BARRAGE_ROCKETS } from './barragerockets.ts';
import { CLUSTER_MISSILES } from './clustermissiles.ts';
import { CONCUSSION_MISSILES } from './concussionmissiles.ts';
import { DIAMOND_BORON_MISSILES } from './diamondboronmissiles.ts';
import { DISCORD_MISSILES } from './discordmissiles.ts';
import { ELECTRO_CHAFF_MISSILES } from './electrochaffmissiles.ts';
import { ENERGY_SHELL_CHARGES } from './energyshellcharges.ts';
import { HOMING_MISSILES } from './homingmissiles.ts';
import { ION_MISSILES } from './ionmissiles.ts';
import { MAG_PULSE_WARHEADS } from './magpulsewarheads.ts';
import { MULTI_MISSILE_PODS } from './multimissilepods.ts';
import { PROTON_ROCKETS } from './protonrockets.ts';
import { XX_23_S_THREAD_TRACERS } from './xx23sthreadtracers.ts';

export const MISSILE: readonly UpgradeFacts[] = [
  BARRAGE_ROCKETS,
  CLUSTER_MISSILES,
  CONCUSSION_MISSILES,
  DIAMOND_BORON_MISSILES,
  DISCORD_MISSILES,
  ELECTRO_CHAFF_MISSILES,
  ENERGY_SHELL_CHARGES,
  HOMING_MISSILES,
  ION_MISSILES,
  MAG_PULSE_WARHEADS,
  MULTI_MISSILE_PODS,
  PROTON_ROCKETS,
  XX_23_S_THREAD_TRACERS,
];
