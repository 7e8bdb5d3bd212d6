import '../board/board.css';
import type { Language, Pose } from '@rangefinder/kernel';
import { type DragEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Position } from '../../src/position.ts';
import { BOARD } from '../../src/rules/playarea.ts';
import { Ground } from '../board/Ground.tsx';
import { at } from '../board/shapes.ts';
import { BoardDefinitions } from '../board/Terrain.tsx';
import { movePiece, type NewPiece, pieceById } from './draft.ts';
import { EditPieces } from './EditPieces.tsx';
import { EDITOR } from './words.ts';

/** What is dragged from the list of pieces. */
export const DRAGGED = 'application/x-rangefinder-piece';

const MARGIN = 24;

interface EditBoardProps {
  readonly position: Position;
  readonly language: Language;
  readonly selected: string | null;
  readonly playArea?: number;
  onSelect(id: string | null): void;
  onMove(id: string, pose: Pose): void;
  onRemove(id: string): void;
  onDrop(piece: NewPiece, at: Pose): void;
}

interface Held {
  readonly id: string;
  readonly what: 'place' | 'heading';
  readonly pose: Pose;
  readonly dx: number;
  readonly dy: number;
}

/** The board of the sandbox: pieces are dragged, turned by their handle, or moved by keys. */
export function EditBoard(props: EditBoardProps) {
  const { position, language, selected, playArea = BOARD, onSelect, onMove, onRemove, onDrop } = props;
  const svg = useRef<SVGSVGElement>(null);
  const toTable = (event: { readonly clientX: number; readonly clientY: number }) => {
    const matrix = svg.current?.getScreenCTM();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
    return { x: point.x, y: -point.y };
  };
  const { held, ...pointer } = useDragging(props, toTable);
  const type = (event: KeyboardEvent<SVGSVGElement>) => {
    const piece = pieceById(position, closestData(event.target, 'piece'));
    if (!piece || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = keyed(event.key, piece.pose, event.shiftKey);
    if (next) onMove(piece.id, next);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(piece.id);
    else if (event.key === 'Enter' || event.key === ' ') onSelect(piece.id);
    else return;
    event.preventDefault();
  };
  const receive = (event: DragEvent<SVGSVGElement>) => {
    const text = event.dataTransfer.getData(DRAGGED);
    if (text === '') return;
    event.preventDefault();
    const piece: NewPiece = JSON.parse(text);
    onDrop(piece, { ...toTable(event), heading: 'seat' in piece && piece.seat === 1 ? 180 : 0 });
  };
  const shown = held ? movePiece(position, held.id, held.pose) : position;
  const chosen = pieceById(shown, selected);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no fieldsets in a drawing.
    <svg
      ref={svg}
      className="xw xe-canvas"
      viewBox={`${-MARGIN} ${-playArea - MARGIN} ${playArea + 2 * MARGIN} ${playArea + 2 * MARGIN}`}
      role="group"
      aria-label={EDITOR.board[language]}
      {...pointer}
      onKeyDown={type}
      onFocus={({ target }) => {
        const id = closestData(target, 'piece');
        if (id !== null) onSelect(id);
      }}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={receive}
    >
      <BoardDefinitions />
      <Ground playArea={playArea} nearEdge="bottom" hasStars />
      <EditPieces position={shown} language={language} selected={selected} />
      {chosen ? <Handle id={chosen.id} pose={chosen.pose} /> : null}
    </svg>
  );
}

type ToTable = (event: { readonly clientX: number; readonly clientY: number }) => { x: number; y: number };

/** A piece in hand follows the pointer; it is put down where the pointer leaves it. */
function useDragging({ position, onSelect, onMove }: EditBoardProps, toTable: ToTable) {
  const [held, setHeld] = useState<Held | null>(null);
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    const handle = closestData(event.target, 'handle');
    const piece = pieceById(position, handle ?? closestData(event.target, 'piece'));
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
    const before = pieceById(position, held.id)?.pose;
    if (before && (before.x !== held.pose.x || before.y !== held.pose.y || before.heading !== held.pose.heading))
      onMove(held.id, held.pose);
    setHeld(null);
  };
  return { held, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setHeld(null) };
}

/** Turns the chosen piece. */
function Handle({ id, pose }: { readonly id: string; readonly pose: Pose }) {
  return (
    <g transform={at(pose)} data-handle={id} className="xe-handle">
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
