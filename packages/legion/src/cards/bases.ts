import { BASES, type BaseSize } from '../battlefield/bases.ts';
import type { Base } from '../battlefield/model.ts';

/** What a miniature stands on, how tall its silhouette is, and how high its eye. */
export interface Stand {
  readonly base: Base;
  readonly height: number;
  readonly eye: number;
}

function stand(size: BaseSize, height: number, eye = height): Stand {
  return { base: BASES[size], height, eye };
}

/** Where the gunner of a mortar or a heavy blaster looks from. */
const GUNNER = 38;

/** Bases in millimetres; heights go by the base, and on 100 mm by whether one walks or hovers. */
export const STANDS = {
  small: stand(27, 42),
  round50: stand(50, 69),
  /** Droidekas: low enough for a barricade to hide half of one (legion.barricade.6). */
  low50: stand(50, 48),
  gunner50: stand(50, 69, GUNNER),
  round70: stand(70, 95),
  gunner70: stand(70, 95, GUNNER),
  round100: stand(100, 45),
  walker100: stand(100, 160),
  round120: stand(120, 110),
  round150: stand(150, 75),
  oblong175: stand('100x175', 65),
  oblong200: stand('100x200', 80),
} as const;
