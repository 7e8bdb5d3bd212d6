import type { Texts } from '../words.ts';
import { ASSAULT_RIFLE } from './assault-rifle.ts';
import { BLASTER } from './blaster.ts';
import { BLASTER_RIFLE } from './blaster-rifle.ts';
import { BOOSTED_TIE_CANNON } from './boosted-tie-cannon.ts';
import { DARK_JEDI_LIGHTSABER } from './dark-jedi-lightsaber.ts';
import { E_WEB_BLASTER } from './e-web-blaster.ts';
import { ENHANCED_TIE_LASER_CANNON } from './enhanced-tie-laser-cannon.ts';
import { HANS_HEAVY_BLASTER_PISTOL } from './hans-heavy-blaster-pistol.ts';
import { IMPERIAL_BLASTER } from './imperial-blaster.ts';
import { ION_CANNON } from './ion-cannon.ts';
import { JEDI_LIGHTSABER } from './jedi-lightsaber.ts';
import { LASER_PROJECTOR } from './laser-projector.ts';
import { LEIAS_SPORTING_BLASTER } from './leias-sporting-blaster.ts';
import { OBI_WANS_LIGHTSABER } from './obi-wans-lightsaber.ts';
import { PROTON_TORPEDOES } from './proton-torpedoes.ts';
import { QUAD_LASER_CANNON } from './quad-laser-cannon.ts';
import { SURFACE_DEFENSE_CANNON } from './surface-defense-cannon.ts';
import { SW_4_ION_CANNON } from './sw-4-ion-cannon.ts';
import { TIMER_MINE } from './timer-mine.ts';
import { TURBOLASER_BATTERY } from './turbolaser-battery.ts';
import { VADERS_LIGHTSABER } from './vaders-lightsaber.ts';

export const WEAPONS: readonly Texts[] = [
  BLASTER,
  BLASTER_RIFLE,
  HANS_HEAVY_BLASTER_PISTOL,
  JEDI_LIGHTSABER,
  LEIAS_SPORTING_BLASTER,
  OBI_WANS_LIGHTSABER,
  PROTON_TORPEDOES,
  QUAD_LASER_CANNON,
  ASSAULT_RIFLE,
  BOOSTED_TIE_CANNON,
  DARK_JEDI_LIGHTSABER,
  IMPERIAL_BLASTER,
  ION_CANNON,
  TURBOLASER_BATTERY,
  VADERS_LIGHTSABER,
  SW_4_ION_CANNON,
  SURFACE_DEFENSE_CANNON,
  ENHANCED_TIE_LASER_CANNON,
  TIMER_MINE,
  LASER_PROJECTOR,
  E_WEB_BLASTER,
];
