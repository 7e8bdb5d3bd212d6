import type { Procedure } from '@rangefinder/kernel';
import { scoreObjectives } from '../missions/scoring.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { recurringCharges } from './charges.ts';
import { removeDestroyed } from './destroying.ts';
import { burnOut } from './placedobstacles.ts';
import { GREEN, ORANGE, removeToken } from './tokens.ts';
import { checkWinner } from './winning.ts';

/** The End Phase, its steps in order (xw2.end-phase.1 to .8). */
export function* endPhase(t: XTable): Procedure<void> {
  scoreObjectives(t); // before the abilities of this moment (see the notes on missions)
  yield* t.window('start-of-end', {});
  yield* t.window('during-end', {});
  burnOut(t);
  for (const { ship, count } of removeCircularTokens(t)) yield* t.window('green-tokens-removed', { ship, count });
  yield* recurringCharges(t);
  yield* t.window('end-of-round', {});
  yield* removeDestroyed(t);
  checkWinner(t);
}

/** xw2.end-phase.4: green ones first, then orange ones; also in reserve (xw2.in-reserve.9). Answers who removed green ones. */
function removeCircularTokens(t: XTable): { ship: Ship; count: number }[] {
  const greens = new Map<Ship, number>();
  for (const tokens of [GREEN, ORANGE]) {
    for (const ship of t.state.ships) {
      if (ship.place === 'removed') continue;
      for (const token of tokens) {
        if (ship.tokens[token] === 0) continue;
        const kept = t.abilities.ask('keeps-tokens', { ship, token }, 0);
        const removed = removeToken(t, ship, token, Math.max(0, ship.tokens[token] - kept), 'xw2.end-phase.4');
        if (tokens === GREEN && removed > 0) greens.set(ship, (greens.get(ship) ?? 0) + removed);
      }
    }
  }
  return [...greens].map(([ship, count]) => ({ ship, count }));
}
