import { CART_BASE } from '../../src/carts.ts';
import { TOKEN_RADIUS } from '../../src/rules/markers.ts';
import type { MarkerView } from '../../src/view.ts';

const HEXAGON = 'M0-13.5L11.7-6.75V6.75L0 13.5-11.7 6.75V-6.75Z';

const SIGNS: Readonly<Record<MarkerView['kind'], string>> = {
  objective: 'M-6-1A8 8 0 0 1 6-1M-3.4 2.4A4.4 4.4 0 0 1 3.4 2.4M0 5.4V5.5',
  condition: 'M-5-5L5 5M5-5L-5 5',
  charge: 'M0-6V0M-5 4A6.4 6.4 0 1 1 5 4',
  smoke: 'M-6 3A3 3 0 0 1-4-2A4 4 0 0 1 4-3A3 3 0 0 1 6 3Z',
  bane: 'M-4-4L4 4M4-4L-4 4M0-7V-5',
  graffiti: 'M-6 4L-2-5 1 3 6-4',
  beacon: 'M0 6V-3M-4-3A4 4 0 0 1 4-3',
  cart: 'M-12 8V-8H12V8ZM-6 8V-8M6 8V-8M0-19V-14M-4-16L0-20L4-16',
};

/** A cart stands on a base; everything else is a token. */
export function radiusOf(kind: MarkerView['kind']): number {
  return kind === 'cart' ? CART_BASE.radius : TOKEN_RADIUS;
}

interface MarkerShapeProps extends Pick<MarkerView, 'kind' | 'facedown'> {
  /** Dots along its lower edge: the pips of a condition token that lies faceup. */
  readonly pips?: number;
}

const APART = 3.6;

/** A token on the battlefield: what is fought over is a hexagon, everything else is round. */
export function MarkerShape({ kind, facedown, pips = 0 }: MarkerShapeProps) {
  const dots = Array.from({ length: pips }, (_, i) => (i - (pips - 1) / 2) * APART);
  return (
    <g className={facedown ? 'is-facedown' : ''}>
      {kind === 'objective' || kind === 'condition' ? (
        <path className="lg-marker-ground" d={HEXAGON} />
      ) : (
        <circle className="lg-marker-ground" r={radiusOf(kind)} />
      )}
      <path className="lg-marker-sign" d={SIGNS[kind]} />
      {dots.map((x) => (
        <circle key={x} className="lg-marker-pip" cx={x} cy={8.6} r={1.2} />
      ))}
    </g>
  );
}
