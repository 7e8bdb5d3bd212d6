import type { UpgradeFacts } from '../../../card.ts';
import { BLAZER_BOMB } from './blazerbomb.ts';
import { BOMBLET_GENERATOR } from './bombletgenerator.ts';
import { CLUSTER_MINES } from './clustermines.ts';
import { CONCUSSION_BOMBS } from './concussionbombs.ts';
import { CONNER_NETS } from './connernets.ts';
import { DRK_1_PROBE_DROIDS } from './drk1probedroids.ts';
import { ELECTRO_PROTON_BOMB } from './electroprotonbomb.ts';
import { ION_BOMBS } from './ionbombs.ts';
import { PROTON_BOMBS } from './protonbombs.ts';
import { PROXIMITY_MINES } from './proximitymines.ts';
import { SEISMIC_CHARGES } from './seismiccharges.ts';
import { THERMAL_DETONATORS } from './thermaldetonators.ts';

export const DEVICE: readonly UpgradeFacts[] = [
  BLAZER_BOMB,
  BOMBLET_GENERATOR,
  CLUSTER_MINES,
  CONCUSSION_BOMBS,
  CONNER_NETS,
  DRK_1_PROBE_DROIDS,
  ELECTRO_PROTON_BOMB,
  ION_BOMBS,
  PROTON_BOMBS,
  PROXIMITY_MINES,
  SEISMIC_CHARGES,
  THERMAL_DETONATORS,
];
