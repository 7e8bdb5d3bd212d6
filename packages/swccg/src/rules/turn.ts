import { NOTHING, type Procedure, type Seat } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import { opponentOf, PHASES, type Phase, type Step } from '../state.ts';
import type { CardTable } from '../table.ts';
import { playActions, tableActions } from './actions.ts';
import { battleActions } from './battle.ts';
import { transferActions } from './carrying.ts';
import { drainActions } from './control.ts';
import { deployActions } from './deploy.ts';
import { locationActions } from './deploy-locations.ts';
import { seatChangeActions } from './embarking.ts';
import { activateForce, drawToHand } from './force.ts';
import { forceGeneration } from './force-icons.ts';
import { checkLifeForce, endByLimit, GameOver } from './life-force.ts';
import { type ActionOption, deed, PASS } from './options.ts';
import { personaActions } from './personas.ts';
import { recirculate } from './piles.ts';
import { respond } from './responses.ts';
import { mustSeemAsked } from './seeming.ts';
import { shieldActions } from './shields.ts';
import { breakCoverActions } from './spies.ts';
import { replacementActions } from './squadrons.ts';
import { startGame } from './starting.ts';
import { moveActions, undercoverMoves } from './ways-to-move.ts';

/** The whole game, from any checkpoint to its end. Where it stands is in the state, nothing is kept here. */
export function* playGame(game: CardTable): Procedure<void> {
  try {
    checkLifeForce(game);
    if (game.state.step === 'starting') yield* startGame(game);
    for (;;) {
      game.checkpoint();
      const options = opportunity(game);
      yield* options ? act(game, yield* pickOne(whatToDo(game, options))) : goOn(game);
    }
  } catch (error) {
    if (!(error instanceof GameOver)) throw error;
  }
}

/** The next opportunity of a player in a phase: an action, or a pass (swccg.core-turn.4, swccg.core-turn.6,
 * swccg.core-turn.7, swccg.core-control-phase.2). Who can do nothing passes; undefined: the step is over, or not entered. */
function opportunity(game: CardTable): readonly ActionOption[] | undefined {
  const { state } = game;
  while (state.entered && state.passes < 2 && isPhase(state.step)) {
    const options = actionsOf(game, state.actor, state.step);
    if (options.length > 1 || mustSeemAsked(game, state.actor, { type: 'action', seat: state.actor })) return options;
    state.passes++;
    state.actor = opponentOf(state.actor);
  }
  return undefined;
}

function whatToDo(game: CardTable, options: readonly ActionOption[]) {
  const { step: phase, turn, current, actor: seat } = game.state;
  return {
    seat,
    rule: 'swccg.core-turn.6' as const,
    topic: 'act' as const,
    about: { phase, turn, current },
    options,
    secret: game.state.switches.hideResponses,
    refused: () => game.edition.refused(game, seat, { in: 'phase' }),
    refusal: (key: string) => game.edition.whyNot(game, seat, key, { in: 'phase' }),
  };
}

/** Each action is over before the next begins (swccg.core-actions.9). */
function act({ state }: CardTable, chosen: ActionOption): Procedure<void> {
  state.passes = chosen.key === PASS.key ? state.passes + 1 : 0;
  state.actor = opponentOf(state.actor);
  return chosen.perform();
}

function goOn(game: CardTable): Procedure<void> {
  return game.state.entered ? leaveStep(game) : enterStep(game, game.state.step);
}

function isPhase(step: Step): step is Phase {
  return step !== 'starting' && step !== 'start-of-turn' && step !== 'end-of-turn';
}

/** What happens at the start of a step, mandatory things first, then by turns what players like, and nothing else
 * (swccg.core-turn.5, swccg.start-of-turn.2, swccg.start-of-turn.3, swccg.start-of-turn.4, swccg.start-of-turn.5). */
function* enterStep(game: CardTable, step: Step): Procedure<void> {
  const { state } = game;
  state.actor = state.current;
  state.passes = 0;
  if (step === 'end-of-turn') endTurn(game);
  else game.emit({ type: 'phase', rule: 'swccg.core-turn.2', seat: state.current, step });
  yield* respond(game, { type: 'start-of-step', seat: state.current, step }, state.current);
  state.entered = true;
  if (state.step !== 'start-of-turn') return;
  // swccg.core-force-icons.5: generation is fixed when the start of the turn is over
  state.generation = forceGeneration(game, state.current);
  state.toActivate = state.generation;
  const { current: seat, turn, generation } = state;
  game.emit({ type: 'turn', rule: 'swccg.core-turn.1', seat, turn, generation });
}

/** The fixed order of phases (swccg.core-turn.2, swccg.core-turn.3, swccg.start-of-turn.1, swccg.start-of-turn.6). */
function* leaveStep(game: CardTable): Procedure<void> {
  const { state } = game;
  yield* respond(game, { type: 'end-of-step', seat: state.current, step: state.step }, state.current);
  state.entered = false;
  if (state.step === 'start-of-turn') state.step = 'activate';
  else if (isPhase(state.step)) state.step = PHASES[PHASES.indexOf(state.step) + 1] ?? 'end-of-turn';
  else nextTurn(game);
}

/** Everything a player may do now, outside battles, passing first. */
function actionsOf(game: CardTable, seat: Seat, phase: Phase): ActionOption[] {
  const moment = { type: 'action' as const, seat };
  const actions: ActionOption[] = [PASS];
  if (seat === game.state.current) PHASE_ACTIONS[phase](game, seat, actions);
  else if (phase === 'move') undercoverMoves(game, seat, actions);
  playActions(game, seat, moment, actions);
  tableActions(game, seat, moment, actions);
  shieldActions(game, seat, actions);
  return actions;
}

/** Adds the business of a phase, for the player whose turn it is (swccg.core-turn.1, swccg.core-deploy-phase.1,
 * swccg.core-deploy-phase.2, swccg.core-deploy-phase.15, swccg.core-battle-initiate.4). */
const PHASE_ACTIONS: Readonly<Record<Phase, (game: CardTable, seat: Seat, actions: ActionOption[]) => void>> = {
  activate: activateActions,
  control: drainActions,
  deploy: deployPhaseActions,
  battle: battleActions,
  move: moveActions,
  draw: drawActions,
};

function deployPhaseActions(game: CardTable, seat: Seat, actions: ActionOption[]): void {
  const { locations, others, squadrons, versions } = game.hand(seat).deployable;
  locationActions(game, seat, locations, actions);
  deployActions(game, seat, others, actions);
  replacementActions(game, seat, squadrons, actions);
  personaActions(game, seat, versions, actions);
  transferActions(game, seat, actions);
  seatChangeActions(game, seat, actions);
  breakCoverActions(game, seat, actions);
}

/** As much as generation and Reserve Deck allow, in one go or several (swccg.core-activate.1, swccg.core-activate.3,
 * swccg.core-activate.4, swccg.core-activate.5, swccg.core-piles.2). */
function activateActions(game: CardTable, seat: Seat, actions: ActionOption[]): void {
  const most = Math.min(game.state.toActivate, game.player(seat).reserve.length);
  for (let amount = 1; amount <= most; amount++) {
    actions.push(activateOption(game, seat, amount));
  }
}

function activateOption(game: CardTable, seat: Seat, amount: number): ActionOption {
  return deed(`activate:${amount}`, { do: 'activate', amount }, () => activate(game, seat, amount));
}

function activate(game: CardTable, seat: Seat, amount: number): Procedure<void> {
  game.state.toActivate -= amount;
  activateForce(game, seat, amount, 'swccg.core-activate.2');
  return NOTHING;
}

/** swccg.core-draw.1, swccg.core-draw.2, swccg.core-draw.3: one at a time from the Force Pile, which stays (swccg.core-piles.4) */
function drawActions(game: CardTable, seat: Seat, actions: ActionOption[]): void {
  if (game.player(seat).force.length > 0) actions.push(deed('draw', { do: 'draw' }, () => draw(game, seat)));
}

function draw(game: CardTable, seat: Seat): Procedure<void> {
  drawToHand(game, seat, 'force', 'swccg.core-draw.1');
  checkLifeForce(game);
  return NOTHING;
}

/** Re-circulation, and the end of what lasts for a turn (swccg.core-turn.8, swccg.core-piles.12, swccg.core-turn.10). */
function endTurn(game: CardTable): void {
  const { state } = game;
  for (const seat of [state.current, opponentOf(state.current)]) {
    const count = recirculate(game.player(seat));
    if (count > 0) game.emit({ type: 'recirculated', rule: 'swccg.core-piles.12', seat, count });
  }
  if (state.lasting.some(({ until }) => until === 'turn')) {
    state.lasting = state.lasting.filter(({ until }) => until !== 'turn');
    game.changed();
  }
  state.used = [];
  for (const card of state.cards) {
    card.moved = false;
    card.reacted = false;
    card.battled = null;
    card.drained = null;
  }
  for (const location of state.locations) {
    location.drained = false;
    location.battled = false;
  }
  game.touched();
}

function nextTurn(game: CardTable): void {
  const { state } = game;
  if (state.turn >= state.turnLimit) endByLimit(game);
  state.turn++;
  state.current = opponentOf(state.current);
  state.step = 'start-of-turn';
}
