import type { Piece } from '../battlefield/model.ts';

/** A table that is laid out already. */
export interface Battlefield {
  readonly mode: 'standard' | 'skirmish';
  readonly pieces: readonly Piece[];
}

export type BattlefieldId = string;

function piece(id: string, kind: string, x: number, y: number, heading = 0): Piece {
  return { id, kind, pose: { x, y, heading } };
}

export const BATTLEFIELDS: Readonly<Record<string, Battlefield>> = {
  empty: { mode: 'standard', pieces: [] },
  outpost: {
    mode: 'standard',
    pieces: [
      piece('house-1', 'house', 600, 450),
      piece('house-2', 'house', 1250, 430, 20),
      piece('wall-1', 'wall', 900, 300, 30),
      piece('wall-2', 'wall', 930, 620, 75),
      piece('woods-1', 'woods', 300, 600),
      piece('woods-2', 'woods', 1550, 300),
      piece('barricade-1', 'barricade', 450, 250, 10),
      piece('barricade-2', 'barricade', 800, 200),
      piece('barricade-3', 'barricade', 1000, 700),
      piece('barricade-4', 'barricade', 1400, 650, 350),
    ],
  },
  crossing: {
    mode: 'skirmish',
    pieces: [
      piece('house-1', 'house', 450, 450, 15),
      piece('wall-1', 'wall', 220, 380, 70),
      piece('woods-1', 'woods', 700, 600),
      piece('barricade-1', 'barricade', 300, 250),
      piece('barricade-2', 'barricade', 600, 240, 20),
      piece('barricade-3', 'barricade', 330, 680),
    ],
  },
};

export function findBattlefield(id: string): Battlefield | undefined {
  return BATTLEFIELDS[id];
}
