import type { Seat } from '@rangefinder/kernel';
import type { TableModel } from '@rangefinder/table';
import { type ReactNode, useEffect, useRef } from 'react';
import { shipOfRequest, sideOf } from '../model.ts';
import { WORDS } from '../words.ts';

interface ListedShip {
  readonly id: string;
  readonly seat: Seat;
  readonly place: 'play' | 'reserve' | 'removed';
}

interface ShipListProps<Ship extends ListedShip> {
  readonly table: TableModel;
  readonly seat: Seat;
  readonly ships: readonly Ship[];
  /** Initiative, or pilot skill. */
  rankOf(ship: Ship): number;
  card(ship: Ship): ReactNode;
}

const PLACE = { play: 0, reserve: 1, removed: 2 } as const;

/** All ships of one seat as cards: those in play by their rank, then what is in reserve, then the lost. */
export function ShipList<Ship extends ListedShip>({ table, seat, ships, rankOf, card }: ShipListProps<Ship>) {
  const { request } = table.snapshot;
  const { language } = table.settings;
  const own = ships
    .filter((ship) => ship.seat === seat)
    .sort((a, b) => PLACE[a.place] - PLACE[b.place] || rankOf(b) - rankOf(a));
  const list = useActingInSight(request ? shipOfRequest(request) : null);
  return (
    <ul
      ref={list}
      className={`xw xw-side xw-${sideOf(table, seat)} ${own.length > 5 ? 'has-many' : ''}`}
      aria-label={WORDS[seat === table.near ? 'yourShips' : 'theirShips'][language]}
    >
      {own.map(card)}
    </ul>
  );
}

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
