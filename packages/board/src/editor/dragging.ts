import type { Point, Pose } from '@rangefinder/geometry';
import { type PointerEvent, useState } from 'react';
import type { EditBoardProps, EditPiece } from './EditBoard.tsx';

interface InHand extends EditPiece {
  readonly what: 'place' | 'heading';
  readonly dx: number;
  readonly dy: number;
  /** Where the pointer went down, in pixels of the page. */
  readonly from: Point;
  readonly moved: boolean;
}

type ToTable = (event: { readonly clientX: number; readonly clientY: number }) => Point;

/** A press that moves less than this many pixels only chooses. */
const SLOP = 4;

/** A piece in hand follows the pointer; it is put down where the pointer leaves it. */
export function useDragging({ pieces, onSelect, onMove }: EditBoardProps, toTable: ToTable) {
  const [held, setHeld] = useState<InHand | null>(null);
  const find = (id: string | null) => pieces.find((piece) => piece.id === id);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // A second finger means the table.
    if (!event.isPrimary) return setHeld(null);
    if (event.button !== 0) return;
    const handle = closestData(event.target, 'handle');
    const piece = find(handle ?? closestData(event.target, 'piece'));
    if (!piece) return;
    onSelect(piece.id);
    const { x, y } = toTable(event);
    const from = { x: event.clientX, y: event.clientY };
    const what = handle ? 'heading' : 'place';
    setHeld({ ...piece, what, from, moved: false, dx: piece.pose.x - x, dy: piece.pose.y - y });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!held || !event.isPrimary) return;
    if (!held.moved && Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y) < SLOP) return;
    const { x, y } = toTable(event);
    const pose =
      held.what === 'place'
        ? { ...held.pose, x: x + held.dx, y: y + held.dy }
        : { ...held.pose, heading: headingTo(held.pose, x, y, event.shiftKey) };
    setHeld({ ...held, moved: true, pose });
  };
  const onPointerUp = () => {
    if (held?.moved) onMove(held.id, held.pose);
    setHeld(null);
  };
  return {
    held: held?.moved ? held : null,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: () => setHeld(null),
  };
}

/** The nearest thing around an element that is called so; null where there is none. */
export function closestData(target: EventTarget, name: 'piece' | 'handle'): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null;
}

/** Where a nose points that is turned towards a point: 0 is up, clockwise. */
function headingTo({ x, y }: Pose, toX: number, toY: number, coarse: boolean): number {
  const heading = (Math.atan2(toX - x, toY - y) * 180) / Math.PI;
  const step = coarse ? 15 : 1;
  return Math.round(heading / step) * step;
}
