import { convexPolygon, cos, disc, type Point, placed, type Shape, sin } from '@rangefinder/geometry';
import type { Base, Miniature } from './model.ts';

/** Straight sides of the half circle at either end of an oblong base: they stay within 0.01 mm of it. */
const END_SIDES = 64;

/** A round base; every one but the smallest is notched, and a notch is part of the base for others (legion.notch.7, legion.base.6). */
export function roundBase(diameter: number, notched: boolean = diameter > 27): Base {
  const radius = diameter / 2;
  return { shape: disc(0, 0, radius), radius, length: diameter, notched, small: diameter <= 27 };
}

/** An oblong base: two half circles, and straight sides between them. */
export function oblongBase(width: number, length: number): Base {
  const radius = width / 2;
  const straight = (length - width) / 2;
  // Corners lie as far outside the circle as the middles of the sides lie inside.
  const mean = (2 * radius) / (1 + cos(90 / END_SIDES));
  const points: Point[] = [];
  for (const side of [1, -1]) {
    for (let i = 0; i <= END_SIDES; i++) {
      const r = i === 0 || i === END_SIDES ? radius : mean;
      const turn = (180 * i) / END_SIDES;
      points.push({ x: side * r * cos(turn), y: side * (straight + r * sin(turn)) });
    }
  }
  return { shape: convexPolygon(points), radius, length, notched: true, small: false };
}

/** A base as a unit's card has it: a diameter, or width and length. */
export type BaseSize = 27 | 50 | 70 | 100 | 120 | 150 | '100x175' | '100x200';

/** The bases of the game. */
export const BASES: Readonly<Record<BaseSize, Base>> = {
  27: roundBase(27),
  50: roundBase(50),
  70: roundBase(70),
  100: roundBase(100),
  120: roundBase(120),
  150: roundBase(150),
  '100x175': oblongBase(100, 175),
  '100x200': oblongBase(100, 200),
};

/** Oblong bases where they stand: turning one is dear, and a miniature that moves is another value. */
const turned = new WeakMap<Miniature, Shape>();

/** What a miniature's base covers on the table. */
export function footprintOf(mini: Miniature): Shape {
  const { base, pose } = mini;
  if (base.shape.kind === 'disc') return { kind: 'disc', x: pose.x, y: pose.y, radius: base.shape.radius };
  let shape = turned.get(mini);
  if (shape === undefined) {
    shape = placed(base.shape, pose);
    turned.set(mini, shape);
  }
  return shape;
}
