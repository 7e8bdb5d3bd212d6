import type { Procedure } from '@rangefinder/kernel';
import type { Phase } from '../state.ts';
import type { LTable } from '../table.ts';
import { activationStep } from './activation.ts';
import { commandPhase } from './command.ts';
import { endPhase } from './end.ts';
import { setupStep } from './setup.ts';
import { resolveBlueCardsFirst } from './triggers.ts';
import { checkElimination } from './winning.ts';

/** Plays on from wherever the state stands: one step at a time, each of which could be the first after a restart. */
export function* playGame(t: LTable): Procedure<void> {
  while (!t.state.outcome) {
    t.kernel.checkpoint();
    yield* playStep(t);
    checkElimination(t);
  }
}

/** One step of the phase that is on (legion.game-round.1, .2, legion.round.1). */
function* playStep(t: LTable): Procedure<void> {
  const { state } = t;
  switch (state.phase) {
    case 'setup':
      if (yield* setupStep(t)) startRound(t); // legion.setup.25
      return;
    case 'command':
      begin(t);
      yield* commandPhase(t);
      state.turn = state.priority;
      enter(t, 'activation');
      return;
    case 'activation':
      if (begin(t)) yield* resolveBlueCardsFirst(t, t.abilities.triggered('start-of-activation-phase', {}));
      if (yield* activationStep(t)) {
        yield* t.window('end-of-activation-phase', {});
        enter(t, 'end');
      }
      return;
    case 'end':
      begin(t);
      yield* endPhase(t);
      if (!state.outcome) startRound(t);
  }
}

/** Whether the phase starts now; says so. */
function begin(t: LTable): boolean {
  const { state } = t;
  if (state.step !== '') return false;
  state.step = 'begun';
  t.emit({ type: 'phase', rule: 'legion.game-round.2', phase: state.phase });
  return true;
}

function enter(t: LTable, phase: Phase): void {
  t.state.phase = phase;
  t.state.step = '';
}

/** legion.round.3 */
function startRound(t: LTable): void {
  const { state } = t;
  state.round++;
  for (const unit of state.units) {
    for (const key in unit.memory) if (key.startsWith('round:')) delete unit.memory[key];
  }
  for (const key in state.memory) if (key.startsWith('round:')) delete state.memory[key];
  delete state.memory['last-active'];
  t.changed(); // what lasted until the end of the round is over
  enter(t, 'command');
  t.emit({ type: 'round', rule: 'legion.game-round.1', round: state.round });
}
