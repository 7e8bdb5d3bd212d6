import { type PieceLabel, textWidth } from '@rangefinder/board';
import type { Rank } from '../../src/card.ts';
import type { Token } from '../../src/state.ts';
import type { UnitView } from '../../src/view.ts';
import { OrderMark, RANK_PATHS, TokenMark } from '../icons/index.ts';

const LINE = 19;
const BADGE = 19;
const TOKEN = 16;

export interface UnitStanding {
  readonly rank: Rank;
  /** Empty where there is no room for it. */
  readonly name: string;
  readonly order: UnitView['order'] | null;
  readonly tokens: readonly (readonly [Token, number])[];
}

/** What is written beside a unit's leader: rank, name and order, and under it the tokens. */
export function unitLabel({ rank, name, order, tokens }: UnitStanding): PieceLabel {
  const hasOrder = order !== null && order !== 'pool';
  const text = textWidth(name);
  const first = BADGE + (name === '' ? 0 : text + 8) + (hasOrder ? TOKEN + 5 : 0);
  const second = tokens.reduce((sum, [, count]) => sum + tokenWidth(count), 0);
  const width = Math.max(first, second);
  const left = (width - first) / 2;
  return {
    width,
    height: LINE + (tokens.length > 0 ? TOKEN + 2 : 0),
    look: (
      <>
        <rect className="lg-label-ground" x={left} y={0} width={first} height={LINE} rx={4} />
        <rect className="lg-label-rank" x={left} y={0} width={BADGE} height={LINE} rx={4} />
        <path
          className="lg-label-sign"
          d={RANK_PATHS[rank]}
          fillRule="evenodd"
          transform={`translate(${left + BADGE / 2} ${LINE / 2}) scale(.62)`}
        />
        {name !== '' && (
          <text className="lg-label-name" x={left + BADGE + 4} y={14}>
            {name}
          </text>
        )}
        {hasOrder && <OrderMark order={order} rank={rank} size={TOKEN} x={left + first - TOKEN - 2} y={1.5} label="" />}
        <Tokens tokens={tokens} left={(width - second) / 2} />
      </>
    ),
  };
}

function Tokens({ tokens, left }: Pick<UnitStanding, 'tokens'> & { readonly left: number }) {
  let x = left;
  return tokens.map(([token, count]) => {
    const at = x;
    x += tokenWidth(count);
    return <TokenMark key={token} token={token} count={count} size={TOKEN} x={at} y={LINE + 2} label="" />;
  });
}

function tokenWidth(count: number): number {
  return TOKEN * (count > 1 ? 1.55 : 1) + 3;
}
