import { INTERRUPTS as LATER_INTERRUPTS } from './later/interrupts.ts';
import { LOCATIONS as LATER_LOCATIONS } from './later/locations.ts';
import { OBJECTIVES } from './later/objectives.ts';
import { STARSHIPS as LATER_STARSHIPS } from './later/starships.ts';
import { CHARACTERS } from './premiere/characters.ts';
import { DEVICES } from './premiere/devices.ts';
import { EFFECTS } from './premiere/effects.ts';
import { INTERRUPTS } from './premiere/interrupts.ts';
import { LOCATIONS } from './premiere/locations.ts';
import { STARSHIPS } from './premiere/starships.ts';
import { VEHICLES } from './premiere/vehicles.ts';
import { WEAPONS } from './premiere/weapons.ts';
import type { Texts } from './words.ts';

/** The files in which cards are written. A new file is added here, and nowhere else. */
export const TEXTS = (): readonly Texts[] => [
  LOCATIONS,
  CHARACTERS,
  STARSHIPS,
  VEHICLES,
  WEAPONS,
  DEVICES,
  EFFECTS,
  INTERRUPTS,
  LATER_LOCATIONS,
  LATER_STARSHIPS,
  LATER_INTERRUPTS,
  OBJECTIVES,
];
