import type { Line } from '@rangefinder/geometry';

interface RulerProps {
  readonly line: Line;
  readonly tone: 'act' | 'warn';
  /** Distances that are marked on it, in millimetres. */
  readonly bands: readonly number[];
}

/** The line that decides a range, with its two points. */
export function Ruler({ line: { ax, ay, bx, by }, tone, bands }: RulerProps) {
  const length = Math.hypot(bx - ax, by - ay);
  return (
    <g className={`board-ruler is-${tone}`}>
      <line className="board-ruler-halo" x1={ax} y1={-ay} x2={bx} y2={-by} />
      <line className="board-ruler-core" x1={ax} y1={-ay} x2={bx} y2={-by} />
      {bands
        .filter((far) => far < length)
        .map((far) => {
          const [x, y] = [ax + ((bx - ax) * far) / length, ay + ((by - ay) * far) / length];
          const [nx, ny] = [((by - ay) / length) * 6, (-(bx - ax) / length) * 6];
          return <line key={far} className="board-ruler-core" x1={x - nx} y1={-(y - ny)} x2={x + nx} y2={-(y + ny)} />;
        })}
      <circle className="board-ruler-end" cx={ax} cy={-ay} r={3.2} />
      <circle className="board-ruler-end" cx={bx} cy={-by} r={3.2} />
    </g>
  );
}
