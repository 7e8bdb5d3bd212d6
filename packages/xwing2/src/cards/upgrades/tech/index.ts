import type { UpgradeFacts } from '../../../card.ts';
import { ADVANCED_OPTICS } from './advancedoptics.ts';
import { AUTOMATED_TARGET_PRIORITY } from './automatedtargetpriority.ts';
import { BIOHEXACRYPT_CODES } from './biohexacryptcodes.ts';
import { DEUTERIUM_POWER_CELLS } from './deuteriumpowercells.ts';
import { FERROSPHERE_PAINT } from './ferrospherepaint.ts';
import { HYPERSPACE_TRACKING_DATA } from './hyperspacetrackingdata.ts';
import { PATTERN_ANALYZER } from './patternanalyzer.ts';
import { PRIMED_THRUSTERS } from './primedthrusters.ts';
import { SENSOR_BUOY_SUITE } from './sensorbuoysuite.ts';
import { SENSOR_SCRAMBLERS } from './sensorscramblers.ts';
import { TARGETING_SYNCHRONIZER } from './targetingsynchronizer.ts';

export const TECH: readonly UpgradeFacts[] = [
  ADVANCED_OPTICS,
  AUTOMATED_TARGET_PRIORITY,
  BIOHEXACRYPT_CODES,
  DEUTERIUM_POWER_CELLS,
  FERROSPHERE_PAINT,
  HYPERSPACE_TRACKING_DATA,
  PATTERN_ANALYZER,
  PRIMED_THRUSTERS,
  SENSOR_BUOY_SUITE,
  SENSOR_SCRAMBLERS,
  TARGETING_SYNCHRONIZER,
];
