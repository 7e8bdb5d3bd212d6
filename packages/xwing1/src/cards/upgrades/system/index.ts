import type { UpgradeFacts } from '../../../card.ts';
import { ACCURACY_CORRECTOR } from './accuracycorrector.ts';
import { ADVANCED_SENSORS } from './advancedsensors.ts';
import { ADVANCED_TARGETING_COMPUTER } from './advancedtargetingcomputer.ts';
import { COLLISION_DETECTOR } from './collisiondetector.ts';
import { ELECTRONIC_BAFFLE } from './electronicbaffle.ts';
import { ENHANCED_SCOPES } from './enhancedscopes.ts';
import { FIRE_CONTROL_SYSTEM } from './firecontrolsystem.ts';
import { MINEFIELD_MAPPER } from './minefieldmapper.ts';
import { REINFORCED_DEFLECTORS } from './reinforceddeflectors.ts';
import { SENSOR_JAMMER } from './sensorjammer.ts';
import { TARGETING_SCRAMBLER } from './targetingscrambler.ts';
import { THRUST_CORRECTOR } from './thrustcorrector.ts';
import { TRAJECTORY_SIMULATOR } from './trajectorysimulator.ts';

export const SYSTEM: readonly UpgradeFacts[] = [
  ACCURACY_CORRECTOR,
  ADVANCED_SENSORS,
  ADVANCED_TARGETING_COMPUTER,
  COLLISION_DETECTOR,
  ELECTRONIC_BAFFLE,
  ENHANCED_SCOPES,
  FIRE_CONTROL_SYSTEM,
  MINEFIELD_MAPPER,
  REINFORCED_DEFLECTORS,
  SENSOR_JAMMER,
  TARGETING_SCRAMBLER,
  THRUST_CORRECTOR,
  TRAJECTORY_SIMULATOR,
];
