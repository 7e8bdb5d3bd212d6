import type { DiceAttack, Odds, Reroll, Turn } from './diceattack.ts';
import { oddsOf } from './outcome.ts';
import { Reckoning } from './reckoning.ts';

export type * from './diceattack.ts';
export * from './usual.ts';

/** Attacks come again and again with the same dice and tokens: their odds are worked out once. */
const KNOWN = new Map<string, Odds>();
const MOST_KNOWN = 5000;

/** The exact chances of an attack if both sides play as well as they can; `turn` is whose turn it is once dice lie on the table. */
export function attackOdds(attack: DiceAttack, turn: Turn = 'theirs-on-attack'): Odds {
  const name = `${turn} ${JSON.stringify(attack)}`;
  let odds = KNOWN.get(name);
  if (!odds) {
    odds = oddsOf(new Reckoning(attack).outcome(turn));
    if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
    KNOWN.set(name, odds);
  }
  return odds;
}

/** What somebody can do in their turn to modify dice, and the chances each leaves; the key null is to do nothing more. */
export interface Play {
  readonly key: string | null;
  readonly odds: Odds;
}

export function possiblePlays(attack: DiceAttack, turn: Turn): readonly Play[] {
  return new Reckoning(attack).plays(turn).map(({ key, outcome }) => ({ key, odds: oddsOf(outcome) }));
}

/** How many dice of each face are best rolled again. */
export function bestReroll(attack: DiceAttack, turn: Turn, reroll: Reroll<string>): ReadonlyMap<string, number> {
  return new Reckoning(attack).reroll(turn, reroll);
}

/** The chance of this much damage or more. */
export function atLeast({ damage }: Odds, count: number): number {
  return damage.slice(Math.max(0, count)).reduce((sum, chance) => sum + chance, 0);
}
