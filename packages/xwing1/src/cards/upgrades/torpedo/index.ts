import type { UpgradeFacts } from '../../../card.ts';
import { ADVANCED_PROTON_TORPEDOES } from './advancedprotontorpedoes.ts';
import { BOMB_LOADOUT } from './bombloadout.ts';
import { EXTRA_MUNITIONS } from './extramunitions.ts';
import { FLECHETTE_TORPEDOES } from './flechettetorpedoes.ts';
import { ION_TORPEDOES } from './iontorpedoes.ts';
import { PLASMA_TORPEDOES } from './plasmatorpedoes.ts';
import { PROTON_TORPEDOES } from './protontorpedoes.ts';
import { RENEGADE_REFIT } from './renegaderefit.ts';
import { SEISMIC_TORPEDO } from './seismictorpedo.ts';

export const TORPEDO: readonly UpgradeFacts[] = [
  ADVANCED_PROTON_TORPEDOES,
  BOMB_LOADOUT,
  EXTRA_MUNITIONS,
  FLECHETTE_TORPEDOES,
  ION_TORPEDOES,
  PLASMA_TORPEDOES,
  PROTON_TORPEDOES,
  RENEGADE_REFIT,
  SEISMIC_TORPEDO,
];
