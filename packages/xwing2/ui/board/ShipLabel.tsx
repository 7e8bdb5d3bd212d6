import { type PieceLabel, textWidth } from '@rangefinder/board';
import type { Token } from '../../src/state.ts';
import type { ShipView, XwingView } from '../../src/view.ts';
import { lockersOf, tokensOf } from '../names.ts';
import { type Stats, statsOf } from '../stats.ts';
import { TokenMark } from '../TokenMark.tsx';

const LINE = 16;
const PIPS = 7;
const TOKEN_SIZE = 15;
const PIP = 6;

type Tokens = readonly (readonly [Token | 'lock', number])[];

/** What is written beside a ship: initiative, name, shields and hull, tokens. */
export function shipLabel(view: XwingView, ship: ShipView, name: string): PieceLabel {
  const stats = statsOf(view, ship);
  const locked = lockersOf(view, ship.id).length;
  const tokens: Tokens = [...tokensOf(ship), ...(locked > 0 ? [['lock', locked] as const] : [])];
  const line = name === '' ? 16 : 19 + textWidth(name);
  const width = Math.max(19 + textWidth(name), (stats.shields + stats.hull) * PIP + 4, tokensWidth(tokens));
  const first = (width - line) / 2;
  return {
    width,
    height: LINE + PIPS + (tokens.length > 0 ? TOKEN_SIZE + 2 : 0),
    look: (
      <>
        <rect className="xw-initiative" x={first} y={0.5} width={16} height={15} rx={3} />
        <text className="xw-initiative-value" x={first + 8} y={12.4} textAnchor="middle">
          {stats.initiative}
        </text>
        {name !== '' && (
          <text className="xw-name" x={first + 19} y={12.6}>
            {name}
          </text>
        )}
        <Pips shields={ship.shields} stats={stats} width={width} />
        <Badges tokens={tokens} width={width} />
      </>
    ),
  };
}

function Badges({ tokens, width }: { readonly tokens: Tokens; readonly width: number }) {
  let left = (width - tokensWidth(tokens)) / 2;
  return tokens.map(([token, count]) => {
    const x = left;
    left += tokenWidth(count);
    return <TokenMark key={token} token={token} count={count} label="" x={x} y={LINE + PIPS} size={TOKEN_SIZE} />;
  });
}

/** A badge that counts is wider than one that does not. */
function tokenWidth(count: number): number {
  return (count > 1 ? TOKEN_SIZE * 1.5 : TOKEN_SIZE) + 2;
}

function tokensWidth(tokens: Tokens): number {
  return tokens.reduce((sum, [, count]) => sum + tokenWidth(count), 0);
}

function Pips({ shields, stats, width }: { readonly shields: number; readonly stats: Stats; readonly width: number }) {
  const kinds = [
    ...Array.from({ length: stats.shields }, (_, i) => (i < shields ? 'xw-pip-shield' : 'xw-pip-spent')),
    ...Array.from({ length: stats.hull }, (_, i) => (i < stats.hullLeft ? 'xw-pip-hull' : 'xw-pip-spent')),
  ];
  const left = (width - kinds.length * PIP) / 2;
  return kinds.map((kind, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other name than their place.
    <rect key={i} className={kind} x={left + i * PIP + 0.5} y={LINE + 1} width={PIP - 1.5} height={4} rx={1} />
  ));
}
