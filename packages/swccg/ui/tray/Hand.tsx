import { useEffect, useMemo, useRef } from 'react';
import { definitionOf } from '../../src/cards/catalog.ts';
import { nameOf } from '../../src/text/names.ts';
import { CardTile } from '../card/CardTile.tsx';
import { Piece } from '../card/Piece.tsx';
import type { SwccgModel, TableProps } from '../model.ts';
import { handPiece, livePieces, readPiece, underPiece } from '../pieces.ts';
import { WORDS } from '../words.ts';
import { sortedHand } from './sorted.ts';

/** The player's hand as a strip, copies of a card on each other; then what can be played from under the starting Effect. */
export function Hand({ table, hand }: TableProps & { readonly hand: readonly string[] }) {
  const { language } = table.settings;
  const { request } = table.snapshot;
  const kinds = useMemo(() => sortedHand(hand), [hand]);
  const under = useMemo(() => shieldsIn(request), [request]);
  const strip = useLiveInSight(request);
  if (kinds.length + under.length === 0) return <p className="sw-hand-empty">{WORDS.emptyHand[language]}</p>;
  return (
    <ul className="sw-hand" ref={strip} aria-label={WORDS.yourHand[language]}>
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
      {under.map((card) => (
        <li key={card}>
          <Piece table={table} id={underPiece(card)} className="sw-tile is-under" label={nameOf(card)}>
            <CardTile card={card} language={language} />
          </Piece>
        </li>
      ))}
    </ul>
  );
}

/** Where only cards are asked about that the strip has scrolled away, it shows the first of them. */
function useLiveInSight(request: SwccgModel['snapshot']['request']) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    if (!request) return;
    const live = [...(list?.querySelectorAll<HTMLElement>('.is-live') ?? [])];
    const [first] = live;
    if (!list || !first) return;
    const { left, right } = list.getBoundingClientRect();
    const boxes = live.map((one) => one.getBoundingClientRect());
    if (boxes.some((box) => box.left >= left && box.right <= right)) return;
    const box = first.getBoundingClientRect();
    list.scrollLeft += box.left < left ? box.left - left - EDGE : box.right - right + EDGE;
  }, [request]);
  return strip;
}

/** What stands at the edge of the strip keeps its ring. */
const EDGE = 4;

/** The cards under the starting Effect that can be played now. */
function shieldsIn(request: SwccgModel['snapshot']['request']): readonly string[] {
  return [...livePieces(request)].flatMap((piece) => {
    const read = readPiece(piece);
    return read.in === 'under' ? [read.card] : [];
  });
}
