import type { UpgradeFacts } from '../../../card.ts';
import { ENGINEERING_TEAM } from './engineeringteam.ts';
import { GUNNERY_TEAM } from './gunneryteam.ts';
import { IG_RM_THUG_DROIDS } from './igrmthugdroids.ts';
import { ORDNANCE_EXPERTS } from './ordnanceexperts.ts';
import { SENSOR_TEAM } from './sensorteam.ts';

export const TEAM: readonly UpgradeFacts[] = [
  ENGINEERING_TEAM,
  GUNNERY_TEAM,
  IG_RM_THUG_DROIDS,
  ORDNANCE_EXPERTS,
  SENSOR_TEAM,
];
