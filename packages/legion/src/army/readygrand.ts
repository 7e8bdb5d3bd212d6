import { FACTIONS, type Faction } from '../card.ts';
import type { Army } from './army.ts';
import { READY_ARMIES } from './ready.ts';

const NAMES: Readonly<Record<Faction, string>> = {
  empire: 'The Imperial garrison (grand army)',
  rebels: 'The Rebel alliance gathered (grand army)',
  republic: 'Two clone battalions (grand army)',
  separatists: 'The droid army (grand army)',
};

/** Both armies of 800 points of a faction under the command of the first. */
function joined(faction: Faction): readonly Army[] {
  const [first, second] = READY_ARMIES.filter((army) => army.faction === faction && army.mode === undefined);
  if (!first || !second) return [];
  return [{ ...first, name: NAMES[faction], mode: 'grand-army', units: [...first.units, ...second.units] }];
}

/** A grand army of each faction. */
export const READY_GRAND_ARMIES: readonly Army[] = FACTIONS.flatMap(joined);
