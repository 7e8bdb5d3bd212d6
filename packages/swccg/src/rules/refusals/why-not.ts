import type { Seat, Violation } from '@rangefinder/kernel';
import { refuse } from '../../refusals.ts';
import type { CardTable } from '../../table.ts';
import type { Move } from '../movement.ts';
import { type Attempt, untimely, type Window } from './attempt.ts';
import { whyNotDeployed } from './deploying.ts';
import { whyNotAnotherVersion, whyNotReplaced, whyNotRevealed, whyNotTransferred } from './exchanging.ts';
import {
  whyNoPass,
  whyNotBattled,
  whyNotDrained,
  whyNotFired,
  whyNotForfeited,
  whyNotLost,
  whyNotReacted,
} from './fighting.ts';
import { whyNotMoved } from './moving.ts';
import { whyNoShield, whyNotPlayed, whyNotUsedOnTable } from './texts.ts';
import { whyNoDeepSpace, whyNoDocking, whyNoOrbit, whyNoTransit } from './travelling.ts';
import { attempted, type Verb } from './verbs.ts';

/**
 * The rule that forbids something a player tries, by the key it would have if it were offered; undefined for what is no deed
 * of this game. It looks at nothing that the player may not see.
 */
export function whyNot(game: CardTable, seat: Seat, key: string, window: Window): Violation | undefined {
  const deed = attempted(key);
  return deed ? DEEDS[deed.verb]({ game, seat, window, parts: deed.parts }) : undefined;
}

const moving = (how: Move['how']) => (attempt: Attempt) => whyNotMoved(attempt, how);

const DEEDS: Readonly<Record<Verb, (attempt: Attempt) => Violation | undefined>> = {
  pass: whyNoPass,
  activate: whyNotActivated,
  draw: whyNotDrawn,
  drain: whyNotDrained,
  battle: whyNotBattled,
  deploy: whyNotDeployed,
  transfer: whyNotTransferred,
  persona: whyNotAnotherVersion,
  'cross-over': whyNotAnotherVersion,
  replace: whyNotReplaced,
  'break-cover': whyNotRevealed,
  play: whyNotPlayed,
  use: whyNotUsedOnTable,
  shield: whyNoShield,
  fire: whyNotFired,
  react: whyNotReacted,
  'react-away': whyNotReacted,
  forfeit: whyNotForfeited,
  lose: whyNotLost,
  transit: whyNoTransit,
  dock: whyNoDocking,
  orbit: whyNoOrbit,
  'deep-space': whyNoDeepSpace,
  landspeed: moving('landspeed'),
  hyperspeed: moving('hyperspeed'),
  sector: moving('sector'),
  land: moving('land'),
  'take-off': moving('take-off'),
  shuttle: moving('shuttle'),
  ferry: moving('ferry'),
  site: moving('site'),
  embark: moving('embark'),
  disembark: moving('disembark'),
  seat: moving('seat'),
};

/** `activate:amount` (swccg.core-activate.1, swccg.core-activate.5). */
function whyNotActivated(attempt: Attempt): Violation | undefined {
  const { game, seat, parts } = attempt;
  const amount = Number(parts[0]);
  const early = untimely(attempt, 'activate', 'swccg.core-activate.1');
  if (early || !Number.isInteger(amount) || amount < 1) return early;
  const { toActivate } = game.state;
  if (amount > toActivate) return refuse('swccg.core-activate.1', 'more-than-generated', { left: toActivate });
  const left = game.player(seat).reserve.length;
  return amount > left ? refuse('swccg.core-activate.5', 'reserve-too-small', { left }) : undefined;
}

/** `draw` (swccg.core-draw.1, swccg.core-draw.3). */
function whyNotDrawn(attempt: Attempt): Violation | undefined {
  const early = untimely(attempt, 'draw', 'swccg.core-draw.1');
  if (early) return early;
  const empty = attempt.game.player(attempt.seat).force.length === 0;
  return empty ? refuse('swccg.core-draw.3', 'force-pile-empty') : undefined;
}
