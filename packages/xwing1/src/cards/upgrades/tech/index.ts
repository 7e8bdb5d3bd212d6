import type { UpgradeFacts } from '../../../card.ts';
import { ADVANCED_OPTICS } from './advancedoptics.ts';
import { COMM_RELAY } from './commrelay.ts';
import { HYPERWAVE_COMM_SCANNER } from './hyperwavecommscanner.ts';
import { PATTERN_ANALYZER } from './patternanalyzer.ts';
import { PRIMED_THRUSTERS } from './primedthrusters.ts';
import { SENSOR_CLUSTER } from './sensorcluster.ts';
import { TARGETING_SYNCHRONIZER } from './targetingsynchronizer.ts';
import { THREAT_TRACKER } from './threattracker.ts';
import { WEAPONS_GUIDANCE } from './weaponsguidance.ts';

export const TECH: readonly UpgradeFacts[] = [
  ADVANCED_OPTICS,
  COMM_RELAY,
  HYPERWAVE_COMM_SCANNER,
  PATTERN_ANALYZER,
  PRIMED_THRUSTERS,
  SENSOR_CLUSTER,
  TARGETING_SYNCHRONIZER,
  THREAT_TRACKER,
  WEAPONS_GUIDANCE,
];
