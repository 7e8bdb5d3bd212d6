import type { Seat } from '@rangefinder/kernel';
import type { TableModel } from '@rangefinder/table';
import type { ReactNode } from 'react';
import { shipOfRequest, sideOf } from '../model.ts';

interface ShipFrameProps {
  readonly table: TableModel;
  readonly ship: {
    readonly id: string;
    readonly seat: Seat;
    readonly place: string;
    readonly destroyed: boolean;
  };
  /** Initiative or pilot skill, and what it is called. */
  readonly rank: { readonly value: number; readonly title: string };
  readonly name: string;
  /** Its type and what else is to be said in a line. */
  readonly line: string;
  /** The rest of the head: dial, health, tokens. */
  readonly children: ReactNode;
  readonly details: () => ReactNode;
}

/** A ship in a few lines; pressing it opens everything there is to read. */
export function ShipFrame({ table, ship, rank, name, line, children, details }: ShipFrameProps) {
  const { request } = table.snapshot;
  const isOpen = table.opened === ship.id;
  const isActing = request !== null && shipOfRequest(request) === ship.id;
  const classes = [
    'xw-card',
    `xw-${sideOf(table, ship.seat)}`,
    isActing ? 'is-acting' : '',
    table.pointed?.kind === 'piece' && table.pointed.id === ship.id ? 'is-pointed' : '',
    ship.place === 'removed' || ship.destroyed ? 'is-lost' : '',
    isOpen ? 'is-open' : '',
  ];
  return (
    <li className={classes.join(' ')} data-card={ship.id}>
      <button
        type="button"
        className="xw-card-head"
        aria-expanded={isOpen}
        onClick={() => table.open(isOpen ? null : ship.id)}
        onPointerEnter={() => table.point({ kind: 'piece', id: ship.id })}
        onPointerLeave={() => table.point(null)}
        onFocus={() => table.point({ kind: 'piece', id: ship.id })}
      >
        <span className="xw-card-initiative" title={rank.title}>
          {rank.value}
        </span>
        <span className="xw-card-names">
          <span className="xw-card-name">{name}</span>
          <span className="xw-card-type" title={line}>
            {line}
          </span>
        </span>
        {children}
      </button>
      {isOpen && details()}
    </li>
  );
}
