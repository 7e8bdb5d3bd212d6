/** Chances of the numbers 0..n of successes of n dice that each succeed with the chance p. */
function binomial(n: number, p: number): number[] {
  let chances = [1];
  for (let die = 0; die < n; die++) {
    const next = new Array<number>(chances.length + 1).fill(0);
    chances.forEach((chance, k) => {
      next[k] = (next[k] ?? 0) + chance * (1 - p);
      next[k + 1] = (next[k + 1] ?? 0) + chance * p;
    });
    chances = next;
  }
  return chances;
}

const known = new Map<number, number>();

/** What an attack is expected to get through: each attack die hits, each defense die evades, with a fixed chance. */
export function expectedDamage(attackDice: number, hit: number, defenseDice: number, evade: number): number {
  const n = Math.max(0, Math.min(6, Math.round(attackDice)));
  const m = Math.max(0, Math.min(6, Math.round(defenseDice)));
  // Chances come from a handful of cases: remember the answers.
  const key = ((n * 7 + m) * 1000 + Math.round(hit * 999)) * 1000 + Math.round(evade * 999);
  const found = known.get(key);
  if (found !== undefined) return found;
  const hits = binomial(n, hit);
  const evades = binomial(m, evade);
  let sum = 0;
  hits.forEach((a, i) => {
    evades.forEach((b, k) => {
      if (i > k) sum += a * b * (i - k);
    });
  });
  known.set(key, sum);
  return sum;
}

/** The chance of one attack die, by what the attacker can spend. */
export function hitChance(focus: boolean, lock: boolean): number {
  const once = focus ? 0.75 : 0.5;
  return lock ? once + (1 - once) * once : once;
}

/** The chance of one defense die. */
export function evadeChance(focus: boolean): number {
  return focus ? 0.625 : 0.375;
}
