import type { Seat } from '@rangefinder/kernel';
import { looksTheSame } from '@rangefinder/table';
import { memo, useEffect, useRef } from 'react';
import { shipOfRequest } from '../ghosts.ts';
import { sideOf, type TableProps } from '../model.ts';
import { statsOf } from '../stats.ts';
import { WORDS } from '../words.ts';
import { ShipCard } from './ShipCard.tsx';

/** All ships of one seat as cards: those in play by initiative, then what is in reserve, then the lost. */
export const Side = memo(function Side({ table, seat }: TableProps & { readonly seat: Seat }) {
  const { view, request } = table.snapshot;
  const { language } = table.settings;
  const rank = { play: 0, reserve: 1, removed: 2 } as const;
  const ships = view.ships
    .filter((ship) => ship.seat === seat)
    .sort((a, b) => rank[a.place] - rank[b.place] || statsOf(view, b).initiative - statsOf(view, a).initiative);
  const list = useActingInSight(request ? shipOfRequest(request) : null);
  return (
    <ul
      ref={list}
      className={`xw xw-side xw-${sideOf(table, seat)} ${ships.length > 5 ? 'has-many' : ''}`}
      aria-label={WORDS[seat === table.near ? 'yourShips' : 'theirShips'][language]}
    >
      {ships.map((ship) => (
        <ShipCard key={ship.id} table={table} ship={ship} />
      ))}
    </ul>
  );
}, looksTheSame);

/** On a phone the cards are a strip: it shows the ship that is asked about. */
function useActingInSight(ship: string | null) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const card = [...(list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].find(
      ({ dataset }) => dataset.card === ship,
    );
    if (card) list.current?.scrollTo({ left: card.offsetLeft - list.current.offsetLeft });
  }, [ship]);
  return list;
}
