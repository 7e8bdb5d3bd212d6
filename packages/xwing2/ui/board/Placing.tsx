import type { Pose } from '@rangefinder/geometry';
import type { RequestView } from '@rangefinder/kernel';
import { obstacleToken, placedObstacleToken } from '@rangefinder/xwing';
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { pilotCard } from '../../src/cards/catalog.ts';
import type { XwingTable } from '../model.ts';
import { fullName, isKnownDevice } from '../names.ts';
import { WORDS } from '../words.ts';
import type { Camera } from './camera.ts';
import { DeviceShape, MarkerShape } from './Markers.tsx';
import { ShipShape } from './ShipShape.tsx';
import { at } from './shapes.ts';
import { ObstacleShape } from './Terrain.tsx';

export type PlaceView = Extract<RequestView, { readonly kind: 'place' }>;

interface PlacingProps {
  readonly table: XwingTable;
  readonly request: PlaceView;
  readonly camera: Camera;
}

const STEP = 5;
const TURN = 15;

/** The piece that is being placed: dragged, turned, moved by keys; the rules say at once what they think of it. */
export function Placing({ table, request, camera }: PlacingProps) {
  const group = useRef<SVGGElement>(null);
  const [piece = ''] = request.pieces;
  const start = request.candidates[Math.floor(request.candidates.length / 2)]?.poses ?? null;
  const { draft } = table;
  const marked = request.candidates.find(({ key }) => key === draft.keys[0])?.poses;
  const [pose] = draft.poses ?? marked ?? start ?? [];
  const latest = useRef({ table, pose });
  latest.current = { table, pose };
  // A new question begins with the piece at one of the places that are sure to be legal. The table empties its draft for
  // a new question as well, and must have done so before.
  const isEmpty = draft.poses === null && draft.keys.length === 0;
  useEffect(() => {
    if (!start || !isEmpty) return undefined;
    const timer = setTimeout(() => latest.current.table.move(start));
    return () => clearTimeout(timer);
  }, [start, isEmpty]);
  const moveTo = useMover(group, latest);
  const drag = useDrag(camera, latest, moveTo);
  if (!pose) return null;
  const refused = draft.refusal;
  const label = WORDS.placing(fullName(piece, table.settings.language))[table.settings.language];
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no HTML buttons in a drawing.
    <g
      ref={group}
      className={`xw-placing xw-near ${refused ? 'is-refused' : refused === null ? 'is-legal' : ''}`}
      transform={at(pose)}
      data-placing={piece}
      role="button"
      tabIndex={0}
      aria-label={refused ? `${label}. ${refused.message}` : label}
      onPointerDown={drag('move')}
      onKeyDown={(event) => onKey(event, camera, pose, moveTo, () => table.submit())}
      onWheel={(event) => {
        event.stopPropagation();
        moveTo({ ...pose, heading: pose.heading + Math.sign(event.deltaY) * (event.shiftKey ? 1 : TURN) });
      }}
    >
      <circle className="xw-placing-halo" r={46} />
      <PlacedShape table={table} piece={piece} />
      <line className="xw-handle-stem" x1={0} y1={-30} x2={0} y2={-58} />
      <circle className="xw-handle" cy={-62} r={7} onPointerDown={drag('turn')} />
    </g>
  );
}

/** Moves the drawing at once and asks the rules once a frame. */
function useMover(
  group: { readonly current: SVGGElement | null },
  latest: { current: { table: XwingTable; pose: Pose | undefined } },
) {
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return useCallback(
    (pose: Pose) => {
      const moved = { ...pose, heading: ((pose.heading % 360) + 360) % 360 };
      latest.current.pose = moved;
      group.current?.setAttribute('transform', at(moved));
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => latest.current.table.move([moved]));
    },
    [group, latest],
  );
}

function useDrag(
  camera: Camera,
  latest: { readonly current: { readonly pose: Pose | undefined } },
  moveTo: (pose: Pose) => void,
) {
  return (what: 'move' | 'turn') => (event: PointerEvent<SVGElement>) => {
    const { pose } = latest.current;
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (!pose || !box || event.button !== 0) return;
    event.stopPropagation();
    const element = event.currentTarget;
    element.setPointerCapture(event.pointerId);
    const place = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
      camera.toTable({ x: clientX - box.left, y: clientY - box.top });
    const grip = place(event);
    const onMove = (moved: globalThis.PointerEvent) => {
      const { x, y } = place(moved);
      if (what === 'move') moveTo({ ...(latest.current.pose ?? pose), x: pose.x + x - grip.x, y: pose.y + y - grip.y });
      else moveTo({ ...pose, heading: snapped((Math.atan2(x - pose.x, y - pose.y) * 180) / Math.PI, moved.shiftKey) });
    };
    const onUp = () => {
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
    };
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
  };
}

/** To five degrees, or freely. */
function snapped(heading: number, free: boolean): number {
  return free ? heading : Math.round(heading / 5) * 5;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function onKey(
  event: KeyboardEvent,
  camera: Camera,
  pose: Pose,
  moveTo: (pose: Pose) => void,
  confirm: () => void,
): void {
  const arrow = ARROWS[event.key];
  const turn = ['.', '>'].includes(event.key) ? 1 : [',', '<'].includes(event.key) ? -1 : 0;
  const fine = event.shiftKey ? 1 : null;
  if (arrow) {
    const angle = (camera.view.angle * Math.PI) / 180;
    const [dx, dy] = arrow;
    const step = fine ?? STEP;
    moveTo({
      ...pose,
      x: pose.x + step * (dx * Math.cos(angle) - dy * Math.sin(angle)),
      y: pose.y + step * (dx * Math.sin(angle) + dy * Math.cos(angle)),
    });
  } else if (turn !== 0) moveTo({ ...pose, heading: pose.heading + turn * (fine ?? TURN) });
  else if (event.key === 'Enter') confirm();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Whatever it is that is placed. */
export function PlacedShape({ table, piece }: { table: XwingTable; piece: string }) {
  const ship = table.snapshot.view.ships.find(({ id }) => id === piece);
  if (ship) {
    const { id, size } = pilotCard(ship.pilot).type;
    return <ShipShape type={id} size={size} turret={ship.turret} />;
  }
  const token = obstacleToken(piece) ?? placedObstacleToken(piece);
  if (token) return <ObstacleShape token={token.id} kind={token.kind} />;
  const device = table.snapshot.view.devices.find(({ id }) => id === piece)?.device ?? piece;
  if (isKnownDevice(device)) return <DeviceShape device={device} />;
  return <MarkerShape kind={piece.startsWith('cache') ? 'cache' : 'satellite'} />;
}
