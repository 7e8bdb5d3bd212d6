import { isForTable } from '@rangefinder/table';
import { type RefObject, useEffect, useRef, useState } from 'react';

const LEAST = 0.3;
const MOST = 1.9;
const STEP = 1.2;

export interface BoardView {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly zoom: number;
  zoomBy(factor: number): void;
  /** As large as shows the whole table. */
  fit(): void;
}

/** Scrolls a piece to the middle of the board whenever another one asks for it. */
export function useInView(piece: string | null): void {
  useEffect(() => {
    if (piece === null) return;
    const box = pieceIn('.sw-scroll', piece);
    box?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [piece]);
}

/** Goes to the pieces a question is about, where none of them is in sight. What is in hand always is. */
export function useFocusInView(scroller: BoardView['scroller'], focus: readonly string[]): void {
  useEffect(() => {
    const box = scroller.current?.getBoundingClientRect();
    const lying = focus.flatMap((piece) => pieceIn('.sw-scroll', piece) ?? []);
    if (!box || lying.some((piece) => isWithin(piece.getBoundingClientRect(), box))) return;
    lying[0]?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [scroller, focus]);
}

function isWithin(inner: DOMRect, outer: DOMRect): boolean {
  const { left, right, top, bottom } = outer;
  return inner.left >= left && inner.right <= right && inner.top >= top && inner.bottom <= bottom;
}

/** What shows a piece in a part of the page. */
export function pieceIn(part: string, piece: string): Element | null {
  return document.querySelector(`${part} [data-piece="${CSS.escape(piece)}"]`);
}

/** Zoom by buttons, keys and the wheel with Ctrl; pan by dragging the ground, or as everything scrolls. */
export function useBoardView(): BoardView {
  const scroller = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const zoomBy = (factor: number) => setZoom((now) => within(now * factor));
  const fit = () => {
    const box = scroller.current;
    const content = box?.firstElementChild;
    if (!box || !content) return;
    const { width, height } = content.getBoundingClientRect();
    const most = Math.min((box.clientWidth - 8) / (width / zoom), (box.clientHeight - 8) / (height / zoom));
    setZoom(within(Math.min(1.25, most)));
  };
  useZoomKeys(zoomBy, fit);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      setZoom((now) => within(now * (event.deltaY < 0 ? 1.1 : 1 / 1.1)));
    };
    box.addEventListener('wheel', wheel, { passive: false });
    const stop = dragToPan(box);
    return () => {
      box.removeEventListener('wheel', wheel);
      stop();
    };
  }, []);
  return { scroller, zoom, zoomBy, fit };
}

function within(zoom: number): number {
  return Math.min(MOST, Math.max(LEAST, zoom));
}

function useZoomKeys(zoomBy: (factor: number) => void, fit: () => void): void {
  const latest = useRef({ zoomBy, fit });
  latest.current = { zoomBy, fit };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForTable(event)) return;
      if (event.key === '+' || event.key === '=') latest.current.zoomBy(STEP);
      else if (event.key === '-') latest.current.zoomBy(1 / STEP);
      else if (event.key === '0') latest.current.fit();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** A mouse drags the ground; fingers scroll anyway. */
function dragToPan(box: HTMLElement): () => void {
  let last: { readonly x: number; readonly y: number } | null = null;
  const down = (event: PointerEvent) => {
    const onPiece = event.target instanceof Element && event.target.closest('button, a, summary');
    if (event.pointerType !== 'mouse' || event.button !== 0 || onPiece) return;
    last = { x: event.clientX, y: event.clientY };
    box.classList.add('is-dragged');
  };
  const move = (event: PointerEvent) => {
    if (!last) return;
    box.scrollBy(last.x - event.clientX, last.y - event.clientY);
    last = { x: event.clientX, y: event.clientY };
  };
  const up = () => {
    last = null;
    box.classList.remove('is-dragged');
  };
  box.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  return () => {
    box.removeEventListener('pointerdown', down);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
  };
}
