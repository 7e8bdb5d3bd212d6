import type { Seat } from '@rangefinder/kernel';
import { looksTheSame, useCardInSight } from '@rangefinder/table';
import { memo } from 'react';
import { RANKS } from '../../src/card.ts';
import type { UnitView } from '../../src/view.ts';
import { sideOf, type TableProps, unitOfRequest } from '../model.ts';
import { WORDS } from '../words.ts';
import { Commands } from './Commands.tsx';
import { UnitCard } from './UnitCard.tsx';

const PLACE = { play: 0, transported: 0, reserve: 0, defeated: 1 } as const;

function byRank(a: UnitView, b: UnitView): number {
  return PLACE[a.place] - PLACE[b.place] || RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank);
}

/** All units of one seat as cards, by rank, the defeated last; then its command cards. */
export const Side = memo(function Side({ table, seat }: TableProps & { readonly seat: Seat }) {
  const { view, request } = table.snapshot;
  const { language } = table.settings;
  const own = view.units.filter((unit) => unit.seat === seat).sort(byRank);
  const asked = request ? unitOfRequest(request) : (view.activation?.unit ?? null);
  const list = useCardInSight(asked, table.opened);
  return (
    <div className={`lg lg-side-all lg-${sideOf(table, seat)}`}>
      <ul
        ref={list}
        className={`lg-side ${own.length > 7 ? 'has-many' : ''}`}
        aria-label={WORDS[seat === table.near ? 'yourUnits' : 'theirUnits'][language]}
      >
        {own.map((unit) => (
          <UnitCard key={unit.id} table={table} unit={unit} />
        ))}
      </ul>
      <Commands table={table} seat={seat} />
    </div>
  );
}, looksTheSame);
