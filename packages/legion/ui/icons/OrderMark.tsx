import type { Rank } from '../../src/card.ts';
import type { UnitView } from '../../src/view.ts';
import { RANK_PATHS } from './ranks.ts';

interface OrderMarkProps {
  readonly order: UnitView['order'];
  readonly rank: Rank;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly label: string;
}

/** An order token: faceup beside its unit, facedown once it was activated, or still in the pool. */
export function OrderMark({ order, rank, size, x, y, label }: OrderMarkProps) {
  return (
    <svg
      className={`lg-order is-${order}`}
      {...{ x, y }}
      width={size}
      height={size}
      viewBox="-13 -13 26 26"
      role="img"
      aria-label={label}
      aria-hidden={label === ''}
    >
      {label !== '' && <title>{label}</title>}
      <circle r={11.4} />
      {order === 'facedown' ? (
        <path className="lg-order-done" d="M-5 .5L-1.4 4 5.3-3.8" />
      ) : (
        <path d={RANK_PATHS[rank]} fillRule="evenodd" transform="scale(.72)" />
      )}
    </svg>
  );
}
