/** A ship seen from above: SVG path data in a 100 × 100 box, its nose towards y = 0; filled by the even-odd rule. */
export interface Silhouette {
  /** The outline. */
  readonly body: string;
  /** Panel lines, drawn as thin strokes. */
  readonly detail?: string;
  /** Filled in another tone. */
  readonly cockpit?: string;
}

export type Point = readonly [x: number, y: number];

export interface Segment {
  readonly command: 'L' | 'Q' | 'C';
  /** Control points first, the end last. */
  readonly points: readonly Point[];
}

export interface Stroke {
  readonly start: Point;
  readonly segments: readonly Segment[];
  readonly closed: boolean;
}

const POINTS = { M: 1, L: 1, Q: 2, C: 3, Z: 0 } as const;
type Command = keyof typeof POINTS;

function isCommand(token: string): token is Command {
  return token in POINTS;
}

/** Reads path data written with absolute M, L, Q, C and Z. */
export function strokesOf(path: string): readonly Stroke[] {
  const tokens = path.match(/[A-Za-z]|-?\d+(?:\.\d+)?/g) ?? [];
  const strokes: { start: Point; segments: Segment[]; closed: boolean }[] = [];
  let command: Command = 'M';
  let next = 0;
  const point = (): Point => [Number(tokens[next++]), Number(tokens[next++])];
  while (next < tokens.length) {
    const token = tokens[next] ?? '';
    if (isCommand(token)) {
      command = token;
      next++;
    }
    const stroke = strokes.at(-1);
    if (command === 'M') {
      strokes.push({ start: point(), segments: [], closed: false });
      command = 'L';
    } else if (!stroke) {
      throw new Error(`A path starts with M, not with ${token}: "${path}".`);
    } else if (command === 'Z') {
      stroke.closed = true;
    } else {
      stroke.segments.push({ command, points: Array.from({ length: POINTS[command] }, point) });
    }
  }
  return strokes;
}

const AXIS = 50;

function mirrored([x, y]: Point): Point {
  return [2 * AXIS - x, y];
}

function written(points: readonly Point[]): string {
  return points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function drawn({ start, segments, closed }: Stroke): string {
  const rest = segments.map(({ command, points }) => `${command}${written(points)}`).join('');
  return `M${written([start])}${rest}${closed ? 'Z' : ''}`;
}

/** The way back along the other side of the ship, from the end of a stroke to its start. */
function returning({ start, segments }: Stroke): readonly Segment[] {
  const corners = [start, ...segments.flatMap(({ points }) => points.slice(-1))];
  return segments
    .map(({ command, points }, index): Segment => {
      const from = corners[index] ?? start;
      return { command, points: [...points.slice(0, -1).reverse(), from].map(mirrored) };
    })
    .reverse();
}

/** A closed outline from its left half, drawn from nose to tail. */
export function hull(left: string): string {
  return strokesOf(left)
    .map((stroke) => {
      const tail = stroke.segments.at(-1)?.points.at(-1) ?? stroke.start;
      const across: readonly Segment[] = tail[0] === AXIS ? [] : [{ command: 'L', points: [mirrored(tail)] }];
      return drawn({ ...stroke, segments: [...stroke.segments, ...across, ...returning(stroke)], closed: true });
    })
    .join('');
}

/** What is drawn on the left side, and the same on the right. */
export function pair(left: string): string {
  return strokesOf(left)
    .flatMap((stroke) => [
      drawn(stroke),
      drawn({
        ...stroke,
        start: mirrored(stroke.start),
        segments: stroke.segments.map(({ command, points }) => ({ command, points: points.map(mirrored) })),
      }),
    ])
    .join('');
}

/** How far the control points of a quarter of a circle stand from its ends, in radii. */
const QUARTER = 0.5523;

export function oval(x: number, y: number, rx: number, ry: number): string {
  const kx = rx * QUARTER;
  const ky = ry * QUARTER;
  const quarters: readonly Segment[] = [
    {
      command: 'C',
      points: [
        [x + kx, y - ry],
        [x + rx, y - ky],
        [x + rx, y],
      ],
    },
    {
      command: 'C',
      points: [
        [x + rx, y + ky],
        [x + kx, y + ry],
        [x, y + ry],
      ],
    },
    {
      command: 'C',
      points: [
        [x - kx, y + ry],
        [x - rx, y + ky],
        [x - rx, y],
      ],
    },
    {
      command: 'C',
      points: [
        [x - rx, y - ky],
        [x - kx, y - ry],
        [x, y - ry],
      ],
    },
  ];
  return drawn({ start: [x, y - ry], segments: quarters, closed: true });
}

export function circle(x: number, y: number, radius: number): string {
  return oval(x, y, radius, radius);
}
