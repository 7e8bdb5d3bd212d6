import '../board/board.css';
import type { Language, Pose } from '@rangefinder/kernel';
import { BASE_LENGTH } from '@rangefinder/xwing';
import { type DragEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { pilotCard } from '../../src/cards/catalog.ts';
import type { Position } from '../../src/position.ts';
import { BOARD } from '../../src/rules/playarea.ts';
import { Ground } from '../board/Ground.tsx';
import { DevicePiece, FeaturePiece } from '../board/Markers.tsx';
import { ShipPiece } from '../board/ShipPiece.tsx';
import { at } from '../board/shapes.ts';
import { BoardDefinitions, ObstaclePiece } from '../board/Terrain.tsx';
import { fullName } from '../names.ts';
import { type NewPiece, pieceById } from './draft.ts';
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
  const [held, setHeld] = useState<Held | null>(null);
  const poseOf = (id: string, pose: Pose) => (held?.id === id ? held.pose : pose);
  const toTable = (event: { readonly clientX: number; readonly clientY: number }) => {
    const matrix = svg.current?.getScreenCTM();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
    return { x: point.x, y: -point.y };
  };

  const press = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    const handle = closestData(event.target, 'handle');
    const id = handle ?? closestData(event.target, 'piece');
    const piece = pieceById(position, id);
    onSelect(piece?.id ?? null);
    if (!piece) return;
    const { x, y } = toTable(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld({
      id: piece.id,
      what: handle ? 'heading' : 'place',
      pose: piece.pose,
      dx: piece.pose.x - x,
      dy: piece.pose.y - y,
    });
  };
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    if (!held) return;
    const { x, y } = toTable(event);
    if (held.what === 'place') setHeld({ ...held, pose: { ...held.pose, x: x + held.dx, y: y + held.dy } });
    else setHeld({ ...held, pose: { ...held.pose, heading: headingTo(held.pose, x, y, event.shiftKey) } });
  };
  const release = () => {
    if (!held) return;
    const before = pieceById(position, held.id)?.pose;
    if (before && (before.x !== held.pose.x || before.y !== held.pose.y || before.heading !== held.pose.heading))
      onMove(held.id, held.pose);
    setHeld(null);
  };
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
    const { x, y } = toTable(event);
    onDrop(piece, { x, y, heading: 'seat' in piece && piece.seat === 1 ? 180 : 0 });
  };

  const state = (id: string) => (id === selected ? 'pointed' : '');
  const chosen = pieceById(position, selected);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no fieldsets in a drawing.
    <svg
      ref={svg}
      className="xw xe-canvas"
      viewBox={`${-MARGIN} ${-playArea - MARGIN} ${playArea + 2 * MARGIN} ${playArea + 2 * MARGIN}`}
      role="group"
      aria-label={EDITOR.board[language]}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={() => setHeld(null)}
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
      {position.features.map((feature) => (
        <FeaturePiece
          key={feature.id}
          feature={{ ...feature, pose: poseOf(feature.id, feature.pose) }}
          side={feature.controller === null ? 'nobody' : feature.controller === 0 ? 'near' : 'far'}
          label={fullName(feature.id, language)}
          state={feature.id === selected ? 'is-pointed' : ''}
        />
      ))}
      {position.obstacles.map((obstacle) => (
        // biome-ignore lint/a11y/useSemanticElements: there are no HTML buttons in a drawing.
        <g
          key={obstacle.id}
          data-piece={obstacle.id}
          className={obstacle.id === selected ? 'xw-piece xw-obstacle is-pointed' : 'xw-piece xw-obstacle'}
          role="button"
          tabIndex={0}
          aria-label={fullName(obstacle.id, language)}
        >
          <ObstaclePiece obstacle={{ ...obstacle, pose: poseOf(obstacle.id, obstacle.pose) }} />
        </g>
      ))}
      {position.devices.map((device) => (
        <DevicePiece
          key={device.id}
          device={{ ...device, damage: device.damage.length, pose: poseOf(device.id, device.pose) }}
          side={device.seat === 0 ? 'near' : 'far'}
          label={fullName(device.id, language)}
          state={device.id === selected ? 'is-pointed' : ''}
        />
      ))}
      {position.ships.map((ship) => {
        const { id, size } = pilotCard(ship.pilot).type;
        return (
          <ShipPiece
            key={ship.id}
            id={ship.id}
            type={id}
            size={size}
            pose={poseOf(ship.id, ship.pose)}
            turret={(ship.turret ?? []).join('+')}
            side={ship.seat === 0 ? 'near' : 'far'}
            label={`${fullName(ship.id, language)}, ${EDITOR.player(ship.seat)[language]}`}
            state={state(ship.id)}
            focusable
          />
        );
      })}
      {position.ships.map((ship) => {
        const pose = poseOf(ship.id, ship.pose);
        const half = BASE_LENGTH[pilotCard(ship.pilot).type.size] / 2;
        return (
          <text key={ship.id} className="xe-label" x={pose.x} y={-pose.y + half * 1.45 + 14}>
            {fullName(ship.id, language)}
          </text>
        );
      })}
      {chosen ? <Handle id={chosen.id} pose={poseOf(chosen.id, chosen.pose)} /> : null}
    </svg>
  );
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
