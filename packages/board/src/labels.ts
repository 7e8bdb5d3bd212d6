/** Where labels go: beside their pieces, over no piece and over no other label. Everything in pixels. */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Labelled {
  readonly id: string;
  /** The middle of the piece. */
  readonly x: number;
  readonly y: number;
  /** From its middle to its outermost corner. */
  readonly reach: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedLabel extends Rect {
  readonly id: string;
  /** Far enough from its piece to need a line to it. */
  readonly apart: boolean;
}

/** Directions to try, the usual one first. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  // The same sides, slid along the base: in a crowd there is often room beside a corner.
  [0.5, 1],
  [-0.5, 1],
  [0.5, -1],
  [-0.5, -1],
  [1, 0.6],
  [-1, 0.6],
  [1, -0.6],
  [-1, -0.6],
  [0.8, 0.8],
  [-0.8, 0.8],
  [0.8, -0.8],
  [-0.8, -0.8],
];
const STEPS = [0, 7, 14, 30, 48, 70, 96];
const GAP = 3;
/** What a pixel of distance costs, against a square pixel covered. */
const DISTANCE = 3;
/** What it costs to look like the label of another piece. */
const DOUBT = 40;
const ON_BASE = 40;
const ON_LABEL = 20;
/** Terrain is known by what shows of it: a label rather lies on it than leaves its piece. */
const ON_LYING = 0.06;

/** What has no label: pieces that stand there, which labels cover no more than labelled ones, and what lies under them. */
export interface Unlabelled {
  readonly standing: readonly Rect[];
  readonly lying: readonly Rect[];
}

/**
 * Puts every label beside its piece. What is `lying` on the table had better stay uncovered; a piece that is `seen`
 * has its label there too. Pieces that have the least room are served first, so that those in a crowd get the places they
 * need.
 */
export function placeLabels(
  pieces: readonly Labelled[],
  { standing, lying }: Unlabelled = { standing: [], lying: [] },
  within: Rect | null = null,
  seen: Rect | null = null,
): readonly PlacedLabel[] {
  const bases = pieces.map(({ x, y, reach }) => ({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }));
  const crowded = (piece: Labelled) =>
    pieces.filter((other) => Math.hypot(other.x - piece.x, other.y - piece.y) < 130).length;
  const order = [...pieces].sort((a, b) => crowded(b) - crowded(a) || a.y - b.y || a.x - b.x);
  const placed: PlacedLabel[] = [];
  for (const piece of order)
    placed.push(bestPlace(piece, bases, placed, { standing, lying }, roomOf(piece, within, seen)));
  return placed;
}

/** Where a piece's label may lie. */
function roomOf({ x, y }: Labelled, within: Rect | null, seen: Rect | null): Rect | null {
  if (!seen || shared({ x, y, width: 1, height: 1 }, seen) === 0) return within;
  if (!within) return seen;
  const [left, top] = [Math.max(within.x, seen.x), Math.max(within.y, seen.y)];
  const right = Math.min(within.x + within.width, seen.x + seen.width);
  const bottom = Math.min(within.y + within.height, seen.y + seen.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function bestPlace(
  piece: Labelled,
  bases: readonly Rect[],
  labels: readonly Rect[],
  { standing, lying }: Unlabelled,
  within: Rect | null,
): PlacedLabel {
  let best: PlacedLabel | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const step of STEPS) {
    // Further away is never better than a place that costs less than going there.
    if (least <= step * DISTANCE) break;
    DIRECTIONS.forEach(([dx, dy], turn) => {
      const rect = moved(placeAt(piece, dx, dy, step), within);
      const cost =
        step * DISTANCE +
        turn +
        (isAmbiguous(rect, piece, bases) ? DOUBT : 0) +
        covered(rect, bases) * ON_BASE +
        covered(rect, standing) * ON_BASE +
        covered(rect, labels) * ON_LABEL +
        covered(rect, lying) * ON_LYING +
        outside(rect, within) * ON_LABEL;
      if (cost < least) {
        least = cost;
        best = { ...rect, id: piece.id, apart: false };
      }
    });
  }
  const chosen: PlacedLabel = best ?? { ...placeAt(piece, 0, 1, 0), id: piece.id, apart: false };
  return { ...chosen, apart: isAmbiguous(chosen, piece, bases) };
}

/** Whether one could take it for the label of another piece, or for nobody's. */
function isAmbiguous(rect: Rect, { x, y, reach }: Labelled, bases: readonly Rect[]): boolean {
  const own = gapBetween(rect, { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach });
  const others = bases.filter((base) => base.x + base.width / 2 !== x || base.y + base.height / 2 !== y);
  return own > 12 || others.some((base) => gapBetween(rect, base) < own + 2);
}

function gapBetween(a: Rect, b: Rect): number {
  const x = Math.max(0, Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width));
  const y = Math.max(0, Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height));
  return Math.hypot(x, y);
}

function placeAt({ x, y, reach, width, height }: Labelled, dx: number, dy: number, step: number): Rect {
  const far = reach + GAP + step;
  return { x: x + dx * (far + width / 2) - width / 2, y: y + dy * (far + height / 2) - height / 2, width, height };
}

/** Into the area, if it fits there. */
function moved(rect: Rect, within: Rect | null): Rect {
  if (!within) return rect;
  const least = (at: number, length: number, from: number, room: number) =>
    length > room ? at : Math.min(Math.max(at, from), from + room - length);
  return {
    ...rect,
    x: least(rect.x, rect.width, within.x, within.width),
    y: least(rect.y, rect.height, within.y, within.height),
  };
}

/** Square pixels of a rectangle that others cover. */
function covered(rect: Rect, others: readonly Rect[]): number {
  let sum = 0;
  for (const other of others) sum += shared(rect, other);
  return sum;
}

export function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function outside(rect: Rect, within: Rect | null): number {
  return within ? rect.width * rect.height - shared(rect, within) : 0;
}
