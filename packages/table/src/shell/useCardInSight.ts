import { type RefObject, useEffect, useRef } from 'react';

/**
 * On a phone the cards of a side are a strip one swipes through: it shows the card of what is asked about, and the one that was
 * opened, whose text is as wide as the strip. Cards name what they are of by `data-card`.
 */
export function useCardInSight(asked: string | null, opened: string | null): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => show(list.current, asked), [asked]);
  useEffect(() => show(list.current, opened), [opened]);
  return list;
}

function show(list: HTMLElement | null, piece: string | null): void {
  if (!list || piece === null) return;
  const cards = [...list.querySelectorAll<HTMLElement>('[data-card]')];
  const card = cards.find(({ dataset }) => dataset.card === piece);
  if (card) list.scrollTo({ left: card.offsetLeft - list.offsetLeft });
}
