import type { UnitFacts } from '../../../card.ts';
import { COMMANDERS } from './commanders.ts';
import { CORPS } from './corps.ts';
import { HEAVY } from './heavy.ts';
import { OPERATIVES } from './operatives.ts';
import { SPECIAL_FORCES } from './special-forces.ts';
import { SUPPORT } from './support.ts';

export const REBELS: readonly UnitFacts[] = [
  ...COMMANDERS,
  ...OPERATIVES,
  ...CORPS,
  ...SPECIAL_FORCES,
  ...SUPPORT,
  ...HEAVY,
];
