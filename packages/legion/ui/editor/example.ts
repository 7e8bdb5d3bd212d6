import type { WrittenPosition } from '@rangefinder/kernel/writing';

/** Something to begin with: troopers behind sandbags, and a walker that comes round the house. */
export const EXAMPLE: WrittenPosition = {
  phase: 'activation',
  terrain: [
    { id: 'house-1', kind: 'house', pose: [300, 470, 15] },
    { id: 'barricade-1', kind: 'barricade', pose: [560, 330, 0] },
    { id: 'barricade-2', kind: 'barricade', pose: [640, 600, 20] },
    { id: 'woods-1', kind: 'woods', pose: [170, 220, 0] },
    { id: 'crates-1', kind: 'crates', pose: [760, 450, 30] },
  ],
  units: [
    {
      id: 'stormtroopers-1',
      unit: 'stormtroopers',
      order: 'faceup',
      minis: [
        [560, 290, 0],
        [525, 290, 0],
        [595, 290, 0],
        [560, 255, 0],
      ],
    },
    { unit: 'darth-vader-dark-lord-of-the-sith', order: 'faceup', minis: [[450, 180, 0]] },
    {
      id: 'rebel-troopers-1',
      unit: 'rebel-troopers',
      seat: 1,
      order: 'faceup',
      tokens: { suppression: 1 },
      minis: [
        [640, 645, 180],
        [600, 660, 180],
        [680, 640, 180],
        [640, 685, 180],
      ],
    },
    { id: 'at-rt-rebels-1', unit: 'at-rt-rebels', seat: 1, order: 'faceup', minis: [[430, 700, 200]] },
  ],
};
