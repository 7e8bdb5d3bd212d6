import { useMemo } from 'react';
import { definitionOf } from '../../src/cards/catalog.ts';
import { nameOf } from '../../src/text/names.ts';
import { pieceName } from '../board/names.ts';
import { CardTile } from '../card/CardTile.tsx';
import { Piece } from '../card/Piece.tsx';
import type { TableProps } from '../model.ts';
import { handPiece, livePieces } from '../pieces.ts';
import { WORDS } from '../words.ts';
import { sortedHand } from './sorted.ts';

/** The player's hand as a strip, copies of a card on each other; then what can be played from under the starting Effect. */
export function Hand({ table, hand }: TableProps & { readonly hand: readonly string[] }) {
  const { language } = table.settings;
  const { request } = table.snapshot;
  const kinds = useMemo(() => sortedHand(hand), [hand]);
  const under = useMemo(() => [...livePieces(request)].filter((piece) => piece.startsWith('under:')), [request]);
  if (kinds.length + under.length === 0) return <p className="sw-hand-empty">{WORDS.emptyHand[language]}</p>;
  return (
    <ul className="sw-hand" aria-label={WORDS.yourHand[language]}>
      {kinds.map(({ card, count }) => (
        <li key={card} className={count > 1 ? 'is-several' : ''}>
          <Piece
            table={table}
            id={handPiece(card)}
            className={`sw-tile is-in-hand is-${definitionOf(card).facts.type}`}
            label={count > 1 ? `${nameOf(card)}, ${WORDS.copies(count)[language]}` : nameOf(card)}
          >
            <CardTile card={card} language={language} count={count} />
          </Piece>
        </li>
      ))}
      {under.map((piece) => (
        <li key={piece}>
          <Piece table={table} id={piece} className="sw-tile is-under" label={pieceName(piece, language)}>
            <CardTile card={piece.slice('under:'.length)} language={language} />
          </Piece>
        </li>
      ))}
    </ul>
  );
}
