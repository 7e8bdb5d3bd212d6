import type { Procedure } from '@rangefinder/kernel';
import { ALL_TOKENS, TOKENS } from '../state.ts';
import type { XTable } from '../table.ts';
import { replaceCounters } from './damage.ts';
import { rememberParallels } from './parallels.ts';
import { removeToken } from './tokens.ts';
import { checkWinner } from './winning.ts';

const REMOVED = ALL_TOKENS.filter((token) => TOKENS[token] === 'removed');

/**
 * The End phase: cards of it are resolved (xw1.end-phase.3), focus and evade tokens go (xw1.end-phase.1, xw1.help-round.4,
 * xw1.summary-sheet.10), no others of the core (xw1.end-phase.2).
 */
export function* endPhase(t: XTable): Procedure<void> {
  yield* t.window('start-of-end', {});
  yield* t.window('during-end', {});
  for (const ship of t.state.ships) {
    for (const token of REMOVED) {
      const kept = t.abilities.ask('keeps-tokens', { ship, token }, 0);
      removeToken(t, ship, token, Math.max(0, ship.tokens[token] - kept), 'xw1.end-phase.1');
    }
  }
  yield* t.window('end-of-round', {});
  replaceCounters(t);
  rememberParallels(t);
  checkWinner(t);
}
