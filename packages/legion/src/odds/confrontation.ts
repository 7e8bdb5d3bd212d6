import { BadInput } from '@rangefinder/kernel';
import { keys, list, numbers, oneOf, text, whole } from '@rangefinder/kernel/reading';
import { type ArmyUnit, parseUnit } from '../army/army.ts';
import type { Cover } from '../battlefield/model.ts';

/** Tokens that matter to an attack. */
export const ODDS_TOKENS = ['aim', 'dodge', 'surge', 'suppression', 'observation'] as const;
export type OddsToken = (typeof ODDS_TOKENS)[number];

/** A unit as it comes to an attack. */
export interface Fighter extends ArmyUnit {
  /** Miniatures that are left; left out: all of them. */
  readonly minis?: number;
  readonly tokens?: Partial<Readonly<Record<OddsToken, number>>>;
  /** Active shields; left out: all of them. */
  readonly shields?: number;
}

export const FACINGS = ['front', 'side', 'rear'] as const;
export type Facing = (typeof FACINGS)[number];

/** Ranges of an attack; 0 is a melee. */
export const MELEE = 0;
export const RANGES = [1, 2, 3, 4, 5] as const;
export const COVERS: readonly Cover[] = ['none', 'light', 'heavy'];

/** One unit attacks another, with nobody else around. */
export interface Confrontation {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly range: number;
  readonly cover: Cover;
  /** Which arc of the defender the attacker stands in. */
  readonly facing: Facing;
  /** The attacker has moved at full speed in this activation (legion.ram.1). */
  readonly rushed: boolean;
  /** The attacker shows the defender its rear: some weapons fire backwards (legion.fixed.1). */
  readonly turned: boolean;
  /** Weapons, by name, that the attacker leaves out. */
  readonly without: readonly string[];
}

/** Most tokens of a kind that anybody thinks of. */
export const MOST_TOKENS = 9;

/** Reads a confrontation, of a link for instance; what is left out is as usual. */
export function parseConfrontation(raw: unknown): Confrontation {
  const map = keys(raw, '', ['attacker', 'defender', 'range', 'cover', 'facing', 'rushed', 'turned', 'without']);
  return {
    attacker: parseFighter(map.attacker, 'attacker'),
    defender: parseFighter(map.defender, 'defender'),
    range: map.range === undefined ? 2 : whole(map.range, 'range', MELEE, 5),
    cover: map.cover === undefined ? 'none' : oneOf(map.cover, 'cover', COVERS),
    facing: map.facing === undefined ? 'front' : oneOf(map.facing, 'facing', FACINGS),
    rushed: map.rushed === true,
    turned: map.turned === true,
    without: list(map.without ?? [], 'without').map((name, i) => text(name, `without[${i}]`)),
  };
}

function parseFighter(raw: unknown, at: string): Fighter {
  const map = keys(raw, at, ['unit', 'upgrades', 'counterpart', 'loadout', 'minis', 'tokens', 'shields']);
  const { minis, tokens, shields, ...unit } = map;
  const counted = numbers(tokens ?? {}, `${at}.tokens`, (key) => ODDS_TOKENS.some((one) => one === key));
  for (const [token, count] of Object.entries(counted)) {
    if (!Number.isInteger(count) || count < 0 || count > MOST_TOKENS)
      throw new BadInput(`${at}.tokens.${token}`, `A whole number up to ${MOST_TOKENS} is expected here.`);
  }
  return {
    ...parseUnit(unit, at),
    ...(minis === undefined ? {} : { minis: whole(minis, `${at}.minis`, 1, 30) }),
    ...(tokens === undefined ? {} : { tokens: counted }),
    ...(shields === undefined ? {} : { shields: whole(shields, `${at}.shields`, 0, MOST_TOKENS) }),
  };
}
