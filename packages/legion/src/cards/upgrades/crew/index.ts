import type { UpgradeFacts } from '../../../card.ts';
import { A_300_RIFLE_GUNNER } from './a-300-rifle-gunner.ts';
import { BACKWORLD_MEDIC } from './backworld-medic.ts';
import { BARC_ION_GUNNER } from './barc-ion-gunner.ts';
import { BARC_RPS_6_GUNNER } from './barc-rps-6-gunner.ts';
import { BARC_TWIN_LASER_GUNNER } from './barc-twin-laser-gunner.ts';
import { GNASP_BOMBARDIER } from './gnasp-bombardier.ts';
import { GNASP_GUNNER } from './gnasp-gunner.ts';
import { REFURBISHED_GONK_DROID } from './refurbished-gonk-droid.ts';
import { RPS_6_ROCKET_GUNNER } from './rps-6-rocket-gunner.ts';
import { UNORTHODOX_TACTICIAN } from './unorthodox-tactician.ts';
import { UNSTABLE_R5_ASTROMECH } from './unstable-r5-astromech.ts';

export const CREW: readonly UpgradeFacts[] = [
  A_300_RIFLE_GUNNER,
  BARC_ION_GUNNER,
  BARC_RPS_6_GUNNER,
  BARC_TWIN_LASER_GUNNER,
  BACKWORLD_MEDIC,
  GNASP_BOMBARDIER,
  GNASP_GUNNER,
  RPS_6_ROCKET_GUNNER,
  REFURBISHED_GONK_DROID,
  UNORTHODOX_TACTICIAN,
  UNSTABLE_R5_ASTROMECH,
];
