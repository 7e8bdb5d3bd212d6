import type { UpgradeFacts } from '../../../card.ts';
import { BB_8 } from './bb8.ts';
import { BB_ASTROMECH } from './bbastromech.ts';
import { C1_10P } from './c110p.ts';
import { CHOPPER } from './chopper.ts';
import { GENIUS } from './genius.ts';
import { L4E_R5 } from './l4er5.ts';
import { M9_G8 } from './m9g8.ts';
import { Q7_ASTROMECH } from './q7astromech.ts';
import { R1_J5 } from './r1j5.ts';
import { R2_A6 } from './r2a6.ts';
import { R2_ASTROMECH } from './r2astromech.ts';
import { R2_C4 } from './r2c4.ts';
import { R2_D2, R2_D2_REPUBLIC, R2_D2_RESISTANCE } from './r2d2.ts';
import { R2_HA } from './r2ha.ts';
import { R3_ASTROMECH } from './r3astromech.ts';
import { R4_ASTROMECH } from './r4astromech.ts';
import { R4_B11 } from './r4b11.ts';
import { R4_P17 } from './r4p17.ts';
import { R4_P44 } from './r4p44.ts';
import { R4_P_ASTROMECH } from './r4pastromech.ts';
import { R5_ASTROMECH } from './r5astromech.ts';
import { R5_D8 } from './r5d8.ts';
import { R5_P8 } from './r5p8.ts';
import { R5_TK } from './r5tk.ts';
import { R5_X3 } from './r5x3.ts';
import { R6_D8 } from './r6d8.ts';
import { R7_A7 } from './r7a7.ts';
import { WATCHFUL_ASTROMECH } from './watchfulastromech.ts';

export const ASTROMECH: readonly UpgradeFacts[] = [
  BB_8,
  BB_ASTROMECH,
  C1_10P,
  CHOPPER,
  GENIUS,
  L4E_R5,
  M9_G8,
  Q7_ASTROMECH,
  R1_J5,
  R2_A6,
  R2_ASTROMECH,
  R2_C4,
  R2_D2,
  R2_D2_REPUBLIC,
  R2_D2_RESISTANCE,
  R2_HA,
  R3_ASTROMECH,
  R4_ASTROMECH,
  R4_B11,
  R4_P17,
  R4_P44,
  R4_P_ASTROMECH,
  R5_ASTROMECH,
  R5_D8,
  R5_P8,
  R5_TK,
  R5_X3,
  R6_D8,
  R7_A7,
  WATCHFUL_ASTROMECH,
];
