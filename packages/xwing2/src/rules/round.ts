import type { Procedure } from '@rangefinder/kernel';
import type { Phase, Ship, XwingState } from '../state.ts';
import type { XTable } from '../table.ts';
import { activationStep } from './activation.ts';
import { endPhase } from './end.ts';
import { engagementStep, initiativeSeven } from './engagement.ts';
import { planningPhase } from './planning.ts';
import { removeDestroyed } from './removing.ts';
import { setupStep } from './setup.ts';
import { endInitiatives } from './stats.ts';
import { systemStep } from './system.ts';

/** Plays on from wherever the state stands: one step at a time, each of which could be the first after a restart. */
export function* playGame(t: XTable): Procedure<void> {
  const { state } = t;
  while (!state.outcome) {
    t.kernel.checkpoint();
    // One step of the phase that is on (xw2.round.1).
    switch (state.phase) {
      case 'setup':
        if (yield* setupStep(t)) {
          t.changed(); // from now on what is in reserve is silent
          startRound(t);
        }
        break;
      case 'planning':
        begin(t);
        yield* planningPhase(t);
        enter(state, 'system'); // xw2.planning-phase.9
        break;
      case 'system':
        if (begin(t)) yield* startOf(t, 'start-of-system');
        if (yield* systemStep(t)) enter(state, 'activation');
        break;
      case 'activation':
        if (begin(t)) yield* startOf(t, 'start-of-activation');
        if (yield* activationStep(t)) enter(state, 'engagement'); // xw2.activation-phase.5
        break;
      case 'engagement':
        if (begin(t)) {
          yield* startOf(t, 'start-of-engagement');
          yield* initiativeSeven(t);
        }
        if (yield* engagementStep(t)) enter(state, 'end');
        break;
      case 'end':
        begin(t);
        yield* endPhase(t);
        if (!state.outcome) startRound(t);
    }
    yield* t.queue.settle();
  }
}

/** Whether the phase starts now; says so. */
function begin(t: XTable): boolean {
  const { state } = t;
  if (state.begun) return false;
  state.begun = true;
  t.emit({ type: 'phase', rule: 'xw2.round.1', phase: state.phase });
  return true;
}

/** What waits for the start of a phase. Ships destroyed by it are gone before the first turn (xw2.destroying-ships.3). */
function* startOf(
  t: XTable,
  window: 'start-of-system' | 'start-of-activation' | 'start-of-engagement',
): Procedure<void> {
  yield* t.window(window, {});
  yield* removeDestroyed(t);
}

/** Another phase; what was to last until the end of the one before it ends (xw2.abilities.7). */
function enter(state: XwingState, phase: Phase): void {
  state.phase = phase;
  state.begun = false;
  state.engaging = null;
  for (const ship of state.ships) {
    ship.acted = false;
    endInitiatives(ship, 'phase');
    forget(ship, 'phase:');
  }
  for (const device of state.devices) device.acted = false;
}

/** A new round begins with a Planning Phase (xw2.end-phase.8, xw2.round.2). */
function startRound(t: XTable): void {
  const { state } = t;
  state.round++;
  enter(state, 'planning');
  t.emit({ type: 'round', rule: 'xw2.round.1', round: state.round });
  for (const ship of state.ships) {
    ship.performed = [];
    ship.executed = null;
    ship.skipsAction = false;
    ship.noMoreActions = false;
    ship.bonusAttacked = false;
    ship.tractored = false;
    ship.placedDevice = false;
    ship.decloaked = false;
    endInitiatives(ship, 'round');
    forget(ship, 'round:');
  }
}

/** What a ship remembers until the phase or the round is over. */
function forget({ memory }: Ship, until: 'phase:' | 'round:'): void {
  for (const key in memory) if (key.startsWith(until)) delete memory[key];
}
