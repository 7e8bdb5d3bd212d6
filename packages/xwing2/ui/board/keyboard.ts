import type { KeyboardEvent } from 'react';
import type { XwingTable } from '../model.ts';
import type { Camera } from './camera.ts';
import { placeOf } from './pieces.ts';

const PAN = 60;

/** Keys of the board while something on it has the focus. */
export function onBoardKey(
  event: KeyboardEvent<HTMLElement>,
  table: XwingTable,
  camera: Camera,
  playArea: number,
  angle: number,
  press: (target: Element) => boolean,
): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  const piece = target instanceof Element ? target.closest('[data-piece], [data-option]') : null;
  if ((event.key === 'Enter' || event.key === ' ') && piece instanceof SVGElement) press(piece);
  else if (event.key === '+' || event.key === '=') camera.zoom(1.25);
  else if (event.key === '-') camera.zoom(0.8);
  else if (event.key === '0') camera.fit(playArea, angle);
  else if (event.key === '[') camera.zoom(1, undefined, -15);
  else if (event.key === ']') camera.zoom(1, undefined, 15);
  else if (event.key.startsWith('Arrow') && event.shiftKey) panBy(camera, event.key);
  else if (event.key.startsWith('Arrow')) moveFocus(event, camera, table);
  else return;
  event.preventDefault();
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
function moveFocus(event: KeyboardEvent<HTMLElement>, camera: Camera, { snapshot: { view } }: XwingTable): void {
  const [dx, dy] = WAYS[event.key] ?? [0, 0];
  const pieces = [...event.currentTarget.querySelectorAll<SVGElement>('[data-piece]')].flatMap((element) => {
    const pose = placeOf(view, element.dataset.piece ?? '');
    return pose ? [{ element, at: camera.toScreen(pose) }] : [];
  });
  const now = pieces.find(({ element }) => element === document.activeElement)?.at;
  const ahead = pieces
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
