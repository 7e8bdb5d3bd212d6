import type { Pose } from '@rangefinder/geometry';
import type { Playback } from '@rangefinder/table';
import { type RefObject, useEffect } from 'react';
import { at } from './drawing.ts';

/** The way of a piece that moves while an event is shown. */
export interface Motion {
  readonly piece: string;
  /** Where it is that part (0 to 1) of its way. */
  poseAt(part: number): Pose;
}

interface Glide {
  readonly playing: Playback | null;
  readonly motion: Motion | null;
  /** A piece that the event hurts: it flashes. */
  readonly hurt: string | null;
  readonly animation: number;
}

/** Moves the piece of the event that is being shown along its way, and lets damage pulse. The rest of the board stays as it is. */
export function useGlide(world: RefObject<SVGGElement | null>, { playing, motion, hurt, animation }: Glide): void {
  const current = playing?.current;
  const startedAt = playing?.startedAt ?? 0;
  const duration = playing?.duration ?? 0;
  useEffect(() => {
    if (!current || animation === 0 || isStill()) return undefined;
    if (hurt !== null) pulse(world.current, hurt);
    const element = motion && pieceElement(world.current, motion.piece);
    if (!motion || !element || duration <= 0) return undefined;
    let frame = 0;
    const step = () => {
      const part = Math.min(1, (performance.now() - startedAt) / duration);
      element.setAttribute('transform', at(motion.poseAt(part)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => {
      cancelAnimationFrame(frame);
      // Back to where the drawing has it now, whether the glide was seen to its end or cut short.
      element.setAttribute('transform', element.dataset.at ?? at(motion.poseAt(1)));
    };
  }, [world, current, motion, hurt, startedAt, duration, animation]);
}

/** Whether somebody asked for no motion. */
export function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function pieceElement(world: SVGGElement | null, id: string): SVGElement | null {
  return world?.querySelector<SVGElement>(`[data-piece="${CSS.escape(id)}"]`) ?? null;
}

const HURT = '#ff6b5e';

/** One short flash. */
function pulse(world: SVGGElement | null, id: string): void {
  pieceElement(world, id)
    ?.querySelector('.board-glow')
    ?.animate(
      [
        { fill: HURT, stroke: HURT, fillOpacity: 0.75, strokeOpacity: 1 },
        { fill: HURT, stroke: HURT, fillOpacity: 0, strokeOpacity: 0 },
      ],
      { duration: 450, easing: 'ease-out' },
    );
}
