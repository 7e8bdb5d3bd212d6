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
  /** Units that it transports. */
  readonly aboard: readonly UnitStanding[];
}

/** What is written beside a unit's leader: rank, name and order, and under it the tokens; then the same of those it transports. */
export function unitLabel(standing: UnitStanding): PieceLabel {
  const all = [standing, ...standing.aboard];
  const width = Math.max(...all.map(widthOf));
  let height = 0;
  const rows = all.map((one, i) => {
    const y = height;
    height += heightOf(one) + (i < all.length - 1 ? 2 : 0);
    return { one, y };
  });
  return {
    width,
    height,
    look: rows.map(({ one, y }) => (
      <g key={y} className={one === standing ? '' : 'lg-label-aboard'} transform={`translate(0 ${y})`}>
        <Row standing={one} width={width} />
      </g>
    )),
  };
}

function hasOrder({ order }: UnitStanding): boolean {
  return order !== null && order !== 'pool';
}

function firstWidth(standing: UnitStanding): number {
  const { name } = standing;
  return BADGE + (name === '' ? 0 : textWidth(name) + 8) + (hasOrder(standing) ? TOKEN + 5 : 0);
}

function tokensWidth({ tokens }: UnitStanding): number {
  return tokens.reduce((sum, [, count]) => sum + tokenWidth(count), 0);
}

function widthOf(standing: UnitStanding): number {
  return Math.max(firstWidth(standing), tokensWidth(standing));
}

function heightOf({ tokens }: UnitStanding): number {
  return LINE + (tokens.length > 0 ? TOKEN + 2 : 0);
}

function Row({ standing, width }: { readonly standing: UnitStanding; readonly width: number }) {
  const { rank, name, order, tokens } = standing;
  const first = firstWidth(standing);
  const left = (width - first) / 2;
  return (
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
      {order !== null && hasOrder(standing) && (
        <OrderMark order={order} rank={rank} size={TOKEN} x={left + first - TOKEN - 2} y={1.5} label="" />
      )}
      <Tokens tokens={tokens} left={(width - tokensWidth(standing)) / 2} />
    </>
  );
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
