import type { UnitFacts } from '../../card.ts';
import { EMPIRE } from './empire/index.ts';
import { REBELS } from './rebels/index.ts';
import { REPUBLIC } from './republic/index.ts';
import { SEPARATISTS } from './separatists/index.ts';

/** Every unit card: a folder for each faction, a file for each rank. A counterpart stands where its unit does. */
export const UNITS: readonly UnitFacts[] = [...EMPIRE, ...REBELS, ...REPUBLIC, ...SEPARATISTS];
