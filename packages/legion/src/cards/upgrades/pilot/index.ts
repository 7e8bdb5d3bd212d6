import type { UpgradeFacts } from '../../../card.ts';
import { STAR_CORPS_ELITE_ARMOR_PILOTS_327TH } from './327th-star-corps-elite-armor-pilots.ts';
import { AAYLA_SECURA } from './aayla-secura.ts';
import { BARON_RUDOR } from './baron-rudor.ts';
import { CLONE_COMMANDER_FOX } from './clone-commander-fox.ts';
import { CLONE_SHOCK_TROOPER_PILOT } from './clone-shock-trooper-pilot.ts';
import { FIRST_SERGEANT_ARBMAB } from './first-sergeant-arbmab.ts';
import { GENERAL_WEISS } from './general-weiss.ts';
import { GOVERNOR_PRYCE } from './governor-pryce.ts';
import { HOTSHOT_PILOT } from './hotshot-pilot.ts';
import { HOUND_GRIZZER } from './hound-grizzer.ts';
import { IMPERIAL_HAMMERS_ELITE_ARMOR_PILOT } from './imperial-hammers-elite-armor-pilot.ts';
import { IMPERIAL_TIE_PILOT } from './imperial-tie-pilot.ts';
import { LOK_DURD } from './lok-durd.ts';
import { OOM_SERIES_DROID_PILOT } from './oom-series-droid-pilot.ts';
import { OUTER_RIM_SPEEDER_JOCKEY } from './outer-rim-speeder-jockey.ts';
import { PLO_KOON } from './plo-koon.ts';
import { RECKLESS_DRIVER } from './reckless-driver.ts';
import { RYDER_AZADI } from './ryder-azadi.ts';
import { SHRIV_SUURGAV } from './shriv-suurgav.ts';
import { T_SERIES_TACTICAL_DROID_PILOT } from './t-series-tactical-droid-pilot.ts';
import { VETERAN_CLONE_PILOT } from './veteran-clone-pilot.ts';
import { WEDGE_ANTILLES } from './wedge-antilles.ts';

export const PILOT: readonly UpgradeFacts[] = [
  STAR_CORPS_ELITE_ARMOR_PILOTS_327TH,
  AAYLA_SECURA,
  BARON_RUDOR,
  CLONE_COMMANDER_FOX,
  CLONE_SHOCK_TROOPER_PILOT,
  FIRST_SERGEANT_ARBMAB,
  GENERAL_WEISS,
  GOVERNOR_PRYCE,
  HOTSHOT_PILOT,
  HOUND_GRIZZER,
  IMPERIAL_HAMMERS_ELITE_ARMOR_PILOT,
  IMPERIAL_TIE_PILOT,
  LOK_DURD,
  OOM_SERIES_DROID_PILOT,
  OUTER_RIM_SPEEDER_JOCKEY,
  PLO_KOON,
  RECKLESS_DRIVER,
  RYDER_AZADI,
  SHRIV_SUURGAV,
  T_SERIES_TACTICAL_DROID_PILOT,
  VETERAN_CLONE_PILOT,
  WEDGE_ANTILLES,
];
