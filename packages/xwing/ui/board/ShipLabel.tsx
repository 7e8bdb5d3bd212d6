import { type PieceLabel, textWidth } from '@rangefinder/board';
import { Fragment, type ReactNode } from 'react';
import { badgeWidth } from '../icons/index.ts';

const LINE = 16;
const PIPS = 7;
export const TOKEN_SIZE = 15;
const PIP = 6;

/** What is left of something, and of how much. */
interface Left {
  readonly left: number;
  readonly of: number;
}

/** Tokens of one kind, and how the edition draws them at a place of the label. */
export interface LabelToken {
  readonly token: string;
  readonly count: number;
  /** A letter stands beside it. */
  readonly lettered?: boolean;
  badge(place: { readonly x: number; readonly y: number; readonly size: number }): ReactNode;
}

/** What is to be seen of a ship at a glance. */
export interface ShipStanding {
  /** Initiative, or pilot skill. */
  readonly rank: number;
  /** Empty where there is no room for it. */
  readonly name: string;
  readonly shields: Left;
  readonly hull: Left;
  readonly tokens: readonly LabelToken[];
}

/** What is written beside a ship: its rank, its name, shields and hull, tokens. */
export function shipLabel({ rank, name, shields, hull, tokens }: ShipStanding): PieceLabel {
  const line = name === '' ? 16 : 19 + textWidth(name);
  const width = Math.max(19 + textWidth(name), (shields.of + hull.of) * PIP + 4, tokensWidth(tokens));
  const first = (width - line) / 2;
  return {
    width,
    height: LINE + PIPS + (tokens.length > 0 ? TOKEN_SIZE + 2 : 0),
    look: (
      <>
        <rect className="xw-initiative" x={first} y={0.5} width={16} height={15} rx={3} />
        <text className="xw-initiative-value" x={first + 8} y={12.4} textAnchor="middle">
          {rank}
        </text>
        {name !== '' && (
          <text className="xw-name" x={first + 19} y={12.6}>
            {name}
          </text>
        )}
        <Pips shields={shields} hull={hull} width={width} />
        <Badges tokens={tokens} width={width} />
      </>
    ),
  };
}

function Badges({ tokens, width }: Pick<ShipStanding, 'tokens'> & { readonly width: number }) {
  let left = (width - tokensWidth(tokens)) / 2;
  return tokens.map((one) => {
    const { token, badge } = one;
    const x = left;
    left += tokenWidth(one);
    return <Fragment key={token}>{badge({ x, y: LINE + PIPS, size: TOKEN_SIZE })}</Fragment>;
  });
}

/** A badge that counts is wider than one that does not. */
function tokenWidth({ count, lettered = false }: LabelToken): number {
  return badgeWidth(TOKEN_SIZE, lettered ? 'A' : count > 1 ? String(count) : '') + 2;
}

function tokensWidth(tokens: readonly LabelToken[]): number {
  return tokens.reduce((sum, token) => sum + tokenWidth(token), 0);
}

function Pips({ shields, hull, width }: Pick<ShipStanding, 'shields' | 'hull'> & { readonly width: number }) {
  const kinds = [
    ...Array.from({ length: shields.of }, (_, i) => (i < shields.left ? 'xw-pip-shield' : 'xw-pip-spent')),
    ...Array.from({ length: hull.of }, (_, i) => (i < hull.left ? 'xw-pip-hull' : 'xw-pip-spent')),
  ];
  const left = (width - kinds.length * PIP) / 2;
  return kinds.map((kind, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other name than their place.
    <rect key={i} className={kind} x={left + i * PIP + 0.5} y={LINE + 1} width={PIP - 1.5} height={4} rx={1} />
  ));
}
