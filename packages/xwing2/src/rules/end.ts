import type { Procedure } from '@rangefinder/kernel';
import { scoreObjectives } from '../missions/scoring.ts';
import type { XTable } from '../table.ts';
import { recurringCharges } from './charges.ts';
import { removeDestroyed } from './destroying.ts';
import { GREEN, ORANGE, removeToken } from './tokens.ts';
import { checkWinner } from './winning.ts';

/** The End Phase, its steps in order (xw2.end-phase.1 to .8). */
export function* endPhase(t: XTable): Procedure<void> {
  yield* t.window('start-of-end', {});
  scoreObjectives(t);
  yield* t.window('during-end', {});
  burnBlazes(t);
  removeCircularTokens(t);
  recurringCharges(t);
  yield* removeDestroyed(t);
  checkWinner(t);
}

/** xw2.end-phase.4: green ones first, then orange ones; also in reserve (xw2.in-reserve.9). */
function removeCircularTokens(t: XTable): void {
  for (const tokens of [GREEN, ORANGE]) {
    for (const ship of t.state.ships) {
      if (ship.place === 'removed') continue;
      for (const token of tokens) {
        const kept = t.abilities.ask('keeps-tokens', { ship, token }, 0);
        removeToken(t, ship, token, Math.max(0, ship.tokens[token] - kept), 'xw2.end-phase.4');
      }
    }
  }
}

/** xw2.blaze.3: those without a fuse go, then every other loses one. */
function burnBlazes(t: XTable): void {
  const { state } = t;
  state.obstacles = state.obstacles.filter(({ kind, fuses }) => kind !== 'blaze' || fuses > 0);
  for (const obstacle of state.obstacles) if (obstacle.kind === 'blaze') obstacle.fuses--;
}
