import { disc, distanceBetween, type Shape, withinDistance } from '@rangefinder/geometry';
import type { RuleId } from '@rangefinder/kernel';
import { footprintOf } from '../battlefield/bases.ts';
import type { Interest } from '../battlefield/candidates.ts';
import { CONTACT } from '../battlefield/model.ts';
import { areLevel, isUpToRange } from '../battlefield/range.ts';
import type { Marker, Unit } from '../state.ts';
import type { LTable } from '../table.ts';

/** Tokens are round: objective and condition tokens of 27 mm, charges of 20. */
export const TOKEN_RADIUS = 13.5;

export function markerShape({ pose }: Pick<Marker, 'pose'>): Shape {
  return disc(pose.x, pose.y, TOKEN_RADIUS);
}

/** A token that only says which piece of terrain is meant lies in nobody's way. */
const ON_TERRAIN = 'terrain:';

/** What a token is called that marks a piece of terrain. */
export function marksPiece(piece: string): string {
  return `${ON_TERRAIN}${piece}`;
}

/** The piece of terrain that a token marks; null where it marks none. */
export function markedPiece({ what }: Marker): string | null {
  return what.startsWith(ON_TERRAIN) ? what.slice(ON_TERRAIN.length) : null;
}

/**
 * Tokens that no base may end on (legion.movement.23, legion.objective-tokens.2, legion.condition-tokens.2, legion.bane-tokens.6);
 * those that a unit has claimed are not in its own way, since it takes them along.
 */
export function tokenShapes(t: LTable, unit?: Unit): readonly Shape[] {
  return t.state.markers
    .filter(({ kind }) => kind === 'objective' || kind === 'condition' || kind === 'bane')
    .filter((marker) => markedPiece(marker) === null && !unit?.claimed.includes(marker.id))
    .map(markerShape);
}

export function isClaimed(t: LTable, marker: string): boolean {
  return t.state.units.some(({ claimed }) => claimed.includes(marker));
}

/** Places that players may want to go to: the objectives, and whatever else may be touched. */
export function interestsOf(t: LTable): readonly Interest[] {
  return t.state.markers
    .filter(({ kind }) => kind === 'objective' || kind === 'condition')
    .map((marker) => {
      const { id, pose } = marker;
      const piece = markedPiece(marker);
      const shapes = piece === null ? undefined : shapesOfPiece(t, piece);
      return { key: id, at: { x: pose.x, y: pose.y }, radius: TOKEN_RADIUS, shapes };
    });
}

/** Outlines of all parts of a piece of terrain, seen from above. */
export function shapesOfPiece(t: LTable, piece: string): readonly Shape[] {
  return t.parts.filter((part) => part.piece.id === piece).map(({ footprint }) => footprint);
}

/** A token comes to the table. */
export function addMarker(
  t: LTable,
  marker: Pick<Marker, 'kind' | 'pose'> & Partial<Omit<Marker, 'id'>>,
  rule: RuleId,
): Marker {
  const { markers } = t.state;
  let number = 1;
  while (markers.some(({ id }) => id === `${marker.kind}-${number}`)) number++;
  const made: Marker = {
    seat: null,
    what: '',
    on: null,
    facedown: false,
    memory: {},
    ...marker,
    id: `${marker.kind}-${number}`,
  };
  markers.push(made);
  t.cardsChanged(); // some do something
  t.emit({ type: 'marker-placed', rule, marker: made.id, kind: made.kind, pose: made.pose });
  return made;
}

/** A token is turned over. */
export function turnMarker(t: LTable, marker: Marker, rule: RuleId): void {
  marker.facedown = !marker.facedown;
  t.emit({ type: 'marker-turned', rule, marker: marker.id, facedown: marker.facedown });
}

/** A token goes back to the supply. */
export function removeMarker(t: LTable, marker: Marker, rule: RuleId): void {
  const { markers } = t.state;
  const index = markers.indexOf(marker);
  if (index < 0) return;
  markers.splice(index, 1);
  t.cardsChanged();
  t.emit({ type: 'marker-removed', rule, marker: marker.id });
}

/** Whether the leader of a unit is in base contact with a token (legion.base-contact.3); whoever is transported touches nothing (legion.transported-closed.16). */
export function leaderTouches(t: LTable, unit: Unit, marker: Marker): boolean {
  if (unit.place === 'transported') return false;
  const leader = t.miniature(unit, t.leader(unit));
  if (!areLevel(leader.z, t.heightOf(marker.on))) return false;
  return withinDistance(footprintOf(leader), markerShape(marker), CONTACT);
}

/** Whether the leader of a unit is at range 1 of a token. */
export function leaderNear(t: LTable, unit: Unit, marker: Marker): boolean {
  const leader = t.miniature(unit, t.leader(unit));
  return isUpToRange(distanceBetween(footprintOf(leader), markerShape(marker)), 1);
}

/** How far the nearest miniature of a unit is from a token. */
export function unitGap(t: LTable, unit: Unit, marker: Pick<Marker, 'pose'>): number {
  const shape = markerShape(marker);
  return Math.min(...t.miniatures(unit).map((mini) => distanceBetween(footprintOf(mini), shape)));
}

/** How many smoke tokens are at range 1 of a unit's leader. */
export function smokeBeside(t: LTable, unit: Unit): number {
  return t.state.markers.filter((marker) => marker.kind === 'smoke' && leaderNear(t, unit, marker)).length;
}

/** legion.smoke-tokens.5: smoke is gone at the end of the round. */
export function clearSmoke(t: LTable): void {
  const smoke = t.state.markers.filter(({ kind }) => kind === 'smoke');
  for (const marker of smoke) removeMarker(t, marker, 'legion.smoke-tokens.5');
}
