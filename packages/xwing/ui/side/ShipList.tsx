import type { Seat } from '@rangefinder/kernel';
import { type TableModel, useCardInSight } from '@rangefinder/table';
import type { ReactNode } from 'react';
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

/** All ships of one seat as cards, by their rank, and the lost below: a ship that comes to the table keeps its place. */
export function ShipList<Ship extends ListedShip>({ table, seat, ships, rankOf, card }: ShipListProps<Ship>) {
  const { request } = table.snapshot;
  const { language } = table.settings;
  const own = ships.filter((ship) => ship.seat === seat).sort((a, b) => lost(a) - lost(b) || rankOf(b) - rankOf(a));
  const list = useCardInSight(request ? shipOfRequest(request) : null, table.opened);
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

function lost({ place }: ListedShip): number {
  return place === 'removed' ? 1 : 0;
}
