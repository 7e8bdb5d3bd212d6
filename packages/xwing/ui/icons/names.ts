import type { AttackFace, Bearing, DefenseFace } from '../../src/index.ts';
import { ACTION_ICONS } from './actions.ts';
import { ARC_ICONS } from './arcs.ts';
import { DICE_ICONS } from './dice.ts';
import type { Drawing } from './drawing.ts';
import { FACTION_ICONS } from './factions.ts';
import { MANEUVER_ICONS } from './maneuvers.ts';
import { PHASE_ICONS } from './phases.ts';
import { SLOT_ICONS } from './slots.ts';
import { STAT_ICONS } from './stats.ts';
import { TOKEN_ICONS } from './tokens.ts';

/** Ids of the rules, with a word before them where two tables share an id. */
export type IconName =
  | AttackFace
  | DefenseFace
  | keyof typeof ACTION_ICONS
  | keyof typeof TOKEN_ICONS
  | Bearing
  | keyof typeof STAT_ICONS
  | `arc-${keyof typeof ARC_ICONS}`
  | `slot-${keyof typeof SLOT_ICONS}`
  | `faction-${keyof typeof FACTION_ICONS}`
  | `phase-${keyof typeof PHASE_ICONS}`;

type Prefixed<Prefix extends string, Table> = {
  readonly [Name in keyof Table & string as `${Prefix}-${Name}`]: Drawing;
};

function prefixed<Prefix extends string, Table extends Readonly<Record<string, Drawing>>>(
  prefix: Prefix,
  table: Table,
): Prefixed<Prefix, Table>;
function prefixed(prefix: string, table: Readonly<Record<string, Drawing>>): Readonly<Record<string, Drawing>> {
  return Object.fromEntries(Object.entries(table).map(([name, drawing]) => [`${prefix}-${name}`, drawing]));
}

export const ICONS: Readonly<Record<IconName, Drawing>> = {
  ...DICE_ICONS,
  ...ACTION_ICONS,
  ...TOKEN_ICONS,
  ...MANEUVER_ICONS,
  ...STAT_ICONS,
  ...prefixed('arc', ARC_ICONS),
  ...prefixed('slot', SLOT_ICONS),
  ...prefixed('faction', FACTION_ICONS),
  ...prefixed('phase', PHASE_ICONS),
};

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}

export const iconNames: readonly IconName[] = Object.keys(ICONS).filter(isIconName);
