import { isForTable, isNowhere } from '@rangefinder/table';
import { useEffect } from 'react';

/** A piece on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const WAYS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest spot in the direction of an arrow key: straight on counts more than aside. -1: none, or no arrow. */
export function nextSpot(key: string, from: Spot, spots: readonly Spot[]): number {
  const way = WAYS[key];
  if (!way) return -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, spot] of spots.entries()) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const cost = ahead + 2 * aside;
    if (ahead > 2 && cost < least) [best, least] = [i, cost];
  }
  return best;
}

/** Arrow keys go from card to card, on the table, in hand and among the piles. */
export function useArrows(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForTable(event)) return;
      const { target } = event;
      const moved = isNowhere()
        ? focusFirst(event.key)
        : target instanceof Element && focusNeighbour(event.key, target);
      if (moved) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** From anywhere on the page to a card that can do something. Whether there is one. */
function focusFirst(key: string): boolean {
  const first = key in WAYS ? document.querySelector<HTMLElement>('.sw [data-piece].is-live') : null;
  first?.focus();
  return first !== null;
}

/** Moves the focus from the piece that has it to its neighbour. Whether it did. */
function focusNeighbour(key: string, from: Element | null): boolean {
  const piece = from?.closest('[data-piece]');
  if (!piece) return false;
  const others = [...document.querySelectorAll<HTMLElement>('.sw [data-piece]')].filter(
    (one) => one !== piece && one.offsetParent !== null,
  );
  const next = others[nextSpot(key, centre(piece), others.map(centre))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return next !== undefined;
}

function centre(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
