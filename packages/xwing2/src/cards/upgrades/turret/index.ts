import type { UpgradeFacts } from '../../../card.ts';
import { DORSAL_TURRET } from './dorsalturret.ts';
import { ION_CANNON_TURRET } from './ioncannonturret.ts';

export const TURRET: readonly UpgradeFacts[] = [DORSAL_TURRET, ION_CANNON_TURRET];
