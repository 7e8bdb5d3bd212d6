import type { UpgradeFacts } from '../../../card.ts';
import { A_180_CONFIGURATION } from './a-180-configuration.ts';
import { A_300_CONFIGURATION } from './a-300-configuration.ts';
import { A280_CFE_CONFIGURATION } from './a280-cfe-configuration.ts';
import { CR_24_FLAME_RIFLE } from './cr-24-flame-rifle.ts';
import { DEFLECTOR_SHIELDS } from './deflector-shields.ts';
import { DT_57_ANNIHILATOR } from './dt-57-annihilator.ts';
import { E_11D_CONFIGURATION } from './e-11d-configuration.ts';
import { ELECTRO_GAUNTLETS } from './electro-gauntlets.ts';
import { IDENS_DLT_20A_RIFLE } from './idens-dlt-20a-rifle.ts';
import { IDENS_TL_50_REPEATER } from './idens-tl-50-repeater.ts';
import { J_19_BO_RIFLE } from './j-19-bo-rifle.ts';
import { JETPACK_ROCKETS } from './jetpack-rockets.ts';
import { JYNS_SE_14_BLASTER } from './jyns-se-14-blaster.ts';
import { LOOTED_E_5_BLASTER } from './looted-e-5-blaster.ts';
import { RT_97C_BLASTER_RIFLE } from './rt-97c-blaster-rifle.ts';
import { T_21_BLASTER_RIFLE } from './t-21-blaster-rifle.ts';
import { THE_DARKSABER } from './the-darksaber.ts';
import { VIBROSWORDS } from './vibroswords.ts';

export const ARMAMENT: readonly UpgradeFacts[] = [
  A_180_CONFIGURATION,
  A_300_CONFIGURATION,
  A280_CFE_CONFIGURATION,
  CR_24_FLAME_RIFLE,
  DT_57_ANNIHILATOR,
  DEFLECTOR_SHIELDS,
  E_11D_CONFIGURATION,
  ELECTRO_GAUNTLETS,
  IDENS_DLT_20A_RIFLE,
  IDENS_TL_50_REPEATER,
  J_19_BO_RIFLE,
  JETPACK_ROCKETS,
  JYNS_SE_14_BLASTER,
  LOOTED_E_5_BLASTER,
  RT_97C_BLASTER_RIFLE,
  T_21_BLASTER_RIFLE,
  THE_DARKSABER,
  VIBROSWORDS,
];
