import { polygonPath, round } from '@rangefinder/board';
import { type Ground, obstacleToken, placedObstacleToken } from '../../src/index.ts';

/** The outline of an obstacle token about its own middle; null when there is no such token. */
export function obstacleOutline(token: string): readonly (readonly [number, number])[] | null {
  return (obstacleToken(token) ?? placedObstacleToken(token))?.outline ?? null;
}

/** The ground that a template covers. */
export function groundPath(ground: Ground): string {
  return ground
    .map((piece) => {
      if (piece.kind !== 'band') return polygonPath(piece);
      const { x, y, innerRadius: inner, outerRadius: outer, startX, startY, endX, endY, sweep } = piece;
      const large = sweep > 180 ? 1 : 0;
      const point = (radius: number, dx: number, dy: number) =>
        `${round(x + dx * radius)} ${round(-(y + dy * radius))}`;
      return (
        `M${point(outer, startX, startY)}A${round(outer)} ${round(outer)} 0 ${large} 1 ${point(outer, endX, endY)}` +
        `L${point(inner, endX, endY)}A${round(inner)} ${round(inner)} 0 ${large} 0 ${point(inner, startX, startY)}Z`
      );
    })
    .join('');
}

/** Numbers that look random and are always the same for a seed: craters and debris lie where they lay. */
export function scatter(seed: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state >>> 0) % 10_000) / 10_000;
  };
}
