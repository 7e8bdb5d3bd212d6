import type { Pose } from '@rangefinder/geometry';
import { middleOf, type TableModel } from '@rangefinder/table';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  type WheelEvent,
} from 'react';
import type { Camera } from './camera.ts';
import { at } from './drawing.ts';
import { type PlaceView, startOf } from './focus.ts';
import { layGrip } from './GroupGrip.tsx';
import { type Grip, pushed, turned } from './group.ts';
import type { Settle } from './props.ts';

/** What a thing that can be taken hold of listens to. */
export interface Holding {
  onPointerDown(event: PointerEvent<SVGElement>): void;
  onKeyDown(event: KeyboardEvent): void;
  onWheel(event: WheelEvent): void;
}

/** Where the pieces of a free placement stand now: as they were left, as marked, or at a place that is sure to be legal. */
function posesOf(request: PlaceView, { poses, keys }: TableModel['draft'], start: readonly Pose[]): readonly Pose[] {
  return poses ?? request.candidates.find(({ key }) => key === keys[0])?.poses ?? start;
}

/** What the game says of pieces that are placed: where dragged ones come to stand, and where they begin. */
interface Ways {
  readonly settle: Settle | undefined;
  readonly begin: readonly Pose[] | undefined;
}

/** Everything that moves pieces which are being placed: `root` holds their drawings. */
export function usePlacing(
  root: RefObject<SVGGElement | null>,
  table: TableModel,
  request: PlaceView,
  camera: Camera,
  { settle, begin }: Ways,
) {
  const { draft } = table;
  const untold = useRef<Untold | null>(null);
  const start = begin ?? startOf(request);
  const poses = untold.current?.request === request ? untold.current.poses : posesOf(request, draft, start);
  const latest = useRef<Latest['current']>({ table, request, poses, settle });
  latest.current = { table, request, poses, settle };
  // A new question begins with the pieces at one of the places that are sure to be legal. The table empties its draft for
  // a new question as well, and must have done so before.
  const isEmpty = draft.poses === null && draft.keys.length === 0;
  useEffect(() => {
    if (start.length === 0 || !isEmpty) return undefined;
    const timer = setTimeout(() => latest.current.table.move(start));
    return () => clearTimeout(timer);
  }, [start, isEmpty]);
  const moveTo = useMover(root, latest, untold);
  const hold = useHold(camera, latest, moveTo);
  const holding = (grip: Grip): Holding => ({
    onPointerDown: hold(grip, 'move'),
    onKeyDown: (event) =>
      onKey(event, camera, latest.current.poses, grip, moveTo, () => table.submit(untold.current?.poses)),
    onWheel: (event) => {
      event.stopPropagation();
      moveTo(turned(latest.current.poses, grip, Math.sign(event.deltaY) * (event.shiftKey ? 1 : TURN)));
    },
  });
  return { poses, holding, onTurn: (grip: Grip) => hold(grip, 'turn') };
}

type Latest = {
  current: { table: TableModel; request: PlaceView; poses: readonly Pose[]; settle: Settle | undefined };
};

/** Places that a hand has brought the pieces to, and that the table has not been told of yet. */
interface Untold {
  readonly request: PlaceView;
  readonly poses: readonly Pose[];
}

/**
 * Moves the drawing at once and asks the rules once a frame. Until then the new places are `untold`: whatever else is drawn anew
 * must not take the pieces back to where the table believes them to be.
 */
function useMover(root: { readonly current: SVGGElement | null }, latest: Latest, untold: { current: Untold | null }) {
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return useCallback(
    (wanted: readonly Pose[]) => {
      const poses = latest.current.settle?.(wanted) ?? wanted;
      latest.current.poses = poses;
      const { request } = latest.current;
      untold.current = { request, poses };
      const drawn = root.current?.querySelectorAll<SVGGElement>('[data-placing]') ?? [];
      drawn.forEach((element, index) => {
        const pose = poses[index];
        if (pose) element.setAttribute('transform', at(pose));
      });
      layGrip(root.current, poses);
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => {
        untold.current = null;
        if (latest.current.request === request) latest.current.table.move(poses);
      });
    },
    [root, latest, untold],
  );
}

/** What begins a drag: of one piece or all, to move or to turn them. */
function useHold(camera: Camera, latest: Latest, moveTo: (poses: readonly Pose[]) => void) {
  return (grip: Grip, what: 'move' | 'turn') => (event: PointerEvent<SVGElement>) => {
    const { poses } = latest.current;
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (!box || event.button !== 0) return;
    event.stopPropagation();
    const element = event.currentTarget;
    element.setPointerCapture(event.pointerId);
    const place = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
      camera.toTable({ x: clientX - box.left, y: clientY - box.top });
    const from = place(event);
    const onMove = (moved: globalThis.PointerEvent) => {
      const to = place(moved);
      if (what === 'move') moveTo(pushed(poses, grip, to.x - from.x, to.y - from.y));
      else moveTo(turned(poses, grip, turnTowards(poses, grip, from, to, moved.shiftKey)));
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

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How far to turn: a single piece faces the pointer, a group turns by as much as the pointer went round. To five degrees, or freely. */
function turnTowards(poses: readonly Pose[], grip: Grip, from: Spot, to: Spot, free: boolean): number {
  const step = (degrees: number) => (free ? degrees : Math.round(degrees / 5) * 5);
  if (grip === 'all') return step(directionTo(middleOf(poses), to) - directionTo(middleOf(poses), from));
  const pose = poses[grip];
  return pose ? step(directionTo(pose, to)) - pose.heading : 0;
}

function directionTo(from: Spot, to: Spot): number {
  return (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI;
}

const STEP = 5;
const TURN = 15;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function onKey(
  event: KeyboardEvent,
  camera: Camera,
  poses: readonly Pose[],
  grip: Grip,
  moveTo: (poses: readonly Pose[]) => void,
  confirm: () => void,
): void {
  const arrow = ARROWS[event.key];
  const turn = ['.', '>'].includes(event.key) ? 1 : [',', '<'].includes(event.key) ? -1 : 0;
  const fine = event.shiftKey ? 1 : null;
  if (arrow) {
    const angle = (camera.view.angle * Math.PI) / 180;
    const [dx, dy] = arrow;
    const step = fine ?? STEP;
    const x = step * (dx * Math.cos(angle) - dy * Math.sin(angle));
    const y = step * (dx * Math.sin(angle) + dy * Math.cos(angle));
    moveTo(pushed(poses, grip, x, y));
  } else if (turn !== 0) moveTo(turned(poses, grip, turn * (fine ?? TURN)));
  else if (event.key === 'Enter') confirm();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
