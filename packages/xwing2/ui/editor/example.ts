import type { WrittenPosition } from '@rangefinder/kernel/writing';

/** Something to begin with: one against two, rocks between them, and a shot in the air. */
export const EXAMPLE: WrittenPosition = {
  phase: 'activation',
  ships: [
    { pilot: 'lukeskywalker', pose: [380, 250, 20], dial: '2-left-bank', tokens: { focus: 1 } },
    { pilot: 'academypilot', seat: 1, pose: [430, 560, 190], dial: '3-straight' },
    { id: 'academypilot-2', pilot: 'academypilot', seat: 1, pose: [560, 520, 215], dial: '2-right-turn' },
  ],
  obstacles: [
    { token: 'coreasteroid5', pose: [300, 420, 0] },
    { token: 'core2asteroid4', pose: [560, 360, 40] },
    { token: 'gascloud1', pose: [660, 600, 0] },
  ],
};
