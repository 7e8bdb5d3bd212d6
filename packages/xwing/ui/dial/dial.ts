import {
  type Bearing,
  isReverse,
  kindOf,
  type Maneuver,
  type ManeuverKind,
  maneuverKey,
  sideOf,
} from '../../src/index.ts';

/** Columns of a dial from left to right, as pilots know them. */
const COLUMNS: readonly Bearing[] = [
  'left-tallon',
  'left-segnor',
  'left-turn',
  'left-bank',
  'straight',
  'right-bank',
  'right-turn',
  'right-segnor',
  'right-tallon',
  'koiogran',
];

/** Reverse maneuvers stand below the others, in the columns of their bearing. */
const REVERSE: Partial<Record<ManeuverKind, Bearing>> = { 'reverse-straight': 'straight' };

export interface DialCell {
  readonly key: string;
  readonly maneuver: Maneuver;
  readonly row: number;
  readonly column: number;
}

export interface DialLayout {
  readonly columns: number;
  /** The speed at the head of each row; reverse speeds are negative. */
  readonly rows: readonly number[];
  readonly cells: readonly DialCell[];
}

/** A dial as a grid: fast on top, left to the left; columns that no maneuver uses are left out. */
export function dialLayout(dial: readonly Maneuver[]): DialLayout {
  const rows = [...new Set(dial.map(rowSpeed))].sort((a, b) => b - a);
  const used = COLUMNS.filter((bearing) => dial.some((maneuver) => columnOf(maneuver.bearing) === bearing));
  return {
    rows,
    columns: used.length,
    cells: dial.map((maneuver) => ({
      key: maneuverKey(maneuver),
      maneuver,
      row: rows.indexOf(rowSpeed(maneuver)),
      column: used.indexOf(columnOf(maneuver.bearing)),
    })),
  };
}

function rowSpeed({ speed, bearing }: Maneuver): number {
  return isReverse(bearing) ? -speed : speed;
}

function columnOf(bearing: Bearing): Bearing {
  const kind = kindOf(bearing);
  if (kind === 'stationary') return 'straight';
  const reverse = REVERSE[kind];
  if (reverse) return reverse;
  if (kind === 'reverse-bank' || kind === 'sideslip-bank') return `${sideOf(bearing) ?? 'left'}-bank`;
  return kind === 'sideslip-turn' ? `${sideOf(bearing) ?? 'left'}-turn` : bearing;
}
