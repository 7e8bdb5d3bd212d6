import type { Point } from '@rangefinder/geometry';
import { choose, middleOf, shifted, type TableModel } from '@rangefinder/table';
import type { SyntheticEvent } from 'react';
import type { Offered } from './Pieces.tsx';
import type { Settle } from './props.ts';

/** Tells the table what the pointer or the focus is on. */
export function pointAt(table: TableModel, event: SyntheticEvent<HTMLElement>): void {
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
export function pressing(table: TableModel, offered: Offered, openMenu: (piece: string | null) => void) {
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

/** A tap on the empty table: what is being placed comes there, in its formation; anything open closes. */
export function tapGround(table: TableModel, { x, y }: Point, settle?: Settle): void {
  const { request } = table.snapshot;
  const { poses } = table.draft;
  if (request?.kind === 'place' && request.free && poses && poses.length > 0) {
    const middle = middleOf(poses);
    const moved = shifted(poses, x - middle.x, y - middle.y);
    table.move(settle?.(moved) ?? moved);
  } else if (table.opened !== null) table.open(null);
}
