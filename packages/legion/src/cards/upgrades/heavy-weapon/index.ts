import type { UpgradeFacts } from '../../../card.ts';
import { B2_ACM_TROOPER } from './b2-acm-trooper.ts';
import { B2_HA_TROOPER } from './b2-ha-trooper.ts';
import { BATTLE_SHIELD_WOOKIEE } from './battle-shield-wookiee.ts';
import { BESKAD_DUELIST } from './beskad-duelist.ts';
import { BISTAN } from './bistan.ts';
import { BOWCASTER_WOOKIEE } from './bowcaster-wookiee.ts';
import { BX_SERIES_DROID_SNIPER } from './bx-series-droid-sniper.ts';
import { CM_O_93_TROOPER } from './cm-o-93-trooper.ts';
import { DC_15_PHASE_I_TROOPER } from './dc-15-phase-i-trooper.ts';
import { DC_15X_ARC_TROOPER } from './dc-15x-arc-trooper.ts';
import { DEL_MEEKO } from './del-meeko.ts';
import { DH_447_SNIPER } from './dh-447-sniper.ts';
import { DIOXIS_MINE_SABOTEUR } from './dioxis-mine-saboteur.ts';
import { DLT_19_STORMTROOPER } from './dlt-19-stormtrooper.ts';
import { DLT_19D_TROOPER } from './dlt-19d-trooper.ts';
import { DLT_19X_SNIPER } from './dlt-19x-sniper.ts';
import { DLT_20A_TROOPER } from './dlt-20a-trooper.ts';
import { DP_23_PHASE_I_TROOPER } from './dp-23-phase-i-trooper.ts';
import { DT_F16 } from './dt-f16.ts';
import { E_5C_B1_TROOPER } from './e-5c-b1-trooper.ts';
import { E_5S_B1_TROOPER } from './e-5s-b1-trooper.ts';
import { E_60R_B1_TROOPER } from './e-60r-b1-trooper.ts';
import { ECHO } from './echo.ts';
import { ELECTRO_WHIP_MAGNAGUARD } from './electro-whip-magnaguard.ts';
import { ELECTROSTAFF_GUARD } from './electrostaff-guard.ts';
import { FIVES } from './fives.ts';
import { FLAMETROOPER } from './flametrooper.ts';
import { GIDEON_HASK } from './gideon-hask.ts';
import { HH_12_STORMTROOPER } from './hh-12-stormtrooper.ts';
import { IG_100_MAGNAGUARD } from './ig-100-magnaguard.ts';
import { LONG_GUN_WOOKIEE } from './long-gun-wookiee.ts';
import { MPL_57_BARRAGE_TROOPER } from './mpl-57-barrage-trooper.ts';
import { MPL_57_ION_TROOPER } from './mpl-57-ion-trooper.ts';
import { PAO } from './pao.ts';
import { PHASE_II_MORTAR_TROOPER } from './phase-ii-mortar-trooper.ts';
import { PROTON_CHARGE_SABOTEUR } from './proton-charge-saboteur.ts';
import { RADIATION_CANNON_B1_TROOPER } from './radiation-cannon-b1-trooper.ts';
import { RPS_6_MAGNAGUARD } from './rps-6-magnaguard.ts';
import { RPS_6_PHASE_I_TROOPER } from './rps-6-phase-i-trooper.ts';
import { RT_97C_STORMTROOPER } from './rt-97c-stormtrooper.ts';
import { SCATTER_GUN_TROOPER } from './scatter-gun-trooper.ts';
import { SONIC_CHARGE_SABOTEUR } from './sonic-charge-saboteur.ts';
import { SX_21_TROOPER } from './sx-21-trooper.ts';
import { T_7_ION_SNOWTROOPER } from './t-7-ion-snowtrooper.ts';
import { T_21_SPECIAL_FORCES_TROOPER } from './t-21-special-forces-trooper.ts';
import { T_21_STORMTROOPER } from './t-21-stormtrooper.ts';
import { T_21B_TROOPER } from './t-21b-trooper.ts';
import { TRISTAN_WREN } from './tristan-wren.ts';
import { URSA_WREN } from './ursa-wren.ts';
import { Z_6_PHASE_I_TROOPER } from './z-6-phase-i-trooper.ts';
import { Z_6_PHASE_II_TROOPER } from './z-6-phase-ii-trooper.ts';
import { Z_6_TROOPER } from './z-6-trooper.ts';

export const HEAVY_WEAPON: readonly UpgradeFacts[] = [
  B2_ACM_TROOPER,
  B2_HA_TROOPER,
  BX_SERIES_DROID_SNIPER,
  BATTLE_SHIELD_WOOKIEE,
  BESKAD_DUELIST,
  BISTAN,
  BOWCASTER_WOOKIEE,
  CM_O_93_TROOPER,
  DC_15_PHASE_I_TROOPER,
  DC_15X_ARC_TROOPER,
  DH_447_SNIPER,
  DLT_19_STORMTROOPER,
  DLT_19D_TROOPER,
  DLT_19X_SNIPER,
  DLT_20A_TROOPER,
  DP_23_PHASE_I_TROOPER,
  DT_F16,
  DEL_MEEKO,
  DIOXIS_MINE_SABOTEUR,
  E_5C_B1_TROOPER,
  E_5S_B1_TROOPER,
  E_60R_B1_TROOPER,
  ECHO,
  ELECTRO_WHIP_MAGNAGUARD,
  ELECTROSTAFF_GUARD,
  FIVES,
  FLAMETROOPER,
  GIDEON_HASK,
  HH_12_STORMTROOPER,
  IG_100_MAGNAGUARD,
  LONG_GUN_WOOKIEE,
  MPL_57_BARRAGE_TROOPER,
  MPL_57_ION_TROOPER,
  PAO,
  PHASE_II_MORTAR_TROOPER,
  PROTON_CHARGE_SABOTEUR,
  RPS_6_MAGNAGUARD,
  RPS_6_PHASE_I_TROOPER,
  RT_97C_STORMTROOPER,
  RADIATION_CANNON_B1_TROOPER,
  SX_21_TROOPER,
  SCATTER_GUN_TROOPER,
  SONIC_CHARGE_SABOTEUR,
  T_21_SPECIAL_FORCES_TROOPER,
  T_21_STORMTROOPER,
  T_21B_TROOPER,
  T_7_ION_SNOWTROOPER,
  TRISTAN_WREN,
  URSA_WREN,
  Z_6_PHASE_I_TROOPER,
  Z_6_PHASE_II_TROOPER,
  Z_6_TROOPER,
];
