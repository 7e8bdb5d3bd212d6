import type { Rank } from '../../../card.ts';
import type { BattleRules } from '../../../edition.ts';
import { isEnd } from './words.ts';

const DEARER: readonly Rank[] = ['commander', 'operative', 'heavy'];

/** Elimination: every enemy unit defeated counts, some twice. */
export const ELIMINATION: BattleRules = {
  abilities: [],
  scores: (t, seat) => {
    if (!isEnd(t)) return 0;
    const defeated = t.state.units.filter((unit) => unit.seat !== seat && unit.place === 'defeated');
    return defeated.reduce((sum, { rank }) => sum + (DEARER.includes(rank) ? 2 : 1), 0);
  },
};
