/*
 * What a keyword names behind its colon, as its card prints it: tokens, arcs, actions, names of units, kinds of them. Each
 * wording is read once, and here alone; whoever asks for it gets a list.
 */

const LISTS = new Map<string, readonly string[]>();

/** What it lists: `attack, move`, `rear, sides`, `del meeko, gideon hask`. */
export function named(of: string): readonly string[] {
  let list = LISTS.get(of);
  if (!list) {
    list = of === '' ? [] : of.split(',').map((one) => one.trim());
    LISTS.set(of, list);
  }
  return list;
}

/** A kind of unit: by name, or by words all of which fit it. */
interface NamedKind {
  readonly name: string;
  readonly words: readonly string[];
}

const KINDS = new Map<string, readonly NamedKind[]>();

/** The kinds of units it lists: `corps clone trooper unit`, `droid trooper, vehicle`, `han solo`. */
export function kindsNamed(of: string): readonly NamedKind[] {
  let kinds = KINDS.get(of);
  if (!kinds) {
    kinds = named(of).map((name) => ({ name, words: name.split(' ') }));
    KINDS.set(of, kinds);
  }
  return kinds;
}

/** The number in it: `capacity 2`; 1 where it has none. */
export function numberNamed(of: string): number {
  return Number(/\d+/.exec(of)?.[0] ?? 1);
}
