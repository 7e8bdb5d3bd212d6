import { disc, type Shape } from '@rangefinder/geometry';
import type { Interest } from '../battlefield/candidates.ts';
import type { Marker } from '../state.ts';
import type { LTable } from '../table.ts';

/** Tokens are round: objective and condition tokens of 27 mm, charges of 20. */
export const TOKEN_RADIUS = 13.5;

export function markerShape({ pose }: Marker): Shape {
  return disc(pose.x, pose.y, TOKEN_RADIUS);
}

/** Tokens that no base may end on (legion.movement.23, legion.objective-tokens.2); whoever has claimed one takes it along. */
export function tokenShapes(t: LTable): readonly Shape[] {
  return t.state.markers
    .filter(({ kind, id }) => (kind === 'objective' || kind === 'condition') && !isClaimed(t, id))
    .map(markerShape);
}

export function isClaimed(t: LTable, marker: string): boolean {
  return t.state.units.some(({ claimed }) => claimed.includes(marker));
}

/** Places that players may want to go to: the objectives. */
export function interestsOf(t: LTable): readonly Interest[] {
  return t.state.markers
    .filter(({ kind }) => kind === 'objective')
    .map(({ id, pose }) => ({ key: id, at: { x: pose.x, y: pose.y } }));
}
