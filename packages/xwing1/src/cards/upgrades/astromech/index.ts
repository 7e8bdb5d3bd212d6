import type { UpgradeFacts } from '../../../card.ts';
import { BB_8 } from './bb8.ts';
import { CHOPPER_SWX72 } from './chopper-swx72.ts';
import { FLIGHT_ASSIST_ASTROMECH } from './flightassistastromech.ts';
import { M9_G8 } from './m9g8.ts';
import { R2_ASTROMECH } from './r2astromech.ts';
import { R2_D2 } from './r2d2.ts';
import { R2_D6 } from './r2d6.ts';
import { R2_F2 } from './r2f2.ts';
import { R3_A2 } from './r3a2.ts';
import { R3_ASTROMECH } from './r3astromech.ts';
import { R4_D6 } from './r4d6.ts';
import { R5_ASTROMECH } from './r5astromech.ts';
import { R5_D8 } from './r5d8.ts';
import { R5_K6 } from './r5k6.ts';
import { R5_P9 } from './r5p9.ts';
import { R5_X3 } from './r5x3.ts';
import { R7_ASTROMECH } from './r7astromech.ts';
import { R7_T1 } from './r7t1.ts';
import { TARGETING_ASTROMECH } from './targetingastromech.ts';

export const ASTROMECH: readonly UpgradeFacts[] = [
  BB_8,
  CHOPPER_SWX72,
  FLIGHT_ASSIST_ASTROMECH,
  M9_G8,
  R2_ASTROMECH,
  R2_D2,
  R2_D6,
  R2_F2,
  R3_A2,
  R3_ASTROMECH,
  R4_D6,
  R5_ASTROMECH,
  R5_D8,
  R5_K6,
  R5_P9,
  R5_X3,
  R7_ASTROMECH,
  R7_T1,
  TARGETING_ASTROMECH,
];
