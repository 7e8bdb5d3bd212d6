import type { Nearest } from '@rangefinder/geometry';
import type { Language } from '@rangefinder/kernel';
import { CONTACT, rangeBand } from '@rangefinder/xwing';
import { decimal } from '@rangefinder/xwing/ui';
import { WORDS } from '../words.ts';
import type { Chip } from './LabelLayer.tsx';

interface RulerProps {
  readonly line: Pick<Nearest, 'ax' | 'ay' | 'bx' | 'by'>;
  readonly tone: 'plain' | 'act' | 'warn';
}

/** The line that decides a range, with its two points. */
export function Ruler({ line: { ax, ay, bx, by }, tone }: RulerProps) {
  const length = Math.hypot(bx - ax, by - ay);
  const bands = [100, 200, 300].filter((far) => far < length);
  return (
    <g className={`xw-ruler-line xw-tone-${tone}`}>
      <line className="xw-ruler-halo" x1={ax} y1={-ay} x2={bx} y2={-by} />
      <line className="xw-ruler-core" x1={ax} y1={-ay} x2={bx} y2={-by} />
      {bands.map((far) => {
        const [x, y] = [ax + ((bx - ax) * far) / length, ay + ((by - ay) * far) / length];
        const [nx, ny] = [((by - ay) / length) * 6, (-(bx - ax) / length) * 6];
        return <line key={far} className="xw-ruler-core" x1={x - nx} y1={-(y - ny)} x2={x + nx} y2={-(y + ny)} />;
      })}
      <circle className="xw-ruler-end" cx={ax} cy={-ay} r={3.2} />
      <circle className="xw-ruler-end" cx={bx} cy={-by} r={3.2} />
    </g>
  );
}

/** What a distance is called: contact, its band, or beyond the ruler. */
export function rangeWords(distance: number, language: Language): string {
  const band = distance <= CONTACT ? 0 : rangeBand(distance);
  return band > 3 ? WORDS.beyond[language] : WORDS.range(band)[language];
}

export function measureChip(line: Nearest, language: Language): Chip {
  return {
    key: 'measure',
    x: (line.ax + line.bx) / 2,
    y: (line.ay + line.by) / 2,
    text: `${rangeWords(line.distance, language)} · ${WORDS.millimetres(decimal(line.distance, language))[language]}`,
    tone: 'act',
  };
}
