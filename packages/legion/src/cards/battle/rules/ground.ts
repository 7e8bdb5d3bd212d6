import { distanceBetween, distanceToPoint } from '@rangefinder/geometry';
import type { Procedure, Seat } from '@rangefinder/kernel';
import { pickOne } from '../../../ask.ts';
import { footprintOf } from '../../../battlefield/bases.ts';
import { BAND, type Piece, type PlacedPart, SLACK } from '../../../battlefield/model.ts';
import { isBeyondRange, touchesPart } from '../../../battlefield/range.ts';
import type { Zone } from '../../../card.ts';
import type { BattleRules } from '../../../edition.ts';
import { addMarker, leaderNear, markedPiece, marksPiece } from '../../../rules/markers.ts';
import { isTrooper } from '../../../rules/units.ts';
import { gapToZones, isInZone, zonesOf } from '../../../rules/zones.ts';
import type { Unit } from '../../../state.ts';
import type { LTable } from '../../../table.ts';
import { countUnits, hasMore, isEnd, layFixed } from './words.ts';

function leaderBase(t: LTable, unit: Unit) {
  return footprintOf(t.miniature(unit, t.leader(unit)));
}

/** Breakthrough (legion.setup-battle-cards.7). */
export const BREAKTHROUGH: BattleRules = {
  abilities: [],
  scores: (t, seat) => {
    const zones = zonesOf(t, 1 - seat);
    return isEnd(t) ? countUnits(t, seat, (unit) => isInZone(zones, leaderBase(t, unit))) : 0;
  },
};

/** Breach: leaders wholly within range 1 of the enemy's edge (legion.within-range.1), however their bases are turned. */
export const BREACH: BattleRules = {
  abilities: [],
  scores: (t, seat) => {
    const { players, width, depth } = t.state;
    const near = players[seat === 0 ? 1 : 0].edge === 'near';
    const [low, high] = near ? [0, BAND] : [depth - BAND, depth];
    const strip: Zone = [
      { x: 0, y: low },
      { x: width, y: low },
      { x: width, y: high },
      { x: 0, y: high },
    ];
    return isEnd(t) ? 2 * countUnits(t, seat, (unit) => isInZone([strip], leaderBase(t, unit))) : 0;
  },
};

/** Tokens that are controlled: how many a player controls, by the leaders that count at range 1 of each. */
function controlled(t: LTable, seat: Seat, counts: (unit: Unit) => boolean): number {
  return t.state.markers.filter(
    (marker) => marker.kind === 'objective' && hasMore(t, seat, (unit) => counts(unit) && leaderNear(t, unit, marker)),
  ).length;
}

/** Tokens on the table that are worth 1 after some rounds and 2 at the end. */
function controlOf(rounds: readonly number[], counts: (t: LTable, unit: Unit) => boolean): BattleRules {
  return {
    abilities: [],
    *setup(t) {
      layFixed(t);
    },
    scores: (t, seat) => {
      const each = (rounds.includes(t.state.round) ? 1 : 0) + (isEnd(t) ? 2 : 0);
      return each === 0 ? 0 : each * controlled(t, seat, (unit) => counts(t, unit));
    },
  };
}

/** Intercept the Transmissions (legion.setup-battle-cards.8 to .11). */
export const TRANSMISSIONS = controlOf([2, 4], isTrooper);
export const CONTROL = controlOf([2, 3, 4], () => true);

function partsOf(t: LTable, piece: string): readonly PlacedPart[] {
  return t.parts.filter((part) => part.piece.id === piece);
}

function touchesPiece(t: LTable, unit: Unit, { id }: Piece): boolean {
  const leader = t.miniature(unit, t.leader(unit));
  return partsOf(t, id).some((part) => touchesPart(leader, part));
}

/** Key Positions and its like: pieces of terrain, each worth so much to who has more leaders touching it. */
export function positions(worth: number): BattleRules {
  return {
    abilities: [],
    setup: markPositions,
    scores: (t, seat) => {
      if (!isEnd(t)) return 0;
      const marked = t.state.terrain.filter((piece) => isMarked(t, piece));
      return worth * marked.filter((piece) => hasMore(t, seat, (unit) => touchesPiece(t, unit, piece))).length;
    },
  };
}

function* markPositions(t: LTable): Procedure<void> {
  const { width, depth, blue } = t.state;
  const far = (piece: Piece) =>
    Math.min(...partsOf(t, piece.id).map(({ footprint }) => distanceToPoint(footprint, width / 2, depth / 2)));
  const least = Math.min(...t.state.terrain.map(far));
  yield* markOne(
    t,
    blue,
    t.state.terrain.filter((piece) => far(piece) <= least + SLACK),
  );
  for (const seat of t.playerOrder()) {
    const open = t.state.terrain.filter((piece) => !isMarked(t, piece) && isOutside(t, piece));
    const apart = open.filter((piece) => isApart(t, piece));
    yield* markOne(t, seat, apart.length > 0 ? apart : open);
  }
}

function isMarked(t: LTable, { id }: Piece): boolean {
  return t.state.markers.some((marker) => markedPiece(marker) === id);
}

function isOutside(t: LTable, { id }: Piece): boolean {
  const zones = [0, 1].flatMap((seat) => zonesOf(t, seat));
  return partsOf(t, id).every(({ footprint }) => gapToZones(zones, footprint) > 0);
}

/** Beyond range 1 of every piece that is marked. */
function isApart(t: LTable, { id }: Piece): boolean {
  const marked = t.state.terrain.filter((piece) => isMarked(t, piece)).flatMap((piece) => partsOf(t, piece.id));
  return partsOf(t, id).every(({ footprint }) =>
    marked.every((other) => isBeyondRange(distanceBetween(footprint, other.footprint), 1)),
  );
}

function* markOne(t: LTable, seat: Seat, pieces: readonly Piece[]): Procedure<void> {
  if (pieces.length === 0) return;
  const options = pieces.map((piece) => ({ key: piece.id, about: { piece: piece.id }, piece }));
  const { piece } = yield* pickOne({ seat, topic: 'choose-piece', rule: 'legion.setup.19', options });
  const { x, y } = piece.pose;
  addMarker(t, { kind: 'objective', what: marksPiece(piece.id), pose: { x, y, heading: 0 } }, 'legion.setup.19');
}
