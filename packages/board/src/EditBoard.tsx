import './board.css';
import type { Point, Pose } from '@rangefinder/geometry';
import { type DragEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { Area } from './area.ts';
import { at } from './drawing.ts';

const MARGIN = 24;

/** A piece as its editor knows it. */
export interface EditPiece {
  readonly id: string;
  readonly pose: Pose;
}

interface EditBoardProps {
  readonly area: Area;
  readonly pieces: readonly EditPiece[];
  readonly selected: string | null;
  /** What the drawing is, for those who do not see it. */
  readonly label: string;
  readonly className: string;
  /** Under which name a piece that is dragged here from a list brings its description. */
  readonly dragged: string;
  /** Everything on the board; a piece in hand is drawn where it is held. */
  readonly children: (held: EditPiece | null) => ReactNode;
  onSelect(id: string | null): void;
  onMove(id: string, pose: Pose): void;
  onRemove(id: string): void;
  onDrop(description: string, at: Point): void;
}

/** The board of an editor: pieces are dragged, turned by their handle, moved by keys, dropped from a list. */
export function EditBoard(props: EditBoardProps) {
  const { area, pieces, selected, label, className, dragged, children, onSelect, onDrop } = props;
  const svg = useRef<SVGSVGElement>(null);
  const toTable = (event: { readonly clientX: number; readonly clientY: number }) => {
    const matrix = svg.current?.getScreenCTM();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
    return { x: point.x, y: -point.y };
  };
  const { held, ...pointer } = useDragging(props, toTable);
  const receive = (event: DragEvent<SVGSVGElement>) => {
    const text = event.dataTransfer.getData(dragged);
    if (text === '') return;
    event.preventDefault();
    onDrop(text, toTable(event));
  };
  const chosen = held ?? pieces.find(({ id }) => id === selected);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no fieldsets in a drawing.
    <svg
      ref={svg}
      className={`board-edit ${className}`}
      viewBox={`${-MARGIN} ${-area.height - MARGIN} ${area.width + 2 * MARGIN} ${area.height + 2 * MARGIN}`}
      role="group"
      aria-label={label}
      {...pointer}
      onKeyDown={(event) => type(event, props)}
      onFocus={({ target }) => {
        const id = closestData(target, 'piece');
        if (id !== null) onSelect(id);
      }}
      onDragOver={(event) => event.dataTransfer.types.includes(dragged) && event.preventDefault()}
      onDrop={receive}
    >
      {children(held)}
      {chosen ? <Handle id={chosen.id} pose={chosen.pose} /> : null}
    </svg>
  );
}

interface Dragged extends EditPiece {
  readonly what: 'place' | 'heading';
  readonly dx: number;
  readonly dy: number;
}

type ToTable = (event: { readonly clientX: number; readonly clientY: number }) => Point;

/** A piece in hand follows the pointer; it is put down where the pointer leaves it. */
function useDragging({ pieces, onSelect, onMove }: EditBoardProps, toTable: ToTable) {
  const [held, setHeld] = useState<Dragged | null>(null);
  const find = (id: string | null) => pieces.find((piece) => piece.id === id);
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    const handle = closestData(event.target, 'handle');
    const piece = find(handle ?? closestData(event.target, 'piece'));
    onSelect(piece?.id ?? null);
    if (!piece) return;
    const { id, pose } = piece;
    const { x, y } = toTable(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld({ id, what: handle ? 'heading' : 'place', pose, dx: pose.x - x, dy: pose.y - y });
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    if (!held) return;
    const { x, y } = toTable(event);
    if (held.what === 'place') setHeld({ ...held, pose: { ...held.pose, x: x + held.dx, y: y + held.dy } });
    else setHeld({ ...held, pose: { ...held.pose, heading: headingTo(held.pose, x, y, event.shiftKey) } });
  };
  const onPointerUp = () => {
    if (!held) return;
    const before = find(held.id)?.pose;
    if (before && (before.x !== held.pose.x || before.y !== held.pose.y || before.heading !== held.pose.heading))
      onMove(held.id, held.pose);
    setHeld(null);
  };
  return { held, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setHeld(null) };
}

/** What a key does to the piece that has the focus. */
function type(event: KeyboardEvent<SVGSVGElement>, { pieces, onMove, onRemove, onSelect }: EditBoardProps): void {
  const id = closestData(event.target, 'piece');
  const piece = pieces.find((one) => one.id === id);
  if (!piece || event.ctrlKey || event.metaKey || event.altKey) return;
  const next = keyed(event.key, piece.pose, event.shiftKey);
  if (next) onMove(piece.id, next);
  else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(piece.id);
  else if (event.key === 'Enter' || event.key === ' ') onSelect(piece.id);
  else return;
  event.preventDefault();
}

/** Turns the chosen piece. */
function Handle({ id, pose }: EditPiece) {
  return (
    <g transform={at(pose)} data-handle={id} className="board-edit-handle">
      <line y1={-30} y2={-66} />
      <circle cy={-72} r={9} />
    </g>
  );
}

function closestData(target: EventTarget, name: 'piece' | 'handle'): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null;
}

/** Where a nose points that is turned towards a point: 0 is up, clockwise. */
function headingTo({ x, y }: Pose, toX: number, toY: number, coarse: boolean): number {
  const heading = (Math.atan2(toX - x, toY - y) * 180) / Math.PI;
  const step = coarse ? 15 : 1;
  return Math.round(heading / step) * step;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** What a key does to a pose; null when it is none that moves. */
function keyed(key: string, pose: Pose, fine: boolean): Pose | null {
  const step = STEPS[key];
  if (step) return { ...pose, x: pose.x + step[0] * (fine ? 1 : 10), y: pose.y + step[1] * (fine ? 1 : 10) };
  const turn = key.toLowerCase() === 'e' ? 1 : key.toLowerCase() === 'q' ? -1 : 0;
  return turn === 0 ? null : { ...pose, heading: pose.heading + turn * (fine ? 1 : 15) };
}
