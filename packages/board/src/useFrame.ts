import { type RefObject, useEffect, useLayoutEffect, useMemo } from 'react';
import type { Area } from './area.ts';
import type { Camera } from './camera.ts';
import { type Focus, subjectOf } from './focus.ts';
import type { BoardPiece } from './pieces.ts';
import { isStill } from './useGlide.ts';

/** The camera follows the size of its box, and the drawing follows the camera. */
export function useFrame(
  box: RefObject<HTMLDivElement | null>,
  world: RefObject<SVGGElement | null>,
  camera: Camera,
  { width, height }: Area,
  angle: number,
): void {
  useLayoutEffect(() => {
    let frame = '';
    const shift = () => {
      world.current?.setAttribute('transform', camera.transform());
      const { scale, angle } = camera.view;
      // What a game draws upright and in pixels among its pieces asks for these.
      if (frame !== `${scale} ${angle}`) {
        world.current?.style.setProperty('--board-scale', String(scale));
        world.current?.style.setProperty('--board-angle', `${angle}deg`);
      }
      frame = `${scale} ${angle}`;
    };
    shift();
    return camera.subscribe(shift);
  }, [camera, world]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const lay = () =>
      camera.lay({ width, height }, angle, { width: element.clientWidth, height: element.clientHeight });
    lay();
    const watch = new ResizeObserver(lay);
    watch.observe(element);
    return () => watch.disconnect();
  }, [box, camera, width, height, angle]);
}

const PACE = 320;

/** The camera turns to what the next decision is about. */
export function useFocus(camera: Camera, focus: Focus | null, pieces: readonly BoardPiece[], animation: number): void {
  const subject = useMemo(() => (focus ? subjectOf(focus, pieces) : null), [focus, pieces]);
  useLayoutEffect(() => camera.attend(subject), [camera, subject]);
  // After the first look, which is at once.
  useEffect(() => {
    camera.pace = animation === 0 || isStill() ? 0 : PACE / animation;
    return () => camera.stop();
  }, [camera, animation]);
}
