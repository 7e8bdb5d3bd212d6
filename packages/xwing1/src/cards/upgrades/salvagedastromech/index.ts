import type { UpgradeFacts } from '../../../card.ts';
import { GENIUS } from './genius.ts';
import { OVERCLOCKED_R4 } from './overclockedr4.ts';
import { R4_AGROMECH } from './r4agromech.ts';
import { R4_B11 } from './r4b11.ts';
import { R4_E1 } from './r4e1.ts';
import { R5_P8 } from './r5p8.ts';
import { R5_TK } from './r5tk.ts';
import { SALVAGED_ASTROMECH } from './salvagedastromech.ts';
import { UNHINGED_ASTROMECH } from './unhingedastromech.ts';

export const SALVAGEDASTROMECH: readonly UpgradeFacts[] = [
  GENIUS,
  OVERCLOCKED_R4,
  R4_AGROMECH,
  R4_B11,
  R4_E1,
  R5_P8,
  R5_TK,
  SALVAGED_ASTROMECH,
  UNHINGED_ASTROMECH,
];
