import type { Pose } from '@rangefinder/kernel';

/** Pieces that are placed together keep their formation when they are moved or turned as one. */

/** The middle of some pieces. */
export function middleOf(poses: readonly Pose[]): { readonly x: number; readonly y: number } {
  const count = Math.max(1, poses.length);
  return {
    x: poses.reduce((sum, { x }) => sum + x, 0) / count,
    y: poses.reduce((sum, { y }) => sum + y, 0) / count,
  };
}

/** All of them moved by the same. */
export function shifted(poses: readonly Pose[], dx: number, dy: number): readonly Pose[] {
  return poses.map(({ x, y, heading }) => ({ x: x + dx, y: y + dy, heading }));
}

/** All of them turned clockwise about their middle; a single one turns in place. */
export function wheeled(poses: readonly Pose[], degrees: number): readonly Pose[] {
  const middle = middleOf(poses);
  const turn = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  return poses.map(({ x, y, heading }) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    return {
      x: middle.x + dx * cosine + dy * sine,
      y: middle.y - dx * sine + dy * cosine,
      heading: (((heading + degrees) % 360) + 360) % 360,
    };
  });
}
