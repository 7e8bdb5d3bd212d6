import type { Language, Option } from '@rangefinder/kernel';
import { memo } from 'react';
import { Piece } from './Piece.tsx';
import { type BoardPiece, reachOfPiece } from './pieces.ts';
import { WORDS } from './words.ts';

export type Offered = ReadonlyMap<string, readonly Option[]>;

interface PiecesProps {
  readonly pieces: readonly BoardPiece[];
  readonly offered: Offered;
  /** The piece that is asked, and those that are pointed at or open. */
  readonly acting: string | null;
  readonly pointed: string | null;
  readonly opened: string | null;
  /** Keys of options that are marked. */
  readonly marked: readonly string[];
  /** What the choice in question would hit. */
  readonly struck: readonly string[];
  /** The one piece that Tab reaches; arrows go on from there. */
  readonly reached: string | null;
  readonly language: Language;
}

/** Pieces with what goes on around them. Drawn anew only when that changes, never while one drags or pans. */
export const Pieces = memo(function Pieces(props: PiecesProps) {
  const { pieces, reached, offered, acting, language } = props;
  return pieces.map((piece) => {
    const turn = piece.id === acting ? WORDS.toAct : offered.has(piece.id) ? WORDS.toChoose : null;
    return (
      <Piece
        key={piece.id}
        id={piece.id}
        pose={piece.pose}
        side={piece.side}
        says={turn ? `${piece.says}, ${turn[language]}` : piece.says}
        className={`${piece.className} ${stateOf(piece.id, props)}`}
        reach={reachOfPiece(piece)}
        focusable={piece.id === reached}
      >
        {piece.look}
      </Piece>
    );
  });
});

function stateOf(id: string, { offered, acting, pointed, opened, marked, struck }: PiecesProps): string {
  return [
    id === acting ? 'is-acting' : offered.has(id) ? 'is-offered' : '',
    (offered.get(id) ?? []).some(({ key }) => marked.includes(key)) ? 'is-marked' : '',
    id === pointed || id === opened ? 'is-pointed' : '',
    struck.includes(id) ? 'is-struck' : '',
  ]
    .filter((one) => one !== '')
    .join(' ');
}
