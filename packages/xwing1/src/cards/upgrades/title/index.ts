import type { UpgradeFacts } from '../../../card.ts';
import { ADAPTIVE_AILERONS } from './adaptiveailerons.ts';
import { ADVANCED_AILERONS } from './advancedailerons.ts';
import { ALLIANCE_OVERHAUL } from './allianceoverhaul.ts';
import { ANDRASTA } from './andrasta.ts';
import { ASSAILER } from './assailer.ts';
import { A_WING_TEST_PILOT } from './awingtestpilot.ts';
import { BLACK_ONE } from './blackone.ts';
import { BRIGHT_HOPE } from './brighthope.ts';
import { BROKEN_HORN } from './brokenhorn.ts';
import { BTL_A4_Y_WING } from './btla4ywing.ts';
import { CONCORD_DAWN_PROTECTOR } from './concorddawnprotector.ts';
import { CROSSFIRE_FORMATION } from './crossfireformation.ts';
import { DAUNTLESS } from './dauntless.ts';
import { DODONNAS_PRIDE } from './dodonnaspride.ts';
import { DUTYFREE } from './dutyfree.ts';
import { ENFORCER } from './enforcer.ts';
import { FIRST_ORDER_VANGUARD } from './firstordervanguard.ts';
import { GHOST } from './ghost.ts';
import { GHOST_SWX72 } from './ghost-swx72.ts';
import { HAVOC } from './havoc.ts';
import { HEAVY_SCYK_INTERCEPTOR } from './heavyscykinterceptor.ts';
import { HOUNDS_TOOTH } from './houndstooth.ts';
import { IG_2000 } from './ig2000.ts';
import { IMPETUOUS } from './impetuous.ts';
import { INSATIABLE_WORRT } from './insatiableworrt.ts';
import { INSTIGATOR } from './instigator.ts';
import { JAINAS_LIGHT } from './jainaslight.ts';
import { KYLO_RENS_SHUTTLE } from './kylorensshuttle.ts';
import { LIGHT_SCYK_INTERCEPTOR } from './lightscykinterceptor.ts';
import { MERCHANT_ONE } from './merchantone.ts';
import { MILLENNIUM_FALCON } from './millenniumfalcon.ts';
import { MILLENNIUM_FALCON_SWX57 } from './millenniumfalcon-swx57.ts';
import { MIST_HUNTER } from './misthunter.ts';
import { MOLDY_CROW } from './moldycrow.ts';
import { OS_1_ARSENAL_LOADOUT } from './os1arsenalloadout.ts';
import { OUTRIDER } from './outrider.ts';
import { PHANTOM } from './phantom.ts';
import { PHANTOM_II } from './phantomii.ts';
import { PIVOT_WING } from './pivotwing.ts';
import { PUNISHING_ONE } from './punishingone.ts';
import { QUANTUM_STORM } from './quantumstorm.ts';
import { REQUIEM } from './requiem.ts';
import { ROYAL_GUARD_TIE } from './royalguardtie.ts';
import { SABINES_MASTERPIECE } from './sabinesmasterpiece.ts';
import { SHADOW_CASTER } from './shadowcaster.ts';
import { SLAVE_I } from './slavei.ts';
import { SPECIAL_OPS_TRAINING } from './specialopstraining.ts';
import { ST_321 } from './st321.ts';
import { STARVIPER_MK_II } from './starvipermkii.ts';
import { SUPPRESSOR } from './suppressor.ts';
import { TANTIVE_IV } from './tantiveiv.ts';
import { TIE_D } from './tied.ts';
import { TIE_SHUTTLE } from './tieshuttle.ts';
import { TIE_V1 } from './tiev1.ts';
import { TIE_X1 } from './tiex1.ts';
import { TIE_X7 } from './tiex7.ts';
import { VAKSAI } from './vaksai.ts';
import { VECTOR } from './vector.ts';
import { VIRAGO } from './virago.ts';
import { XG_1_ASSAULT_CONFIGURATION } from './xg1assaultconfiguration.ts';

export const TITLE: readonly UpgradeFacts[] = [
  ADAPTIVE_AILERONS,
  ADVANCED_AILERONS,
  ALLIANCE_OVERHAUL,
  ANDRASTA,
  ASSAILER,
  A_WING_TEST_PILOT,
  BLACK_ONE,
  BRIGHT_HOPE,
  BROKEN_HORN,
  BTL_A4_Y_WING,
  CONCORD_DAWN_PROTECTOR,
  CROSSFIRE_FORMATION,
  DAUNTLESS,
  DODONNAS_PRIDE,
  DUTYFREE,
  ENFORCER,
  FIRST_ORDER_VANGUARD,
  GHOST,
  GHOST_SWX72,
  HAVOC,
  HEAVY_SCYK_INTERCEPTOR,
  HOUNDS_TOOTH,
  IG_2000,
  IMPETUOUS,
  INSATIABLE_WORRT,
  INSTIGATOR,
  JAINAS_LIGHT,
  KYLO_RENS_SHUTTLE,
  LIGHT_SCYK_INTERCEPTOR,
  MERCHANT_ONE,
  MILLENNIUM_FALCON,
  MILLENNIUM_FALCON_SWX57,
  MIST_HUNTER,
  MOLDY_CROW,
  OS_1_ARSENAL_LOADOUT,
  OUTRIDER,
  PHANTOM,
  PHANTOM_II,
  PIVOT_WING,
  PUNISHING_ONE,
  QUANTUM_STORM,
  REQUIEM,
  ROYAL_GUARD_TIE,
  SABINES_MASTERPIECE,
  SHADOW_CASTER,
  SLAVE_I,
  SPECIAL_OPS_TRAINING,
  ST_321,
  STARVIPER_MK_II,
  SUPPRESSOR,
  TANTIVE_IV,
  TIE_D,
  TIE_SHUTTLE,
  TIE_V1,
  TIE_X1,
  TIE_X7,
  VAKSAI,
  VECTOR,
  VIRAGO,
  XG_1_ASSAULT_CONFIGURATION,
];
