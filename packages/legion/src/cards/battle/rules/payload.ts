import { distanceBetween } from '@rangefinder/geometry';
import type { Procedure, Seat } from '@rangefinder/kernel';
import { at } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import { footprintOf } from '../../../battlefield/bases.ts';
import type { PlacedPart } from '../../../battlefield/model.ts';
import { isUpToRange, touchesPart } from '../../../battlefield/range.ts';
import { cartMiniature } from '../../../carts.ts';
import type { BattleRules } from '../../../edition.ts';
import { cartOf, leaderAtCart, moveCart, setUpCart } from '../../../rules/carts.ts';
import { addMarker, markedPiece, marksPiece } from '../../../rules/markers.ts';
import { isInZone, zonesOf } from '../../../rules/zones.ts';
import type { LTable } from '../../../table.ts';
import { hasMore, isEnd } from './words.ts';

function partsOf(t: LTable, piece: string): readonly PlacedPart[] {
  return t.parts.filter((part) => part.piece.id === piece);
}

/** A player marks the piece of terrain that the other's cart must reach: on the ground, and not wholly inside a zone. */
function* markGoal(t: LTable, seat: Seat): Procedure<void> {
  const zones = [0, 1].flatMap((one) => zonesOf(t, one));
  const isMarked = (id: string) => t.state.markers.some((marker) => markedPiece(marker) === id);
  const options = t.state.terrain
    .filter(({ id }) => {
      const parts = partsOf(t, id);
      const isInside = parts.every(({ footprint }) => isInZone(zones, footprint));
      return !isInside && !isMarked(id) && parts.some(({ bottom }) => bottom === 0);
    })
    .map((piece) => ({ key: piece.id, about: { piece: piece.id }, piece }));
  if (options.length === 0) return;
  const { piece } = yield* pickOne({ seat, topic: 'choose-piece', rule: 'legion.setup.19', options });
  const pose = { x: piece.pose.x, y: piece.pose.y, heading: 0 };
  addMarker(t, { kind: 'objective', seat: 1 - seat, what: marksPiece(piece.id), pose }, 'legion.setup.19');
}

/** What a cart is worth where it stands: 3 in contact with its goal, 2 at range 1, 1 at range 2. */
function worth(t: LTable, seat: Seat): number {
  const cart = cartOf(t, seat);
  const goal = t.state.markers.find((marker) => marker.seat === seat && markedPiece(marker) !== null);
  const piece = goal && markedPiece(goal);
  if (!cart || !piece) return 0;
  const mini = cartMiniature(cart, t.heightOf(cart.on));
  const parts = partsOf(t, piece);
  if (parts.some((part) => touchesPart(mini, part))) return 3;
  const gap = Math.min(...parts.map(({ footprint }) => distanceBetween(footprintOf(mini), footprint)));
  return isUpToRange(gap, 1) ? 2 : isUpToRange(gap, 2) ? 1 : 0;
}

/** Payload (legion.bomb-carts). */
export const PAYLOAD: BattleRules = {
  abilities: [
    at('end-of-round', {
      rule: 'legion.bomb-carts.1',
      optional: false,
      when: ({ table }) => [0, 1].some((seat) => isPushed(table, seat)),
      *effect({ table }) {
        for (const seat of table.playerOrder()) {
          const cart = cartOf(table, seat);
          if (cart && isPushed(table, seat)) yield* moveCart(table, cart, seat);
        }
      },
    }),
  ],
  *setup(t) {
    for (const seat of t.playerOrder()) yield* setUpCart(t, seat);
    for (const seat of t.playerOrder()) yield* markGoal(t, seat);
  },
  scores: (t, seat) => (isEnd(t) ? worth(t, seat) : 0),
};

/** Whether more own than enemy leaders are at range 1 of a player's cart. */
function isPushed(t: LTable, seat: Seat): boolean {
  const cart = cartOf(t, seat);
  return cart !== undefined && hasMore(t, seat, (unit) => leaderAtCart(t, unit, cart));
}
