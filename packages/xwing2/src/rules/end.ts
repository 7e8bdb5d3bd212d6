import type { Procedure } from '@rangefinder/kernel';
import { scoreObjectives } from '../missions/scoring.ts';
import type { Ship, Token } from '../state.ts';
import type { XTable } from '../table.ts';
import { recurringCharges } from './charges.ts';
import { burnOut } from './placedobstacles.ts';
import { removeDestroyed } from './removing.ts';
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
  const greens: { ship: Ship; count: number }[] = [];
  for (const tokens of [GREEN, ORANGE]) {
    for (const ship of t.state.ships) {
      if (ship.place === 'removed') continue;
      const count = removeTokens(t, ship, tokens);
      if (tokens === GREEN && count > 0) greens.push({ ship, count });
    }
  }
  return greens;
}

function removeTokens(t: XTable, ship: Ship, tokens: readonly Token[]): number {
  let count = 0;
  for (const token of tokens) {
    const there = ship.tokens[token];
    if (there === 0) continue;
    const kept = t.abilities.ask('keeps-tokens', { ship, token }, 0);
    count += removeToken(t, ship, token, Math.max(0, there - kept), 'xw2.end-phase.4');
  }
  return count;
}
