import type { Point } from '@rangefinder/geometry';
import { type Area, extentOf } from './area.ts';
import type { Box, Camera } from './camera.ts';

/** A small picture of the whole table: its size in pixels and where things are on it. */
export class MinimapScale {
  readonly width: number;
  readonly height: number;
  readonly #area: Area;
  readonly #scale: number;
  readonly #turn: number;

  /** The table as it lies at rest, its longer side so many pixels long. */
  constructor(area: Area, angle: number, longest: number) {
    const { width, height } = extentOf(area, angle);
    this.#area = area;
    this.#scale = longest / Math.max(width, height);
    this.#turn = (angle * Math.PI) / 180;
    this.width = width * this.#scale;
    this.height = height * this.#scale;
  }

  /** A point of the table on the picture. */
  toMap({ x, y }: Point): Point {
    const dx = (x - this.#area.width / 2) * this.#scale;
    const dy = (this.#area.height / 2 - y) * this.#scale;
    const [sine, cosine] = [Math.sin(this.#turn), Math.cos(this.#turn)];
    return { x: this.width / 2 + dx * cosine - dy * sine, y: this.height / 2 + dx * sine + dy * cosine };
  }

  /** The point of the table under a point of the picture; beyond its edge, the nearest on the table. */
  toTable({ x, y }: Point): Point {
    const dx = (x - this.width / 2) / this.#scale;
    const dy = (y - this.height / 2) / this.#scale;
    const [sine, cosine] = [Math.sin(this.#turn), Math.cos(this.#turn)];
    const { width, height } = this.#area;
    return {
      x: within(width / 2 + dx * cosine + dy * sine, width),
      y: within(height / 2 - (dy * cosine - dx * sine), height),
    };
  }

  /** The corners of what the camera shows. */
  frame(camera: Camera): readonly Point[] {
    const { width, height } = camera.box;
    return [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ].map((corner) => this.toMap(camera.toTable(corner)));
  }

  /** How it is drawn: table millimetres (y downwards) on the picture. */
  transform(): string {
    const degrees = (this.#turn * 180) / Math.PI;
    const { width, height } = this.#area;
    return (
      `translate(${this.width / 2} ${this.height / 2}) scale(${this.#scale}) rotate(${degrees}) ` +
      `translate(${-width / 2} ${height / 2})`
    );
  }
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

export type Corner = 'bottom-left' | 'bottom-right' | 'top-left';

/**
 * The corner of a box where a picture of this size covers least of what matters; among equal ones, least of the rest. All in
 * pixels.
 */
export function quietCorner(points: readonly Point[], rest: readonly Point[], size: Box, box: Box): Corner {
  const [width, height] = [size.width + ROOM, size.height + ROOM];
  const covered = (of: readonly Point[], left: boolean, bottom: boolean) =>
    of.filter(
      ({ x, y }) =>
        (left ? x > 0 && x < width : x > box.width - width && x < box.width) &&
        (bottom ? y > box.height - height && y < box.height : y > 0 && y < height),
    ).length;
  const noise = (left: boolean, bottom: boolean) =>
    covered(points, left, bottom) * (rest.length + 1) + covered(rest, left, bottom);
  const corners: readonly (readonly [Corner, number])[] = [
    ['bottom-left', noise(true, true)],
    ['bottom-right', noise(false, true)],
    ['top-left', noise(true, false)],
  ];
  const least = Math.min(...corners.map(([, count]) => count));
  return corners.find(([, count]) => count === least)?.[0] ?? 'bottom-left';
}

/** Margin, and about half a piece. */
const ROOM = 26;
