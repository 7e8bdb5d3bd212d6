import type { Playback } from '@rangefinder/table';
import { type RefObject, useEffect } from 'react';
import { pilotCard } from '../../src/cards/catalog.ts';
import type { XwingEvent } from '../../src/events.ts';
import type { XwingView } from '../../src/view.ts';
import { glide, moverOf } from './playback.ts';
import { at } from './shapes.ts';

/** Moves the ship of the event that is being shown along its way, and lets damage pulse. The rest of the board stays as it is. */
export function useGlide(
  world: RefObject<SVGGElement | null>,
  view: XwingView,
  playing: Playback<XwingEvent> | null,
  animation: number,
): void {
  const current = playing?.current;
  const startedAt = playing?.startedAt ?? 0;
  const duration = playing?.duration ?? 0;
  useEffect(() => {
    if (!current || animation === 0 || isStill()) return undefined;
    const { event } = current;
    if (event.type === 'damage' || event.type === 'shield') pulse(world.current, event.ship);
    const mover = moverOf(event);
    const element = mover && pieceElement(world.current, mover.id);
    if (!mover || !element || duration <= 0) return undefined;
    const ship = view.ships.find(({ id }) => id === mover.id);
    const poseAt = glide(ship ? pilotCard(ship.pilot).type.size : 'small', mover.event);
    let frame = 0;
    const step = () => {
      const part = Math.min(1, (performance.now() - startedAt) / duration);
      element.setAttribute('transform', at(poseAt(part)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => {
      cancelAnimationFrame(frame);
      // Back to where the drawing has it now, whether the glide was seen to its end or cut short.
      element.setAttribute('transform', element.dataset.at ?? at(mover.event.to));
    };
  }, [world, view, current, startedAt, duration, animation]);
}

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function pieceElement(world: SVGGElement | null, id: string): SVGElement | null {
  return world?.querySelector<SVGElement>(`[data-piece="${CSS.escape(id)}"]`) ?? null;
}

const HURT = '#ff6b5e';

/** One short flash. */
function pulse(world: SVGGElement | null, id: string): void {
  pieceElement(world, id)
    ?.querySelector('.xw-glow')
    ?.animate(
      [
        { fill: HURT, stroke: HURT, fillOpacity: 0.75, strokeOpacity: 1 },
        { fill: HURT, stroke: HURT, fillOpacity: 0, strokeOpacity: 0 },
      ],
      { duration: 450, easing: 'ease-out' },
    );
}
