import { CHARACTERS } from './characters/index.ts';
import { DEVICES } from './devices/index.ts';
import { EFFECTS } from './effects/index.ts';
import { INTERRUPTS } from './interrupts/index.ts';
import { LOCATIONS } from './locations/index.ts';
import { OBJECTIVES } from './objectives/index.ts';
import { STARSHIPS } from './starships/index.ts';
import { VEHICLES } from './vehicles/index.ts';
import { WEAPONS } from './weapons/index.ts';
import type { Texts } from './words.ts';

/** What the cards do, in a folder for each kind of card and a file for each title. */
export const TEXTS: readonly Texts[] = [
  ...LOCATIONS,
  ...CHARACTERS,
  ...STARSHIPS,
  ...VEHICLES,
  ...WEAPONS,
  ...DEVICES,
  ...EFFECTS,
  ...INTERRUPTS,
  ...OBJECTIVES,
];
