import type { UpgradeFacts } from '../../../card.ts';
import { ADV_PROTON_TORPEDOES } from './advprotontorpedoes.ts';
import { HOMING_TORPEDOES } from './homingtorpedoes.ts';
import { ION_TORPEDOES } from './iontorpedoes.ts';
import { PLASMA_TORPEDOES } from './plasmatorpedoes.ts';
import { PROTON_TORPEDOES } from './protontorpedoes.ts';

export const TORPEDO: readonly UpgradeFacts[] = [
  ADV_PROTON_TORPEDOES,
  HOMING_TORPEDOES,
  ION_TORPEDOES,
  PLASMA_TORPEDOES,
  PROTON_TORPEDOES,
];
