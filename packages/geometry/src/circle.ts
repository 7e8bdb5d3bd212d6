import { cos, sin } from './angle.ts';
import type { Disc } from './disc.ts';

/** Circles are drawn with this many sides, the larger ones with twice as many. */
const SIDES = 64;
const LARGE = 25;

/** A circle of straight sides. */
export interface Circle {
  /** cos, sin, cos, sin, … of its corners. */
  readonly turns: Float64Array;
  /** How much further than the circle the corners lie, so that they lie as far outside as the middles of the sides inside. */
  readonly mean: number;
}

function circle(sides: number): Circle {
  const turns = new Float64Array(2 * sides);
  for (let i = 0; i < sides; i++) {
    turns[2 * i] = cos((360 * i) / sides);
    turns[2 * i + 1] = sin((360 * i) / sides);
  }
  return { turns, mean: 2 / (1 + cos(180 / sides)) };
}

const SMALL_CIRCLE = circle(SIDES);
const LARGE_CIRCLE = circle(2 * SIDES);

/** The sides that a disc is drawn with. */
export function circleOf({ radius }: Disc): Circle {
  return radius <= LARGE ? SMALL_CIRCLE : LARGE_CIRCLE;
}
