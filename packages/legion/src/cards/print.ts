import type { AttackDie, KeywordUse, WeaponFacts } from '../card.ts';

/** The words in which the tables of cards are written: keywords, weapons, dice. */

/** In one shape, with an icon or without: every rule looks through these. */
function use(id: string, value: number, of: string, action?: KeywordUse['action']): KeywordUse {
  return { id, value, of, action };
}

/** A keyword by its chapter: `kw('nimble')`, `kw('armor-x', 2)`, `kw('entourage', 'imperial royal guards')`, `kw('weak-point-x', 1, 'rear')`. */
export function kw(id: string, valueOrOf: number | string = 1, of = ''): KeywordUse {
  return typeof valueOrOf === 'string' ? use(id, 1, valueOrOf) : use(id, valueOrOf, of);
}

/** A keyword behind the icon of a card action (legion.card-actions). */
export function action({ id, value, of }: KeywordUse): KeywordUse {
  return use(id, value, of, 'action');
}

/** A keyword behind the icon of a free card action (legion.free-card-actions). */
export function free({ id, value, of }: KeywordUse): KeywordUse {
  return use(id, value, of, 'free');
}

/** The last range of a weapon that nothing is too far for. */
export const BEYOND = Number.POSITIVE_INFINITY;

type Dice = Partial<Readonly<Record<AttackDie, number>>>;

const NO_DICE = { red: 0, black: 0, white: 0 } as const;

/** A weapon for melee alone. */
export function melee(name: string, dice: Dice, ...keywords: readonly KeywordUse[]): WeaponFacts {
  return { name, melee: true, range: null, dice: { ...NO_DICE, ...dice }, keywords };
}

/** A weapon for ranges from the first to the last. */
export function ranged(
  name: string,
  first: number,
  last: number,
  dice: Dice,
  ...keywords: readonly KeywordUse[]
): WeaponFacts {
  return { name, melee: false, range: [first, last], dice: { ...NO_DICE, ...dice }, keywords };
}

/** A weapon for melee and for ranges from 1 to the last (legion.weapons). */
export function meleeAndRanged(
  name: string,
  last: number,
  dice: Dice,
  ...keywords: readonly KeywordUse[]
): WeaponFacts {
  return { ...ranged(name, 1, last, dice, ...keywords), melee: true };
}

/** What a unit blows itself up with (legion.self-destruct). */
export function selfDestruct(name: string, dice: Dice, ...keywords: readonly KeywordUse[]): WeaponFacts {
  return { name, melee: false, range: null, dice: { ...NO_DICE, ...dice }, keywords, special: 'self-destruct' };
}

/** A charge, a mine, a bomb: an area weapon of range 1 that says itself what its surges become (legion.area-weapon). */
export function area(name: string, surge: 'hit' | 'crit', dice: Dice, ...keywords: readonly KeywordUse[]): WeaponFacts {
  return { ...ranged(name, 1, 1, dice, ...keywords), surge, special: 'area' };
}

/** Dropped on those one flies over (legion.overrun). */
export function overrun(name: string, dice: Dice, ...keywords: readonly KeywordUse[]): WeaponFacts {
  return { name, melee: false, range: null, dice: { ...NO_DICE, ...dice }, keywords, special: 'overrun' };
}
