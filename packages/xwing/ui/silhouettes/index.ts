import type { BaseSize } from '../../src/index.ts';
import { FIRST_ORDER } from './firstorder.ts';
import { FREIGHTERS } from './freighters.ts';
import { IMPERIALS } from './imperials.ts';
import { hull, pair, type Silhouette } from './path.ts';
import { REBELS } from './rebels.ts';
import { REPUBLIC } from './republic.ts';
import { RESISTANCE } from './resistance.ts';
import { SCUM } from './scum.ts';
import { SEPARATISTS } from './separatists.ts';

export type { Silhouette } from './path.ts';

const SILHOUETTES: ReadonlyMap<string, Silhouette> = new Map(
  [REBELS, RESISTANCE, IMPERIALS, FIRST_ORDER, SCUM, REPUBLIC, SEPARATISTS, FREIGHTERS].flatMap((family) =>
    Object.entries(family),
  ),
);

/** The ids of all ship types that have a drawing. */
export const drawnShips: readonly string[] = [...SILHOUETTES.keys()];

/** What stands for a ship that has no drawing yet. */
const UNKNOWN: Readonly<Record<BaseSize, Silhouette>> = {
  small: { body: hull('M50 6 L22 84 50 72'), cockpit: hull('M50 40 L45 58 50 56') },
  medium: {
    body: hull('M50 6 L40 20 36 44 10 74 10 86 38 80 42 92 50 92'),
    detail: pair('M36 45 L38 80'),
    cockpit: hull('M50 24 L45 32 45 42 50 42'),
  },
  large: {
    body: hull('M50 5 L36 10 32 34 12 50 8 76 26 82 30 94 50 94'),
    detail: pair('M32 34 L26 82 M32 34 L50 34 M28 70 L50 70'),
    cockpit: hull('M50 12 L42 14 40 26 50 26'),
  },
};

/** The drawing of a ship type, and of nothing but its size when the type is not known. */
export function silhouetteOf(shipTypeId: string, size: BaseSize = 'small'): Silhouette {
  return SILHOUETTES.get(shipTypeId) ?? UNKNOWN[size];
}
