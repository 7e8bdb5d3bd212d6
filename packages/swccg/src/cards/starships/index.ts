import type { Texts } from '../words.ts';
import { B_WING_ATTACK_SQUADRON } from './b-wing-attack-squadron.ts';
import { BLACK_2 } from './black-2.ts';
import { BLACK_3 } from './black-3.ts';
import { BRAVO_5 } from './bravo-5.ts';
import { CORELLIAN_CORVETTE } from './corellian-corvette.ts';
import { DEATH_STAR_ASSAULT_SQUADRON } from './death-star-assault-squadron.ts';
import { DEVASTATOR } from './devastator.ts';
import { DROID_STARFIGHTER } from './droid-starfighter.ts';
import { EXECUTOR } from './executor.ts';
import { GOLD_1 } from './gold-1.ts';
import { GOLD_5 } from './gold-5.ts';
import { GREEN_SQUADRON_A_WING } from './green-squadron-a-wing.ts';
import { HOME_ONE } from './home-one.ts';
import { IMPERIAL_CLASS_STAR_DESTROYER } from './imperial-class-star-destroyer.ts';
import { MILLENNIUM_FALCON } from './millennium-falcon.ts';
import { MON_CALAMARI_STAR_CRUISER } from './mon-calamari-star-cruiser.ts';
import { RED_1 } from './red-1.ts';
import { RED_3 } from './red-3.ts';
import { TANTIVE_IV } from './tantive-iv.ts';
import { TIE_ADVANCED_X1 } from './tie-advanced-x1.ts';
import { TIE_ASSAULT_SQUADRON } from './tie-assault-squadron.ts';
import { TIE_FIGHTER } from './tie-fighter.ts';
import { TIE_SCOUT } from './tie-scout.ts';
import { VADERS_CUSTOM_TIE } from './vaders-custom-tie.ts';
import { X_WING } from './x-wing.ts';
import { X_WING_ASSAULT_SQUADRON } from './x-wing-assault-squadron.ts';
import { Y_WING } from './y-wing.ts';
import { Y_WING_ASSAULT_SQUADRON } from './y-wing-assault-squadron.ts';

export const STARSHIPS: readonly Texts[] = [
  CORELLIAN_CORVETTE,
  GOLD_1,
  GOLD_5,
  MILLENNIUM_FALCON,
  RED_1,
  RED_3,
  X_WING,
  Y_WING,
  BLACK_2,
  BLACK_3,
  DEVASTATOR,
  IMPERIAL_CLASS_STAR_DESTROYER,
  TIE_ADVANCED_X1,
  TIE_FIGHTER,
  TIE_SCOUT,
  VADERS_CUSTOM_TIE,
  EXECUTOR,
  HOME_ONE,
  TIE_ASSAULT_SQUADRON,
  Y_WING_ASSAULT_SQUADRON,
  X_WING_ASSAULT_SQUADRON,
  B_WING_ATTACK_SQUADRON,
  DEATH_STAR_ASSAULT_SQUADRON,
  MON_CALAMARI_STAR_CRUISER,
  GREEN_SQUADRON_A_WING,
  TANTIVE_IV,
  BRAVO_5,
  DROID_STARFIGHTER,
];
