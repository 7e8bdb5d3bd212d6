import type { Point } from '@rangefinder/geometry';
import { choose } from '@rangefinder/table';
import type { SyntheticEvent } from 'react';
import type { XwingEvent } from '../../src/events.ts';
import type { XwingTable } from '../model.ts';
import type { optionsByPiece } from './pieces.ts';

/** The piece that is pointed at, or that the option pointed at is about. */
export function pieceInQuestion({ pointed, snapshot: { view, events } }: XwingTable): string | null {
  if (pointed?.kind === 'piece') return pointed.id;
  if (pointed?.kind === 'event') return pieceOfEvent(events[pointed.index]?.event);
  if (pointed?.kind !== 'option') return null;
  return view.ships.find(({ id }) => id === pointed.key)?.id ?? null;
}

function pieceOfEvent(event: XwingEvent | undefined): string | null {
  if (!event) return null;
  if ('ship' in event) return event.ship;
  return event.type === 'attack' ? event.attack.attacker : null;
}

/** Tells the table what the pointer or the focus is on. */
export function pointAt(table: XwingTable, event: SyntheticEvent<HTMLElement>): void {
  const touched = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
  if (!(event.target instanceof Element) || touched) return;
  const option = event.target.closest('[data-option]')?.getAttribute('data-option');
  const piece = event.target.closest('[data-piece]')?.getAttribute('data-piece');
  const { pointed } = table;
  if (option) {
    if (pointed?.kind !== 'option' || pointed.key !== option) table.point({ kind: 'option', key: option });
  } else if (piece) {
    if (pointed?.kind !== 'piece' || pointed.id !== piece) table.point({ kind: 'piece', id: piece });
  } else if (pointed && pointed.kind !== 'event') table.point(null);
}

/**
 * What pressing something does: an option is chosen (a finger marks it first, as it cannot hover), a piece with one
 * option likewise, one with several opens its menu, any other piece its card. Answers whether there was anything.
 */
export function pressing(
  table: XwingTable,
  offered: ReturnType<typeof optionsByPiece>,
  openMenu: (piece: string | null) => void,
) {
  return (target: Element, touch: boolean): boolean => {
    const option = target.closest('[data-option]')?.getAttribute('data-option');
    if (option) {
      choose(table, option, touch);
      return true;
    }
    const piece = target.closest('[data-piece]')?.getAttribute('data-piece');
    if (!piece) return false;
    const options = offered.get(piece) ?? [];
    const [only] = options;
    if (only && options.length === 1) choose(table, only.key, touch);
    else if (options.length > 1) openMenu(piece);
    else table.open(table.opened === piece ? null : piece);
    if (touch) table.point({ kind: 'piece', id: piece });
    return true;
  };
}

/** A tap on the empty table: the piece that is being placed comes there; anything open closes. */
export function tapGround(table: XwingTable, { x, y }: Point): void {
  const { request } = table.snapshot;
  const pose = table.draft.poses?.[0];
  if (request?.kind === 'place' && request.free && pose) table.move([{ ...pose, x, y }]);
  else if (table.opened !== null) table.open(null);
}
