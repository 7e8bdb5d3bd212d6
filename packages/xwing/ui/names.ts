import type { Language, Seat } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';

/** Ranks and the like, which tell nobody apart. */
const TITLES: readonly string[] = [
  'Admiral',
  'Captain',
  'Colonel',
  'Commander',
  'Commandant',
  'Count',
  'Countess',
  'Darth',
  'First',
  'General',
  'Grand',
  'Lieutenant',
  'Major',
  'Moff',
  'Order',
  'Separatist',
  'The',
];

interface NamedShip {
  readonly id: string;
  readonly seat: Seat;
  readonly pilot: string;
}

/** What pieces are called on a table, from what the edition calls each: `academypilot-2` is Academy Pilot 2. */
export function namesBy(thing: (id: string) => Words) {
  const fullName = (id: string, language: Language): string => thing(id)[language];

  /** A name short enough for the board: Luke Skywalker is Luke, Academy Pilot 2 is Academy 2, Darth Vader is Vader. */
  const shortName = (id: string, language: Language): string => shortened(fullName(id, language));

  /** The short names of ships on one table; where different pilots of a side would have the same, they are written out. */
  const boardNames = (ships: readonly NamedShip[], language: Language): ReadonlyMap<string, string> => {
    const stemOf = ({ id, seat }: NamedShip) => `${seat} ${shortName(id, language).replace(/ \d+$/, '')}`;
    const pilots = new Map<string, Set<string>>();
    for (const ship of ships) pilots.set(stemOf(ship), (pilots.get(stemOf(ship)) ?? new Set()).add(ship.pilot));
    return new Map(
      ships.map((ship) => {
        const alone = (pilots.get(stemOf(ship))?.size ?? 0) < 2;
        return [ship.id, alone ? shortName(ship.id, language) : fullName(ship.id, language)];
      }),
    );
  };

  /** Several names in a row. */
  const namesOf = (ids: readonly string[], language: Language): string =>
    ids.map((id) => fullName(id, language)).join(', ');

  return { fullName, shortName, boardNames, namesOf };
}

function shortened(whole: string): string {
  const [, stem = whole, number = ''] = /^(.*?)( \d+)?$/.exec(whole) ?? [];
  const nickname = /[“"”]([^“"”]+)[“"”]/.exec(stem)?.[1];
  if (nickname !== undefined) return `${nickname}${number}`;
  const words = stem.split(' ');
  const first = words.find((word, i) => !TITLES.includes(word) || i === words.length - 1) ?? stem;
  return `${first}${number}`;
}
