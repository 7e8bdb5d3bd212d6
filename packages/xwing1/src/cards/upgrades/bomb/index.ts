import type { UpgradeFacts } from '../../../card.ts';
import { BOMBLET_GENERATOR } from './bombletgenerator.ts';
import { CLUSTER_MINES } from './clustermines.ts';
import { CONNER_NET } from './connernet.ts';
import { ION_BOMBS } from './ionbombs.ts';
import { ORDNANCE_SILOS } from './ordnancesilos.ts';
import { PROTON_BOMBS } from './protonbombs.ts';
import { PROXIMITY_MINES } from './proximitymines.ts';
import { SEISMIC_CHARGES } from './seismiccharges.ts';
import { THERMAL_DETONATORS } from './thermaldetonators.ts';

export const BOMB: readonly UpgradeFacts[] = [
  BOMBLET_GENERATOR,
  CLUSTER_MINES,
  CONNER_NET,
  ION_BOMBS,
  ORDNANCE_SILOS,
  PROTON_BOMBS,
  PROXIMITY_MINES,
  SEISMIC_CHARGES,
  THERMAL_DETONATORS,
];
