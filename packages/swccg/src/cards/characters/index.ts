import type { Texts } from '../words.ts';
import { ADMIRAL_MOTTI } from './admiral-motti.ts';
import { ARCONA } from './arcona.ts';
import { BIGGS_DARKLIGHTER } from './biggs-darklighter.ts';
import { BOSHEK } from './boshek.ts';
import { CAPTAIN_NEEDA } from './captain-needa.ts';
import { COLONEL_WULLF_YULAREN } from './colonel-wullf-yularen.ts';
import { COMMANDER_BRANDEI } from './commander-brandei.ts';
import { DARTH_VADER } from './darth-vader.ts';
import { DARTH_VADER_DARK_LORD_OF_THE_SITH } from './darth-vader-dark-lord-of-the-sith.ts';
import { DEATH_STAR_TROOPER } from './death-star-trooper.ts';
import { DJAS_PUHR } from './djas-puhr.ts';
import { DR_EVAZAN } from './dr-evazan.ts';
import { DS_61_2 } from './ds-61-2.ts';
import { DS_61_3 } from './ds-61-3.ts';
import { DUTCH } from './dutch.ts';
import { EMPEROR_PALPATINE } from './emperor-palpatine.ts';
import { GENERAL_TAGGE } from './general-tagge.ts';
import { GENERAL_WALEX_BLISSEX } from './general-walex-blissex.ts';
import { GRAND_MOFF_TARKIN } from './grand-moff-tarkin.ts';
import { HAN_SOLO } from './han-solo.ts';
import { IG_88 } from './ig-88.ts';
import { IMPERIAL_PILOT } from './imperial-pilot.ts';
import { IMPERIAL_TROOPER_GUARD } from './imperial-trooper-guard.ts';
import { JAWA } from './jawa.ts';
import { JEK_PORKINS } from './jek-porkins.ts';
import { LANDO_CALRISSIAN } from './lando-calrissian.ts';
import { LANDO_WITH_VIBRO_AX } from './lando-with-vibro-ax.ts';
import { LEIA_ORGANA } from './leia-organa.ts';
import { LIEUTENANT_TANBRIS } from './lieutenant-tanbris.ts';
import { LORD_VADER } from './lord-vader.ts';
import { LUKE_SKYWALKER } from './luke-skywalker.ts';
import { OBI_WAN_KENOBI } from './obi-wan-kenobi.ts';
import { OFFICER_ELLBERGER } from './officer-ellberger.ts';
import { PONDA_BABA } from './ponda-baba.ts';
import { POPS } from './pops.ts';
import { R1_G4 } from './r1-g4.ts';
import { R2_D2 } from './r2-d2.ts';
import { R2_X2 } from './r2-x2.ts';
import { R4_E1 } from './r4-e1.ts';
import { R4_M9 } from './r4-m9.ts';
import { REBEL_GUARD } from './rebel-guard.ts';
import { REBEL_PILOT } from './rebel-pilot.ts';
import { REBEL_TROOPER } from './rebel-trooper.ts';
import { RED_LEADER } from './red-leader.ts';
import { SECURITY_BATTLE_DROID } from './security-battle-droid.ts';
import { STORMTROOPER } from './stormtrooper.ts';
import { TUSKEN_RAIDER } from './tusken-raider.ts';
import { WED15_I662_TREADWELL_DROID } from './wed15-i662-treadwell-droid.ts';

export const CHARACTERS: readonly Texts[] = [
  BIGGS_DARKLIGHTER,
  BOSHEK,
  DUTCH,
  JEK_PORKINS,
  LEIA_ORGANA,
  LUKE_SKYWALKER,
  POPS,
  R2_X2,
  R4_E1,
  REBEL_GUARD,
  REBEL_PILOT,
  REBEL_TROOPER,
  RED_LEADER,
  ADMIRAL_MOTTI,
  COLONEL_WULLF_YULAREN,
  DARTH_VADER,
  DEATH_STAR_TROOPER,
  DJAS_PUHR,
  DS_61_2,
  DS_61_3,
  GENERAL_TAGGE,
  IMPERIAL_PILOT,
  IMPERIAL_TROOPER_GUARD,
  LIEUTENANT_TANBRIS,
  PONDA_BABA,
  R1_G4,
  R4_M9,
  STORMTROOPER,
  TUSKEN_RAIDER,
  WED15_I662_TREADWELL_DROID,
  HAN_SOLO,
  COMMANDER_BRANDEI,
  GENERAL_WALEX_BLISSEX,
  EMPEROR_PALPATINE,
  SECURITY_BATTLE_DROID,
  DARTH_VADER_DARK_LORD_OF_THE_SITH,
  JAWA,
  OBI_WAN_KENOBI,
  ARCONA,
  R2_D2,
  CAPTAIN_NEEDA,
  IG_88,
  LORD_VADER,
  LANDO_WITH_VIBRO_AX,
  GRAND_MOFF_TARKIN,
  DR_EVAZAN,
  OFFICER_ELLBERGER,
  LANDO_CALRISSIAN,
];
