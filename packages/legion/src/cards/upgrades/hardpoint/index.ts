import type { UpgradeFacts } from '../../../card.ts';
import { EIGHTY_EIGHT_TWIN_LIGHT_BLASTER_CANNON } from './88-twin-light-blaster-cannon.ts';
import { AG_2G_QUAD_LASER } from './ag-2g-quad-laser.ts';
import { AT_RT_FLAMETHROWER } from './at-rt-flamethrower.ts';
import { AT_RT_LASER_CANNON } from './at-rt-laser-cannon.ts';
import { AT_RT_ROTARY_BLASTER } from './at-rt-rotary-blaster.ts';
import { AT_ST_MORTAR_LAUNCHER } from './at-st-mortar-launcher.ts';
import { AX_108_GROUND_BUZZER } from './ax-108-ground-buzzer.ts';
import { DLT_19_RIFLE_PINTLE } from './dlt-19-rifle-pintle.ts';
import { DW_3_CONCUSSION_GRENADE_LAUNCHER } from './dw-3-concussion-grenade-launcher.ts';
import { HEAVY_LASER_RETROFIT } from './heavy-laser-retrofit.ts';
import { M_45_ION_BLASTER } from './m-45-ion-blaster.ts';
import { MARK_II_MEDIUM_BLASTER } from './mark-ii-medium-blaster.ts';
import { MO_DK_POWER_HARPOON } from './mo-dk-power-harpoon.ts';
import { NOSE_MOUNTED_FLAMETHROWER } from './nose-mounted-flamethrower.ts';
import { NOSE_MOUNTED_ION_BLASTER } from './nose-mounted-ion-blaster.ts';
import { NOSE_MOUNTED_LASER_CANNON } from './nose-mounted-laser-cannon.ts';
import { RT_97C_RIFLE_PINTLE } from './rt-97c-rifle-pintle.ts';
import { TWIN_BEAM_CANNONS } from './twin-beam-cannons.ts';
import { TWIN_BLASTER_CANNONS } from './twin-blaster-cannons.ts';
import { TWIN_MISSILE_PODS } from './twin-missile-pods.ts';
import { TX_130_BEAM_CANNON_TURRET } from './tx-130-beam-cannon-turret.ts';
import { TX_130_TWIN_LASER_TURRET } from './tx-130-twin-laser-turret.ts';

export const HARDPOINT: readonly UpgradeFacts[] = [
  EIGHTY_EIGHT_TWIN_LIGHT_BLASTER_CANNON,
  AG_2G_QUAD_LASER,
  AT_RT_FLAMETHROWER,
  AT_RT_LASER_CANNON,
  AT_RT_ROTARY_BLASTER,
  AT_ST_MORTAR_LAUNCHER,
  AX_108_GROUND_BUZZER,
  DLT_19_RIFLE_PINTLE,
  DW_3_CONCUSSION_GRENADE_LAUNCHER,
  HEAVY_LASER_RETROFIT,
  M_45_ION_BLASTER,
  MARK_II_MEDIUM_BLASTER,
  MO_DK_POWER_HARPOON,
  NOSE_MOUNTED_FLAMETHROWER,
  NOSE_MOUNTED_ION_BLASTER,
  NOSE_MOUNTED_LASER_CANNON,
  RT_97C_RIFLE_PINTLE,
  TX_130_BEAM_CANNON_TURRET,
  TX_130_TWIN_LASER_TURRET,
  TWIN_BEAM_CANNONS,
  TWIN_BLASTER_CANNONS,
  TWIN_MISSILE_PODS,
];
