import type { UpgradeFacts } from '../../../card.ts';
import { CONCUSSION_GRENADES } from './concussion-grenades.ts';
import { EMP_DROID_POPPERS } from './emp-droid-poppers.ts';
import { FRAGMENTATION_GRENADES } from './fragmentation-grenades.ts';
import { IMPACT_GRENADES } from './impact-grenades.ts';
import { SMOKE_GRENADES } from './smoke-grenades.ts';

export const GRENADES: readonly UpgradeFacts[] = [
  CONCUSSION_GRENADES,
  EMP_DROID_POPPERS,
  FRAGMENTATION_GRENADES,
  IMPACT_GRENADES,
  SMOKE_GRENADES,
];
