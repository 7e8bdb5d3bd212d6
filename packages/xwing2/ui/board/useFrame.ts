import { useLayoutEffect } from 'react';
import type { XwingView } from '../../src/view.ts';
import type { Ghost } from '../ghosts.ts';
import type { Camera, Part } from './camera.ts';

/** The camera follows the size of its box, and the drawing follows the camera. */
export function useFrame(
  box: { readonly current: HTMLDivElement | null },
  world: { readonly current: SVGGElement | null },
  camera: Camera,
  playArea: number,
  angle: number,
): void {
  useLayoutEffect(() => {
    const shift = () => world.current?.setAttribute('transform', camera.transform());
    shift();
    return camera.subscribe(shift);
  }, [camera, world]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const size = () => ({ width: element.clientWidth, height: element.clientHeight });
    camera.fit(playArea, angle, size());
    const watch = new ResizeObserver(() => camera.resize(playArea, angle, size()));
    watch.observe(element);
    return () => watch.disconnect();
  }, [box, camera, playArea, angle]);
}

/** What a choice of moves is about: the ship and the places it may get to. */
export function partOf({ ships }: XwingView, ghosts: readonly Ghost[]): Part | null {
  const ship = ships.find(({ id }) => id === ghosts[0]?.ship);
  if (!ship || ghosts.length < 2) return null;
  const places = [ship.pose, ...ghosts.flatMap(({ ends }) => ends)];
  const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))];
  const [low, high] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))];
  return { x: (left + right) / 2, y: (low + high) / 2, side: Math.max(right - left, high - low) + 150 };
}
