import type { BattleRules } from '../../../edition.ts';
import { layTokens } from '../../../rules/placingmarkers.ts';
import { CLAIM, isEnd, layFixed } from './words.ts';

/** Recover the Supplies (legion.setup-battle-cards.1 to .6). */
export const SUPPLIES: BattleRules = {
  abilities: [CLAIM],
  *setup(t) {
    layFixed(t);
    yield* layTokens(t, 4, { kind: 'objective', fromZones: 1, fromTokens: 1 });
  },
  scores: (t, seat) => (isEnd(t) ? t.friendsOf(seat).reduce((sum, { claimed }) => sum + claimed.length, 0) : 0),
};
