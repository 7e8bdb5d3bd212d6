import type { UpgradeFacts } from '../../../card.ts';
import { ADVANCED_SENSORS } from './advancedsensors.ts';
import { COLLISION_DETECTOR } from './collisiondetector.ts';
import { FIRE_CONTROL_SYSTEM } from './firecontrolsystem.ts';
import { PASSIVE_SENSORS } from './passivesensors.ts';
import { TRAJECTORY_SIMULATOR } from './trajectorysimulator.ts';

export const SENSOR: readonly UpgradeFacts[] = [
  ADVANCED_SENSORS,
  COLLISION_DETECTOR,
  FIRE_CONTROL_SYSTEM,
  PASSIVE_SENSORS,
  TRAJECTORY_SIMULATOR,
];
