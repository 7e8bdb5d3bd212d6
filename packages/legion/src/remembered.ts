import { isKeyword } from './sources.ts';

/*
 * What the memories of a match hold, by name: what is remembered under another name does nothing, so a position that has
 * it is mistyped. A test reads the sources for names that are missing here.
 */

const OF_UNITS: ReadonlySet<string> = new Set([
  'activation:ai-ignored',
  'activation:arsenal',
  'activation:boarded',
  'activation:displaced',
  'activation:give-in-to-your-anger',
  'activation:lost-action',
  'activation:overruns',
  'activation:pace',
  'activation:plodded',
  'activation:put-off',
  'activation:ran-over',
  'activation:reaches-further',
  'activation:repositioned',
  'activation:rushed',
  'activation:scaled',
  'activation:scaling',
  'activation:spent',
  'activation:suppresses',
  'activation:tactical-strike',
  'activation:teamwork',
  'activation:undaunted',
  'activation:wheels',
  'bounty-won',
  'comes-later',
  'commander-token',
  'controlled',
  'incognito-lost',
  'panic-courage',
  'put-off',
  'reserve',
  'resilience',
  'round:attacks-again',
  'round:burst-of-speed',
  'round:distracts',
  'round:implacable',
  'round:moves',
  'round:nominated',
  'round:ordered',
  'round:pacified',
  'round:rebelled',
  'round:rides',
  'round:sacrifice',
  'round:select-again',
  'round:son-of-skywalker',
  'round:vigilance',
  'round:wheels',
  'scouted',
  'secret-mission',
  'stands-anew',
  'wounded',
]);

/** Names that end with whom, or what, they are about. */
const ABOUT_UNITS = ['activation:shares:', 'beside:', 'bounty:', 'round:distracted:'] as const;
const ABOUT_OTHERS = ['activation:halved:', 'activation:used:', 'blames:', 'round:fallen:'] as const;
/** Wounds that a keyword of the unit's own has mended. */
const MENDED = ':wounds';

const OF_TABLE: ReadonlySet<string> = new Set([
  'counter-turned-back',
  'last-active',
  'round:select-again',
  'unlimited:quiet',
  'unlimited:standing',
]);
/** By seat, and by card: `round:used:0:orbital-strike`. */
const BY_SEAT = /^(?:aside:[01]|deployed-in:[01]:[0-9]|round:(?:used|barred):[01]:[a-z0-9-]+|round:[a-z0-9-]+:[01])$/;

const OF_MARKERS: ReadonlySet<string> = new Set([
  'detonated-by',
  'detonated-by-unit',
  'dropped',
  'pips',
  'surges',
  'wounds',
]);

/** Whether cards or keywords remember something of a unit under this name. */
export function isOfUnits(name: string): boolean {
  const begins = (start: string) => name.startsWith(start);
  return (
    OF_UNITS.has(name) ||
    isKeyword(name) ||
    name.endsWith(MENDED) ||
    ABOUT_UNITS.some(begins) ||
    ABOUT_OTHERS.some(begins)
  );
}

/** The unit that a name of a unit's memory is about; null where it is about none. */
export function unitAbout(name: string): string | null {
  const start = ABOUT_UNITS.find((one) => name.startsWith(one));
  return start === undefined ? null : name.slice(start.length);
}

export function isOfTable(name: string): boolean {
  return OF_TABLE.has(name) || BY_SEAT.test(name);
}

export function isOfMarkers(name: string): boolean {
  return OF_MARKERS.has(name);
}

/** Whether anything is remembered under this name. */
export function isRemembered(name: string): boolean {
  return isOfUnits(name) || isOfTable(name) || isOfMarkers(name);
}
