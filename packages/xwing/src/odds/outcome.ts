import type { Damage, Odds } from './diceattack.ts';

/**
 * What may come of an attack, as numbers that can be weighed and added: the mean damage, the mean crits, the chance of a
 * crit, then the chance of each number of damage.
 */
export type Outcome = readonly number[];

const FIRST = 3;

/** Nearer than this two means are the same. */
const EQUAL = 1e-11;

const KNOWN = new Map<number, Outcome>();

/** What is certain. */
export function outcomeOf({ hits, crits }: Damage): Outcome {
  const name = hits * 64 + crits;
  let outcome = KNOWN.get(name);
  if (!outcome) {
    const chances = new Array<number>(hits + crits + 1).fill(0);
    chances[hits + crits] = 1;
    outcome = [hits + crits, crits, crits > 0 ? 1 : 0, ...chances];
    KNOWN.set(name, outcome);
  }
  return outcome;
}

/** What comes of several things that may happen, each as likely as it is. */
export function sumOf<T extends { readonly chance: number }>(ways: readonly T[], then: (way: T) => Outcome): Outcome {
  const sum: number[] = [];
  for (const way of ways) {
    const outcome = then(way);
    for (let i = 0; i < outcome.length; i++) sum[i] = (sum[i] ?? 0) + (outcome[i] ?? 0) * way.chance;
  }
  return sum;
}

/** Whether one outcome is better than another for who wants more damage (1) or less (-1); crits decide between equals. */
export function better(sign: 1 | -1, one: Outcome, other: Outcome): boolean {
  const mean = sign * ((one[0] ?? 0) - (other[0] ?? 0));
  if (mean > EQUAL || mean < -EQUAL) return mean > 0;
  return sign * ((one[1] ?? 0) - (other[1] ?? 0)) > EQUAL;
}

export function oddsOf(outcome: Outcome): Odds {
  return { damage: outcome.slice(FIRST), mean: outcome[0] ?? 0, crit: outcome[2] ?? 0 };
}
