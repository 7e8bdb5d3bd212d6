import { BAND } from '../../battlefield/model.ts';
import type { Zone } from '../../card.ts';

/*
 * Deployment cards print a grid of cells of range 1, twelve by six, or six by six for a skirmish. The battlefield is a little
 * smaller than twelve cells: they are counted from the nearer edge, and what is missing is missing in the middle.
 */

/** Millimetres along x and y. */
export const STANDARD = { width: 1800, depth: 900 } as const;
export const SKIRMISH = { width: 900, depth: 900 } as const;

type Corner = readonly [column: number, row: number];

function along(cell: number, cells: number, length: number): number {
  if (cell === cells / 2) return length / 2;
  return cell < cells / 2 ? cell * BAND : length - (cells - cell) * BAND;
}

/** A zone of the whole battlefield by the corners of cells. */
export function zone(...corners: readonly Corner[]): Zone {
  return corners.map(([x, y]) => ({ x: along(x, 12, STANDARD.width), y: along(y, 6, STANDARD.depth) }));
}

/** A zone of a skirmish by the corners of cells. */
export function smallZone(...corners: readonly Corner[]): Zone {
  return corners.map(([x, y]) => ({ x: along(x, 6, SKIRMISH.width), y: along(y, 6, SKIRMISH.depth) }));
}

/** Half a disc of range 2 about the middle of an edge of a skirmish; as a polygon it is one hundredth of a millimetre short. */
export function halfDisc(edge: 'near' | 'far'): Zone {
  const radius = 2 * BAND;
  return Array.from({ length: 181 }, (_, degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const inwards = radius * Math.sin(angle);
    const y = edge === 'near' ? inwards : SKIRMISH.depth - inwards;
    return { x: SKIRMISH.width / 2 + radius * Math.cos(angle), y };
  });
}
