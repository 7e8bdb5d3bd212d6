import type { Point } from '@rangefinder/geometry';
import { type RefObject, useEffect, useRef } from 'react';
import type { Camera } from './camera.ts';

interface Handlers {
  /** A press that began on the table itself; true takes it away from panning. */
  readonly begin: (at: Point, target: Element) => boolean;
  readonly drag: (at: Point, target: Element | null) => void;
  /** A press that did not move. */
  readonly tap: (at: Point, target: Element, touch: boolean) => void;
}

const SLOP = 6;
/** What is on the board and has gestures of its own, such as a piece that is being placed. */
const OWN = '[data-gestures]';

/** Pan by dragging, zoom by wheel and pinch, turn by two fingers. Everything goes through the camera, nothing is drawn anew. */
export function useGestures(box: RefObject<HTMLElement | null>, camera: Camera, handlers: Handlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const element = box.current;
    return element ? attach(element, camera, latest) : undefined;
  }, [box, camera]);
}

interface Press {
  readonly start: Point;
  last: Point;
  readonly target: Element;
  moved: boolean;
  readonly taken: boolean;
}

function attach(element: HTMLElement, camera: Camera, handlers: { readonly current: Handlers }): () => void {
  const presses = new Map<number, Press>();
  const place = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const down = (event: PointerEvent) => {
    const target = event.target;
    if (!(target instanceof Element) || target.closest(OWN)) return;
    const start = place(event);
    const taken = presses.size === 0 && handlers.current.begin(start, target);
    presses.set(event.pointerId, { start, last: start, target, moved: false, taken });
  };

  const move = (event: PointerEvent) => {
    const press = presses.get(event.pointerId);
    if (!press) return;
    const now = place(event);
    if (Math.hypot(now.x - press.start.x, now.y - press.start.y) > SLOP && !press.moved) {
      press.moved = true;
      element.setPointerCapture(event.pointerId);
    }
    if (presses.size === 2) pinch(camera, presses, event.pointerId, now);
    else if (press.taken) handlers.current.drag(now, document.elementFromPoint(event.clientX, event.clientY));
    else if (press.moved) camera.pan(now.x - press.last.x, now.y - press.last.y);
    press.last = now;
  };

  const up = (event: PointerEvent) => {
    const press = presses.get(event.pointerId);
    presses.delete(event.pointerId);
    if (!press) return;
    if (!press.moved && event.type === 'pointerup')
      handlers.current.tap(press.start, press.target, event.pointerType === 'touch');
  };

  const wheel = (event: WheelEvent) => {
    if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(OWN))) return;
    event.preventDefault();
    camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), place(event));
  };

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('wheel', wheel);
  };
}

/** Two fingers: what is under them stays under them. */
function pinch(camera: Camera, presses: ReadonlyMap<number, Press>, moving: number, now: Point): void {
  const still = [...presses].find(([id]) => id !== moving)?.[1].last;
  const before = presses.get(moving)?.last;
  if (!still || !before) return;
  const was = { x: before.x - still.x, y: before.y - still.y };
  const is = { x: now.x - still.x, y: now.y - still.y };
  const turned = ((Math.atan2(is.y, is.x) - Math.atan2(was.y, was.x)) * 180) / Math.PI;
  camera.zoom(Math.hypot(is.x, is.y) / Math.max(1, Math.hypot(was.x, was.y)), still, turned);
}
