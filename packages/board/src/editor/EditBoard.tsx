import '../board.css';
import type { Point, Pose } from '@rangefinder/geometry';
import type { Language } from '@rangefinder/kernel';
import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Area } from '../area.ts';
import { Camera } from '../camera.ts';
import { at } from '../drawing.ts';
import { useGestures } from '../gestures.ts';
import { LabelLayer } from '../LabelLayer.tsx';
import type { BoardPiece } from '../pieces.ts';
import { Tools } from '../Tools.tsx';
import { useFrame } from '../useFrame.ts';
import { closestData, useDragging } from './dragging.ts';

/** A piece as its editor knows it. */
export interface EditPiece {
  readonly id: string;
  readonly pose: Pose;
  /** How far it reaches from its middle. */
  readonly reach: number;
}

export interface EditBoardProps {
  readonly area: Area;
  readonly pieces: readonly EditPiece[];
  readonly selected: string | null;
  readonly language: Language;
  /** What the drawing is, for those who do not see it. */
  readonly label: string;
  readonly className: string;
  /** Under which name a piece that is dragged here from a list brings its description. */
  readonly dragged: string;
  /** Gradients and filters that the drawing uses. */
  readonly definitions?: ReactNode;
  /** Everything on the board; a piece in hand is drawn where it is held. */
  readonly children: (held: EditPiece | null) => ReactNode;
  /** Pieces with something written beside them. */
  readonly labelled?: (held: EditPiece | null) => readonly BoardPiece[];
  onSelect(id: string | null): void;
  onMove(id: string, pose: Pose): void;
  onRemove(id: string): void;
  onDrop(description: string, at: Point): void;
}

const NONE: readonly never[] = [];
/** Pixels within which a finger means a piece that it does not quite touch. */
const NEAR = 20;

/** The board of an editor: pieces are dragged, turned by their handle, moved by keys, dropped from a list. */
export function EditBoard(props: EditBoardProps) {
  const { area, pieces, selected, language, label, className, definitions, children, labelled, onSelect } = props;
  const box = useRef<HTMLDivElement>(null);
  const world = useRef<SVGGElement>(null);
  const [camera] = useState(() => new Camera(area));
  useFrame(box, world, camera, area, 0);
  useInSight(camera, pieces, selected);
  const toTable = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
    return camera.toTable({ x: clientX - left, y: clientY - top });
  };
  const { held, ...pointer } = useDragging(props, toTable);
  useGestures(box, camera, {
    begin: (_, target) => closestData(target, 'piece') !== null || closestData(target, 'handle') !== null,
    drag: () => undefined,
    tap: (spot, target, touch) => {
      if (closestData(target, 'piece') === null && closestData(target, 'handle') === null)
        onSelect(touch ? nearestTo(spot, camera, pieces) : null);
    },
  });
  const chosen = pieces.find(({ id }) => id === selected);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pieces inside are buttons; this only listens for them.
    <div
      ref={box}
      className={`board board-edit ${className}`}
      style={{ aspectRatio: `${area.width} / ${area.height}` }}
      {...pointer}
      {...receiving(props, toTable)}
      onKeyDown={(event) => type(event, props, camera)}
      onFocus={({ target }) => {
        const id = closestData(target, 'piece');
        if (id !== null && id !== selected) onSelect(id);
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: there are no fieldsets in a drawing. */}
      <svg className="board-canvas" role="group" aria-label={label}>
        {definitions}
        <g ref={world}>
          {children(held)}
          {chosen ? <Handle {...chosen} pose={held?.id === chosen.id ? held.pose : chosen.pose} /> : null}
        </g>
        {labelled && (
          <LabelLayer
            {...{ camera, area }}
            pieces={labelled(held)}
            moving={null}
            pointed={selected}
            chips={NONE}
            placed={NONE}
          />
        )}
      </svg>
      <Tools {...{ camera, language }} tools={NONE} isMeasuring={false} onOverview={() => camera.overview()} />
    </div>
  );
}

/** What is chosen elsewhere comes into sight. */
function useInSight(camera: Camera, pieces: readonly EditPiece[], selected: string | null): void {
  const latest = useRef(pieces);
  latest.current = pieces;
  useEffect(() => {
    const pose = latest.current.find(({ id }) => id === selected)?.pose;
    if (!pose) return;
    const { x, y } = camera.toScreen(pose);
    if (x < 0 || y < 0 || x > camera.box.width || y > camera.box.height) camera.centre(pose);
  }, [camera, selected]);
}

/** The piece nearest to a point of the screen, if it is near enough for a finger. */
function nearestTo(spot: Point, camera: Camera, pieces: readonly EditPiece[]): string | null {
  let best: string | null = null;
  let least = NEAR;
  for (const { id, pose } of pieces) {
    const { x, y } = camera.toScreen(pose);
    const far = Math.hypot(x - spot.x, y - spot.y);
    if (far < least) [best, least] = [id, far];
  }
  return best;
}

/** What is dragged here from a list. */
function receiving({ dragged, onDrop }: EditBoardProps, toTable: (event: DragEvent) => Point) {
  return {
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes(dragged) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      const text = event.dataTransfer.getData(dragged);
      if (text === '') return;
      event.preventDefault();
      onDrop(text, toTable(event));
    },
  };
}

/** What a key does to the piece that has the focus, or to what one sees of the board. */
function type(event: KeyboardEvent<HTMLElement>, props: EditBoardProps, camera: Camera): void {
  const { pieces, onMove, onRemove, onSelect } = props;
  const id = closestData(event.target, 'piece');
  const piece = pieces.find((one) => one.id === id);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const next = piece && keyed(event.key, piece.pose, event.shiftKey);
  if (piece && next) onMove(piece.id, next);
  else if (piece && (event.key === 'Delete' || event.key === 'Backspace')) onRemove(piece.id);
  else if (piece && (event.key === 'Enter' || event.key === ' ')) onSelect(piece.id);
  else if (!look(event.key, camera)) return;
  event.preventDefault();
}

/** What a key does to the camera; false when it is none of its. */
function look(key: string, camera: Camera): boolean {
  if (key === '+' || key === '=') camera.zoom(1.25);
  else if (key === '-') camera.zoom(0.8);
  else if (key === '0') camera.overview();
  else if (key === ']') camera.zoom(1, undefined, 90);
  else return false;
  return true;
}

/** Turns the chosen piece. */
function Handle({ id, pose, reach }: EditPiece) {
  return (
    <g transform={at(pose)} data-handle={id} className="board-edit-handle">
      <g transform={`translate(0 ${-reach})`}>
        <g className="board-edit-grip">
          <line y1={-2} y2={-18} />
          <circle className="board-edit-reach" cy={-25} r={20} />
          <circle cy={-25} r={7} />
        </g>
      </g>
    </g>
  );
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
