import { ARMOR } from './later/armor.ts';
import { CHARACTERS as LATER_CHARACTERS } from './later/characters.ts';
import { DEVICES as LATER_DEVICES } from './later/devices.ts';
import { EFFECTS as LATER_EFFECTS } from './later/effects.ts';
import { EPIC_EVENTS } from './later/epic-events.ts';
import { ESCAPES } from './later/escapes.ts';
import { FAR_PLACES } from './later/far-places.ts';
import { INTERRUPTS as LATER_INTERRUPTS } from './later/interrupts.ts';
import { LOCATIONS as LATER_LOCATIONS } from './later/locations.ts';
import { NABOO } from './later/naboo.ts';
import { OBJECTIVES } from './later/objectives.ts';
import { ORDERS_AND_SHIELDS } from './later/orders-and-shields.ts';
import { OTHER_EFFECTS } from './later/other-effects.ts';
import { PEOPLE } from './later/people.ts';
import { PLACES } from './later/places.ts';
import { STARSHIPS as LATER_STARSHIPS } from './later/starships.ts';
import { TOOLS } from './later/tools.ts';
import { UTINNI_EFFECTS } from './later/utinni-effects.ts';
import { VEHICLES as LATER_VEHICLES } from './later/vehicles.ts';
import { WEAPONS as LATER_WEAPONS } from './later/weapons.ts';
import { CHARACTERS } from './premiere/characters.ts';
import { DEVICES } from './premiere/devices.ts';
import { EFFECTS } from './premiere/effects.ts';
import { INTERRUPTS } from './premiere/interrupts.ts';
import { LOCATIONS } from './premiere/locations.ts';
import { LONE_FIGHTERS } from './premiere/lone-fighters.ts';
import { STARSHIPS } from './premiere/starships.ts';
import { VEHICLES } from './premiere/vehicles.ts';
import { WEAPONS } from './premiere/weapons.ts';
import type { Texts } from './words.ts';

/** The files in which cards are written. A new file is added here, and nowhere else. */
export const TEXTS: readonly Texts[] = [
  LOCATIONS,
  CHARACTERS,
  STARSHIPS,
  VEHICLES,
  WEAPONS,
  DEVICES,
  EFFECTS,
  INTERRUPTS,
  LONE_FIGHTERS,
  LATER_LOCATIONS,
  LATER_STARSHIPS,
  LATER_INTERRUPTS,
  LATER_CHARACTERS,
  LATER_DEVICES,
  LATER_EFFECTS,
  LATER_VEHICLES,
  LATER_WEAPONS,
  PLACES,
  EPIC_EVENTS,
  OBJECTIVES,
  PEOPLE,
  UTINNI_EFFECTS,
  OTHER_EFFECTS,
  ESCAPES,
  TOOLS,
  FAR_PLACES,
  ORDERS_AND_SHIELDS,
  NABOO,
  ARMOR,
];
