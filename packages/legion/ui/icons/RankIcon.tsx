import type { Rank } from '../../src/card.ts';
import { RANK_PATHS } from './ranks.ts';

interface RankIconProps {
  readonly rank: Rank;
  readonly size: number;
  readonly title?: string;
}

/** The sign of a rank. */
export function RankIcon({ rank, size, title }: RankIconProps) {
  return (
    <svg
      className="lg-rank"
      width={size}
      height={size}
      viewBox="-12 -12 24 24"
      role="img"
      aria-label={title ?? ''}
      aria-hidden={title === undefined}
    >
      {title !== undefined && <title>{title}</title>}
      <path d={RANK_PATHS[rank]} fillRule="evenodd" />
    </svg>
  );
}
