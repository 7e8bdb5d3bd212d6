import { isFocusOfPointer, isForTable, isNowhere, type TableModel } from '@rangefinder/table';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { Camera } from './camera.ts';
import type { BoardPiece } from './pieces.ts';
import type { BoardTool } from './Tools.tsx';

const PAN = 60;

interface Surroundings {
  readonly table: TableModel;
  readonly camera: Camera;
  readonly pieces: readonly BoardPiece[];
}

/** Keys of the board while something on it has the focus. */
export function onBoardKey(
  event: KeyboardEvent<HTMLElement>,
  around: Surroundings,
  press: (target: Element) => boolean,
): void {
  const { target, nativeEvent, currentTarget } = event;
  if (!isForTable(nativeEvent)) return;
  const piece = target instanceof Element ? target.closest('[data-piece], [data-option]') : null;
  const pressing = (event.key === 'Enter' || event.key === ' ') && piece instanceof SVGElement;
  if (pressing && !isFocusOfPointer()) press(piece);
  else if (!goByArrow(nativeEvent, currentTarget, around)) return;
  event.preventDefault();
}

/** Arrows go from piece to piece, with Shift they move the table; while something is placed they are for it. */
function goByArrow(
  { key, shiftKey }: globalThis.KeyboardEvent,
  board: HTMLElement,
  { table: { snapshot }, camera, pieces }: Surroundings,
): boolean {
  if (!key.startsWith('Arrow') || (snapshot.request?.kind === 'place' && !shiftKey)) return false;
  if (shiftKey) panBy(camera, key);
  else moveFocus(key, board, camera, pieces);
  return true;
}

interface BoardKeys extends Surroundings {
  readonly tools: readonly BoardTool[];
  onOverview(): void;
}

/** Keys of the board wherever the focus is. */
export function useBoardKeys(box: RefObject<HTMLElement | null>, keys: BoardKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (!isForTable(event)) return;
      const { table, camera, tools, onOverview } = latest.current;
      const tool = tools.find(({ sign }) => sign.toLowerCase() === event.key.toLowerCase());
      if (tool) tool.onPress();
      else if (event.key === '+' || event.key === '=') camera.zoom(1.25);
      else if (event.key === '-') camera.zoom(0.8);
      else if (event.key === '0') onOverview();
      else if (event.key === '[') camera.zoom(1, undefined, -15);
      else if (event.key === ']') camera.zoom(1, undefined, 15);
      // Where nothing is asked, arrows are for others: they wind a replay.
      else if (!table.snapshot.request || !isNowhere() || !box.current) return;
      else if (!goByArrow(event, box.current, latest.current)) return;
      event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [box]);
}

function panBy(camera: Camera, key: string): void {
  camera.pan(
    key === 'ArrowLeft' ? PAN : key === 'ArrowRight' ? -PAN : 0,
    key === 'ArrowUp' ? PAN : key === 'ArrowDown' ? -PAN : 0,
  );
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** From the piece that has the focus to the nearest one that way, as the screen shows it. */
function moveFocus(key: string, board: HTMLElement, camera: Camera, pieces: readonly BoardPiece[]): void {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  const shown = [...board.querySelectorAll<SVGElement>('[data-piece]')].flatMap((element) => {
    const piece = pieces.find(({ id }) => id === element.dataset.piece);
    return piece ? [{ element, at: camera.toScreen(piece.pose) }] : [];
  });
  const now = shown.find(({ element }) => element === document.activeElement)?.at;
  const ahead = shown
    .filter(({ element }) => element !== document.activeElement)
    .map(({ element, at }) => {
      const x = at.x - (now?.x ?? camera.box.width / 2);
      const y = at.y - (now?.y ?? camera.box.height / 2);
      const along = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      return { element, along, cost: along + aside * 2 };
    })
    .filter(({ along }) => !now || along > 1)
    .sort((a, b) => a.cost - b.cost);
  ahead[0]?.element.focus();
}
