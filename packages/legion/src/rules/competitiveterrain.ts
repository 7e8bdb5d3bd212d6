import { distanceBetween, type Pose, placedShape, type Shape, snapPose } from '@rangefinder/geometry';
import type { Procedure, RuleId, Seat, Violation } from '@rangefinder/kernel';
import { pickOne, place } from '../ask.ts';
import { BAND, CONTACT, SLACK } from '../battlefield/model.ts';
import { refuse } from '../refusals.ts';
import type { LTable } from '../table.ts';
import { outlineOfKind } from '../terrain/outline.ts';
import { flipCoin } from './coin.ts';
import { isOnTable, putPiece } from './layingterrain.ts';

const CHAPTER = 'legion.terrain-competitive-placement';
const TURNS: RuleId = `${CHAPTER}.3`;
export const APART: RuleId = `${CHAPTER}.5`;
const ANYWHERE: RuleId = `${CHAPTER}.6`;

/** The cheaper army begins, a coin between equals (legion.terrain-competitive-placement.3, .4). */
export function firstToPlace(t: LTable): Seat {
  const [first, second] = t.state.players;
  if (first.points !== second.points) return first.points < second.points ? 0 : 1;
  return flipCoin(t, 'terrain', `${CHAPTER}.4`);
}

/** One piece of the set, by whose turn it is; what fits nowhere stays beside the table. */
export function* placePiece(t: LTable): Procedure<void> {
  const { state } = t;
  const seat = state.turn;
  const open = [...new Set(state.unplaced)].filter((kind) => fits(t, kind));
  if (open.length === 0) {
    state.unplaced.length = 0;
    return;
  }
  const options = open.map((kind) => ({ key: kind, about: { kind }, kind }));
  const { kind } = yield* pickOne({ seat, topic: 'choose-terrain', rule: TURNS, options });
  const terms = termsFor(t, kind);
  const { poses } = yield* place({
    seat,
    topic: 'place-terrain',
    rule: terms.rule,
    about: { kind },
    pieces: [kind],
    candidates: terms.spots.map((pose) => ({ key: `at:${pose.x},${pose.y},${pose.heading}`, poses: [pose] })),
    check: ([pose]) => (pose ? whyNotThere(t, kind, terms.gap, pose) : refuse(TURNS, 'no-such-place')),
  });
  const [pose] = poses;
  if (!pose) return;
  state.unplaced.splice(state.unplaced.indexOf(kind), 1);
  putPiece(t, kind, pose, terms.rule);
  state.turn = 1 - seat;
}

/** How far from others a piece must lie, by which rule, and where it can. */
interface Terms {
  readonly rule: RuleId;
  readonly gap: number;
  readonly spots: readonly Pose[];
}

/** Places are offered so far apart; before a range is given up, they are looked for more closely. */
const STEP = 75;
const CLOSELY = 25;

/** Beyond range 1 of all others; where there is no such place, touching none (legion.terrain-competitive-placement.5, .6). */
function termsFor(t: LTable, kind: string): Terms {
  for (const step of [STEP, CLOSELY]) {
    const spots = [...spotsFor(t, kind, BAND, step)];
    if (spots.length > 0) return { rule: APART, gap: BAND, spots };
  }
  const spots = [...spotsFor(t, kind, CONTACT, STEP)];
  return { rule: ANYWHERE, gap: CONTACT, spots: spots.length > 0 ? spots : [...spotsFor(t, kind, CONTACT, CLOSELY)] };
}

/** Whether a piece has a place at all. */
function fits(t: LTable, kind: string): boolean {
  return [STEP, CLOSELY].some((step) => !spotsFor(t, kind, CONTACT, step).next().done);
}

/** Places all over the battlefield, along it and across. */
function* spotsFor(t: LTable, kind: string, gap: number, step: number): Generator<Pose> {
  const { width, depth } = t.state;
  for (let y = step; y < depth; y += step) {
    for (let x = step; x < width; x += step) {
      for (const heading of [0, 90]) {
        const pose = snapPose({ x, y, heading });
        if (whyNotThere(t, kind, gap, pose) === undefined) yield pose;
      }
    }
  }
}

function whyNotThere(t: LTable, kind: string, gap: number, pose: Pose): Violation | undefined {
  const outline = outlineAt(t, kind, pose);
  if (!isOnTable(t, outline)) return refuse(ANYWHERE, 'off-battlefield');
  if (t.state.terrain.every((piece) => isBeyond(gap, outline, outlineAt(t, piece.kind, piece.pose)))) return undefined;
  return gap === BAND ? refuse(APART, 'near-terrain') : refuse(ANYWHERE, 'touches-terrain');
}

function outlineAt(t: LTable, kind: string, pose: Pose): Shape {
  return placedShape(outlineOfKind(t.cards.terrain(kind)), pose);
}

function isBeyond(gap: number, a: Shape, b: Shape): boolean {
  return distanceBetween(a, b) > gap + SLACK;
}
