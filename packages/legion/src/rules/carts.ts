import { distanceBetween, type Pose, snapPose } from '@rangefinder/geometry';
import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import { place } from '../ask.ts';
import { footprintOf } from '../battlefield/bases.ts';
import { moveCandidates } from '../battlefield/candidates.ts';
import type { Miniature } from '../battlefield/model.ts';
import { checkMove, type Move, type MovePath, moveOf } from '../battlefield/moves.ts';
import { isUpToRange } from '../battlefield/range.ts';
import { checkStanding } from '../battlefield/standing.ts';
import { CART_BASE, cartMiniature } from '../carts.ts';
import { refuse, refuseWrong } from '../refusals.ts';
import type { Marker, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { facing } from './deploying.ts';
import { displace } from './displacing.ts';
import { addMarker, tokenShapes } from './markers.ts';
import { settle } from './settling.ts';
import { isInZone, zonesOf } from './zones.ts';

function inSpace(t: LTable, cart: Marker): Miniature {
  return cartMiniature(cart, t.heightOf(cart.on));
}

/** Whether the leader of a unit is at range 1 of a cart. */
export function leaderAtCart(t: LTable, unit: Unit, cart: Marker): boolean {
  const leader = t.miniature(unit, t.leader(unit));
  return isUpToRange(distanceBetween(footprintOf(leader), footprintOf(inSpace(t, cart))), 1);
}

/** The cart of a player; each has one. */
export function cartOf(t: LTable, seat: Seat): Marker | undefined {
  return t.carts.find((cart) => cart.seat === seat);
}

const STEP = 75;

/** A player sets up the own cart, wholly within a zone. */
export function* setUpCart(t: LTable, seat: Seat): Procedure<void> {
  const rule: RuleId = 'legion.setup.19';
  const zones = zonesOf(t, seat);
  const heading = facing(t, seat);
  const cart = { id: 'cart', kind: 'cart', seat, what: '', on: null, facedown: false, memory: {} } as const;
  const stand = (pose: Pose) => {
    const mini = cartMiniature({ ...cart, memory: {}, pose }, 0);
    if (!isInZone(zones, footprintOf(mini))) return { wrong: refuse(rule, 'outside-zone') };
    const { spot, wrong } = checkStanding(t.scene, mini, pose, tokenShapes(t));
    return spot ? { spot } : { wrong: refuseWrong(wrong) };
  };
  const { width, depth } = t.state;
  const spots: Pose[] = [];
  for (let y = CART_BASE.radius + 1; y < depth; y += STEP) {
    for (let x = CART_BASE.radius + 1; x < width; x += STEP) {
      const pose = snapPose({ x, y, heading });
      if ('spot' in stand(pose)) spots.push(pose);
    }
  }
  if (spots.length === 0) return;
  const { poses } = yield* place({
    seat,
    topic: 'place-marker',
    rule,
    about: { kind: 'cart' },
    pieces: ['cart'],
    candidates: spots.map((pose) => ({ key: `at:${pose.x},${pose.y}`, poses: [pose] })),
    check: ([pose]) => (pose ? stand(pose).wrong : refuse(rule, 'no-such-place')),
  });
  const [pose] = poses;
  const { spot } = pose ? stand(pose) : { spot: undefined };
  if (!spot) return;
  addMarker(t, { kind: 'cart', seat, pose: spot.pose, on: spot.on }, rule);
  t.shifted();
}

const SPEED = 2;
/** Higher than anything on a table. */
const ANY_HEIGHT = 99;

/**
 * A cart pivots and then moves, both as far as its player likes: over everybody and everything, slowed by nothing, to where a unit
 * could stand or push troopers aside.
 * legion.bomb-carts.12 to .20
 */
export function* moveCart(t: LTable, cart: Marker, seat: Seat): Procedure<void> {
  const free = { bands: ANY_HEIGHT, ignoresDifficult: true, tokens: tokenShapes(t) };
  yield* stepCart(t, cart, seat, moveOf('pivot', SPEED, free));
  yield* stepCart(t, cart, seat, moveOf('standard', SPEED, free));
}

function* stepCart(t: LTable, cart: Marker, seat: Seat, move: Move): Procedure<void> {
  const mini = inSpace(t, cart);
  const candidates = moveCandidates(t.scene, mini, move);
  if (candidates.length === 0) return;
  const rule: RuleId = 'legion.bomb-carts.17';
  const { poses } = yield* place({
    seat,
    topic: move.kind === 'pivot' ? 'turn-cart' : 'move-cart',
    rule,
    about: { marker: cart.id },
    pieces: [cart.id],
    candidates: candidates.map(({ key, pose }) => ({ key, poses: [pose] })),
    check: ([pose]) => {
      if (!pose) return refuse(rule, 'too-far');
      const { wrong } = checkMove(t.scene, mini, move, pose);
      return wrong ? refuseWrong(wrong) : undefined;
    },
  });
  const [pose] = poses;
  const { path } = pose ? checkMove(t.scene, mini, move, pose) : { path: null };
  if (path) yield* finish(t, cart, seat, path);
}

function* finish(t: LTable, cart: Marker, seat: Seat, { end, on, displaced }: MovePath): Procedure<void> {
  cart.pose = end;
  cart.on = on;
  t.shifted();
  t.emit({ type: 'marker-moved', rule: 'legion.bomb-carts.12', marker: cart.id, pose: end });
  yield* displace(t, { id: cart.id, seat }, displaced);
  yield* settle(t);
}
