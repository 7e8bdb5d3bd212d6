import type { Seat } from '@rangefinder/kernel';
import { memo } from 'react';
import { looksTheSame, sideOf, type TableProps } from '../model.ts';
import { statsOf } from '../stats.ts';
import { WORDS } from '../words.ts';
import { ShipCard } from './ShipCard.tsx';

/** All ships of one seat as cards: those in play by initiative, then what is in reserve, then the lost. */
export const Side = memo(function Side({ table, seat }: TableProps & { readonly seat: Seat }) {
  const { view } = table.snapshot;
  const { language } = table.settings;
  const rank = { play: 0, reserve: 1, removed: 2 } as const;
  const ships = view.ships
    .filter((ship) => ship.seat === seat)
    .sort((a, b) => rank[a.place] - rank[b.place] || statsOf(view, b).initiative - statsOf(view, a).initiative);
  return (
    <ul
      className={`xw xw-side xw-${sideOf(table, seat)} ${ships.length > 5 ? 'has-many' : ''}`}
      aria-label={WORDS[seat === table.near ? 'yourShips' : 'theirShips'][language]}
    >
      {ships.map((ship) => (
        <ShipCard key={ship.id} table={table} ship={ship} />
      ))}
    </ul>
  );
}, looksTheSame);
