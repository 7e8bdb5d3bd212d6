import type { UpgradeFacts } from '../../../card.ts';
import { ABLATIVE_PLATING } from './ablativeplating.ts';
import { ADVANCED_SLAM } from './advancedslam.ts';
import { AFTERBURNERS } from './afterburners.ts';
import { ANGLED_DEFLECTORS } from './angleddeflectors.ts';
import { BESKAR_REINFORCED_PLATING } from './beskarreinforcedplating.ts';
import { BURNOUT_THRUSTERS } from './burnoutthrusters.ts';
import { DELAYED_FUSES } from './delayedfuses.ts';
import { DROP_SEAT_BAY } from './dropseatbay.ts';
import { ELECTRONIC_BAFFLE } from './electronicbaffle.ts';
import { ENGINE_UPGRADE } from './engineupgrade.ts';
import { HULL_UPGRADE } from './hullupgrade.ts';
import { IMPERVIUM_PLATING } from './imperviumplating.ts';
import { INDEPENDENT_CALCULATIONS } from './independentcalculations.ts';
import { MANDALORIAN_OPTICS } from './mandalorianoptics.ts';
import { MUNITIONS_FAILSAFE } from './munitionsfailsafe.ts';
import { OVERDRIVE_THRUSTER } from './overdrivethruster.ts';
import { PRECISION_ION_ENGINES } from './precisionionengines.ts';
import { SHIELD_UPGRADE } from './shieldupgrade.ts';
import { SPARE_PARTS_CANISTERS } from './sparepartscanisters.ts';
import { STATIC_DISCHARGE_VANES } from './staticdischargevanes.ts';
import { STEALTH_DEVICE } from './stealthdevice.ts';
import { SYNCHRONIZED_CONSOLE } from './synchronizedconsole.ts';
import { TACTICAL_SCRAMBLER } from './tacticalscrambler.ts';
import { TARGETING_COMPUTER } from './targetingcomputer.ts';

export const MODIFICATION: readonly UpgradeFacts[] = [
  ABLATIVE_PLATING,
  ADVANCED_SLAM,
  AFTERBURNERS,
  ANGLED_DEFLECTORS,
  BESKAR_REINFORCED_PLATING,
  BURNOUT_THRUSTERS,
  DELAYED_FUSES,
  DROP_SEAT_BAY,
  ELECTRONIC_BAFFLE,
  ENGINE_UPGRADE,
  HULL_UPGRADE,
  IMPERVIUM_PLATING,
  INDEPENDENT_CALCULATIONS,
  MANDALORIAN_OPTICS,
  MUNITIONS_FAILSAFE,
  OVERDRIVE_THRUSTER,
  PRECISION_ION_ENGINES,
  SHIELD_UPGRADE,
  SPARE_PARTS_CANISTERS,
  STATIC_DISCHARGE_VANES,
  STEALTH_DEVICE,
  SYNCHRONIZED_CONSOLE,
  TACTICAL_SCRAMBLER,
  TARGETING_COMPUTER,
];
