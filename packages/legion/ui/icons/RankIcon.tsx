import type { Rank } from '../../src/card.ts';
import { RANK_PATHS } from './ranks.ts';
import { Sign } from './Sign.tsx';

interface RankIconProps {
  readonly rank: Rank;
  readonly size: number;
  readonly title?: string;
}

/** The sign of a rank. */
export function RankIcon({ rank, ...look }: RankIconProps) {
  return <Sign className="lg-rank" path={RANK_PATHS[rank]} {...look} />;
}
