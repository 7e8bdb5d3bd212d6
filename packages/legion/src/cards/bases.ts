import { disc, rectangle } from '@rangefinder/geometry';
import type { Base } from '../battlefield/model.ts';

/** What a miniature stands on, how tall its silhouette is, and how high its eye. */
export interface Stand {
  readonly base: Base;
  readonly height: number;
  readonly eye: number;
}

/** A round base by its diameter. All but the small ones have notches. */
function round(diameter: number, height: number, eye = height): Stand {
  const radius = diameter / 2;
  const small = diameter < 50;
  return { base: { shape: disc(0, 0, radius), radius, length: diameter, notched: !small, small }, height, eye };
}

function oblong(width: number, length: number, height: number): Stand {
  const base = { shape: rectangle(width, length), radius: width / 2, length, notched: true, small: false };
  return { base, height, eye: height };
}

/** Where the gunner of a mortar or a heavy blaster looks from. */
const GUNNER = 38;

/** Bases in millimetres; heights go by the base, and on 100 mm by whether one walks or hovers. */
export const STANDS = {
  small: round(27, 42),
  round50: round(50, 69),
  gunner50: round(50, 69, GUNNER),
  round70: round(70, 95),
  gunner70: round(70, 95, GUNNER),
  round100: round(100, 45),
  walker100: round(100, 160),
  round120: round(120, 110),
  round150: round(150, 75),
  oblong175: oblong(100, 175, 65),
  oblong200: oblong(100, 200, 80),
} as const;
