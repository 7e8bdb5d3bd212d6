import type { Procedure } from '@rangefinder/kernel';
import type { Phase, XwingState } from '../state.ts';
import type { XTable } from '../table.ts';
import { activationStep } from './activation.ts';
import { combatStep } from './combat.ts';
import { decloakStep } from './decloak.ts';
import { endPhase } from './end.ts';
import { ObjectiveMet } from './missions.ts';
import { planningPhase } from './planning.ts';
import { setupStep } from './setup.ts';
import { endSkills } from './stats.ts';
import { finish } from './winning.ts';

/** Plays on from wherever the state stands: one step at a time, each of which could be the first after a restart. */
export function* playGame(t: XTable): Procedure<void> {
  const { state } = t;
  while (!state.outcome) {
    t.kernel.checkpoint();
    try {
      yield* playStep(t);
    } catch (error) {
      if (!(error instanceof ObjectiveMet)) throw error;
      state.attack = null;
      finish(t, error.winner, 'xw1.winning.4');
    }
  }
}

/** One step of the phase that is on (xw1.round.1). */
function* playStep(t: XTable): Procedure<void> {
  const { state } = t;
  switch (state.phase) {
    case 'setup':
      if (yield* setupStep(t)) startRound(t); // xw1.round.2
      return;
    case 'planning':
      if (begin(t)) yield* t.window('start-of-round', {});
      yield* planningPhase(t);
      enter(state, 'activation');
      return;
    case 'activation':
      if (begin(t)) {
        yield* t.window('start-of-activation', {});
        yield* decloakStep(t); // xw1.cloak.6, .9
      }
      if (yield* activationStep(t)) enter(state, 'combat');
      return;
    case 'combat':
      if (begin(t)) yield* t.window('start-of-combat', {});
      if (yield* combatStep(t)) enter(state, 'end');
      return;
    case 'end':
      begin(t);
      yield* endPhase(t);
      if (!state.outcome) startRound(t);
  }
}

/** Whether the phase starts now; says so. */
function begin(t: XTable): boolean {
  const { state } = t;
  if (state.begun) return false;
  state.begun = true;
  t.emit({ type: 'phase', rule: 'xw1.round.1', phase: state.phase });
  return true;
}

/** Another phase; what was to last until the end of the one before it ends. */
function enter(state: XwingState, phase: Phase): void {
  state.phase = phase;
  state.begun = false;
  state.attacking = null;
  state.active = null;
  for (const ship of state.ships) {
    ship.acted = false;
    endSkills(ship, 'phase');
    if (phase === 'end') endSkills(ship, 'combat');
  }
}

function startRound(t: XTable): void {
  const { state } = t;
  state.round++;
  enter(state, 'planning');
  t.emit({ type: 'round', rule: 'xw1.round.1', round: state.round });
  for (const ship of state.ships) {
    ship.performed = [];
    ship.executed = null;
    ship.skipsAction = false;
    ship.crossed = [];
    ship.droppedBomb = false;
    endSkills(ship, 'round');
    for (const key in ship.memory) if (key.startsWith('round:')) delete ship.memory[key];
  }
  t.changed(); // what lasted until the end of the round is over
}
