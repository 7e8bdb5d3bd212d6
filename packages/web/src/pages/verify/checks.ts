import type { MatchRecord } from '@rangefinder/kernel';
import { commitmentOf, type Fairness, seedAfterUndo, seedOf } from '@rangefinder/protocol';

/** One thing that must hold for the dice to have been fair. */
export interface Check {
  readonly id: 'commitment' | 'seed' | 'undos';
  /** `waiting`: cannot be known before the match is over. */
  readonly result: 'holds' | 'fails' | 'waiting';
  readonly claimed: string;
  readonly computed: string | null;
}

/** No match is taken back more often than this. */
const MOST_UNDOS = 5000;

/** Recomputes, from the secret and the words, all that was claimed. */
export function checkFairness(fairness: Fairness, record: MatchRecord | null): readonly Check[] {
  const { commitment, secret, words } = fairness;
  const checks: Check[] = [check('commitment', commitment, secret === null ? null : commitmentOf(secret))];
  if (!record) return [...checks, { id: 'seed', result: 'waiting', claimed: '', computed: null }];
  checks.push(check('seed', record.seed, secret === null ? null : seedOf(secret, words)));
  const reseeds = (record.reseeds ?? []).map(({ seed }) => seed);
  if (reseeds.length > 0 && secret !== null) checks.push(checkUndos(reseeds, secret, words));
  return checks;
}

function check(id: Check['id'], claimed: string, computed: string | null): Check {
  return { id, claimed, computed, result: computed === null ? 'waiting' : claimed === computed ? 'holds' : 'fails' };
}

/** Undos are numbered; those that later undos took back themselves leave gaps, but the order stays. */
function checkUndos(seeds: readonly string[], secret: string, words: Fairness['words']): Check {
  let next = 1;
  for (const seed of seeds) {
    while (next <= MOST_UNDOS && seedAfterUndo(secret, words, next) !== seed) next++;
    if (next > MOST_UNDOS) return { id: 'undos', result: 'fails', claimed: seed, computed: null };
    next++;
  }
  return { id: 'undos', result: 'holds', claimed: seeds.at(-1) ?? '', computed: seeds.at(-1) ?? null };
}
