import type { Procedure, Seat } from '@rangefinder/kernel';
import { battleRules, hasKeyword } from '../sources.ts';
import type { Token, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { discardFlaws } from './flaws.ts';
import { clearSmoke } from './markers.ts';
import { playerOf } from './players.ts';
import { promoteOne } from './promoting.ts';
import { removeSuppression, removeToken } from './tokens.ts';
import { COMMANDER_TOKEN, commandersOf, isTrooper } from './units.ts';
import { beginAnew, isStandstill } from './unlimited.ts';
import { endGame, gainVictory } from './winning.ts';

/**
 * The End Phase (legion.end-phase.1 to .13, legion.round-counter.3).
 * legion.round-counter.2, legion.round-end-phase.6, .7
 */
export function* endPhase(t: LTable): Procedure<void> {
  const { state } = t;
  yield* t.window('start-of-end-phase', {});
  for (const seat of t.playerOrder()) {
    discardCommand(t, seat);
    discardFlaws(t, seat);
  }
  yield* t.window('removing-tokens', {});
  yield* removeTokens(t);
  clearSmoke(t);
  returnOrders(t);
  for (const seat of t.playerOrder()) yield* promote(t, seat);
  yield* t.window('end-of-round', {});
  for (const seat of t.playerOrder()) gainVictory(t, seat, scored(t, seat));
  if (state.outcome) return;
  if (state.round >= state.rounds) {
    if (!state.unlimited || isStandstill(t)) {
      endGame(t); // legion.end-phase.13
      return;
    }
    beginAnew(t);
  }
  state.counter = 1 - state.counter; // legion.end-phase.11, .12
  t.emit({ type: 'counter-passed', rule: 'legion.end-phase.12', seat: state.counter });
}

/** What the objective gives at the end of this round (legion.objective-cards.1, .4, legion.victory-tokens.3). */
function scored(t: LTable, seat: Seat): number {
  return battleRules(t, t.state.objective)?.scores?.(t, seat) ?? 0;
}

/** legion.end-phase.1, .2 (legion.round-end-phase.1, legion.command-cards.19); one that is permanent stays (legion.permanent.1, legion.permanent-keyword.1). */
function discardCommand(t: LTable, seat: Seat): void {
  const player = playerOf(t, seat);
  const { chosen: card } = player;
  if (card === null) return;
  player.chosen = null;
  player.revealed = false;
  if (t.cards.command(card).permanent) player.permanent.push(card);
  else {
    player.discards.push(card);
    t.emit({ type: 'card-discarded', rule: 'legion.end-phase.1', seat, card });
  }
  t.cardsChanged();
}

const CLEARED: readonly Token[] = ['aim', 'dodge', 'standby', 'surge', 'observation'];

/**
 * legion.end-phase.3, .4, legion.surge-tokens.5, legion.observation-tokens.3; keywords may keep some.
 * legion.transported-closed.6, legion.round-end-phase.2, .3, legion.standby.11, legion.dodge.5, legion.suppression.18, legion.aim.9
 */
function* removeTokens(t: LTable): Procedure<void> {
  for (const unit of t.state.units) {
    if (unit.place === 'defeated') continue;
    for (const token of CLEARED) {
      const kept = t.abilities.ask('keeps-tokens', { unit, token }, 0);
      removeToken(t, unit, token, Math.max(0, unit.tokens[token] - kept), 'legion.end-phase.3');
    }
    const stays = t.abilities.ask('keeps-tokens', { unit, token: 'suppression' }, unit.tokens.suppression - 1);
    yield* removeSuppression(t, unit, unit.tokens.suppression - Math.max(0, stays), 'legion.end-phase.4');
  }
}

/** legion.end-phase.5, .6 (legion.round-end-phase.4) */
function returnOrders(t: LTable): void {
  for (const unit of t.state.units) {
    unit.order = 'pool';
    unit.activated = false;
  }
  for (const player of t.state.players) {
    player.pool = [];
    player.kept = [];
  }
}

/**
 * legion.end-phase.7 to .10, legion.commander.7: mandatory where there is somebody (rulings).
 * legion.operative.9, legion.round-end-phase.5, legion.commander.6, .8 to .10
 */
function* promote(t: LTable, seat: Seat): Procedure<void> {
  if (commandersOf(t, seat).length > 0 || isLedOtherwise(t, seat)) return;
  const fit = t.friendsOf(seat).filter((unit) => isTrooper(t, unit) || hasKeyword(t, unit, 'field-commander'));
  yield* promoteOne(t, seat, fit, { asks: 'legion.end-phase.7', tells: 'legion.end-phase.9' });
}

/** A commander who is not on the table yet is not defeated; nor is a field commander in his place. */
function isLedOtherwise(t: LTable, seat: Seat): boolean {
  // legion.field-commander.8: while somebody has the token, nobody needs to be named.
  const leads = ({ memory, place, rank }: Unit) =>
    memory[COMMANDER_TOKEN] ? place !== 'defeated' : rank === 'commander' && place === 'reserve';
  return t.state.units.some((unit) => unit.seat === seat && leads(unit));
}
