import type { Seat } from '@rangefinder/kernel';
import { looksTheSame } from '@rangefinder/table';
import { ShipList } from '@rangefinder/xwing/ui';
import { memo } from 'react';
import type { TableProps } from '../model.ts';
import { statsOf } from '../stats.ts';
import { ShipCard } from './ShipCard.tsx';

/** All ships of one seat as cards, by pilot skill. */
export const Side = memo(function Side({ table, seat }: TableProps & { readonly seat: Seat }) {
  const { view } = table.snapshot;
  return (
    <ShipList
      table={table}
      seat={seat}
      ships={view.ships}
      rankOf={(ship) => statsOf(view, ship).skill}
      card={(ship) => <ShipCard key={ship.id} table={table} ship={ship} />}
    />
  );
}, looksTheSame);
