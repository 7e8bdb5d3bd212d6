import type { ConvexPolygon, Line, Nearest } from '@rangefinder/geometry';
import type { Procedure, RuleId, Seat, Violation } from '@rangefinder/kernel';
import type { AttackDice } from './dicepool.ts';
import type { Field, FieldShip } from './field.ts';
import { type Aperture, blockers, measureToPieces } from './measuring.ts';
import type { DiceSide } from './modifying.ts';
import { type Sightline, sightlines } from './obstruction.ts';
import { pickOne, type ShotAbout } from './topics.ts';

/** A weapon as far as shots are concerned; what else it is and costs, the edition says. */
export interface ShotWeapon {
  readonly id: string;
  readonly arcs: Aperture;
  readonly dice: number;
  readonly range: readonly [number, number];
  /** Whether being near or far adds dice. */
  readonly rangeBonus: boolean;
}

/** Something that can be shot at: a ship by its base, or anything else by its pieces. */
export interface ShotTarget {
  readonly id: string;
  readonly pieces: readonly ConvexPolygon[];
}

/** One weapon against one target, with the lines that may be measured. */
export interface Shot<Weapon extends ShotWeapon> {
  readonly weapon: Weapon;
  readonly target: string;
  readonly range: number;
  readonly lines: readonly Sightline[];
}

/** What an edition says of shots. */
export interface Aiming<Weapon, Target> {
  /** Whether a weapon may be fired at a target, arcs and range aside: what it takes, what forbids it. */
  may(weapon: Weapon, target: Target): boolean;
  /** The attack range to a target whose nearest part in the arcs is so far away. */
  range(target: Target, distance: number): number;
}

/** Every shot of a ship: what is in a weapon's arcs, at a range of the weapon, measured within the arcs. */
export function shotsAt<Weapon extends ShotWeapon, Target extends ShotTarget>(
  field: Field,
  ship: FieldShip,
  weapons: readonly Weapon[],
  targets: readonly Target[],
  aiming: Aiming<Weapon, Target>,
): Shot<Weapon>[] {
  const shots: Shot<Weapon>[] = [];
  for (const weapon of weapons) {
    for (const target of targets) {
      if (!aiming.may(weapon, target)) continue;
      const line = measureToPieces(field, ship, weapon.arcs, target.pieces);
      const shot = line && shotAlong(field, weapon, target.id, aiming.range(target, line.distance), line);
      if (shot) shots.push(shot);
    }
  }
  return shots;
}

/** A shot along a measured line; null where it is not at a range of the weapon. In contact nothing is in the way. */
export function shotAlong<Weapon extends ShotWeapon>(
  field: Field,
  weapon: Weapon,
  target: string,
  range: number,
  line: Nearest,
): Shot<Weapon> | null {
  if (range < weapon.range[0] || range > weapon.range[1]) return null;
  return { weapon, target, range, lines: sightlines(line, range === 0 ? [] : blockers(field)) };
}

/** The key of the option that stands for a shot. */
export function shotKey({ target, weapon }: Pick<Shot<ShotWeapon>, 'target' | 'weapon'>): string {
  return keyOf(target, weapon.id);
}

/** The weapon and the target that a key of a shot names, among those there are. */
export function shotAt<Weapon extends Pick<ShotWeapon, 'id'>, Target extends { readonly id: string }>(
  key: string,
  weapons: readonly Weapon[],
  targets: readonly Target[],
): { readonly weapon: Weapon; readonly target: Target } | undefined {
  for (const weapon of weapons)
    for (const target of targets) if (keyOf(target.id, weapon.id) === key) return { weapon, target };
  return undefined;
}

function keyOf(target: string, weapon: string): string {
  return `attack:${target}:${weapon}`;
}

/** The key of the option that stands for a line. */
export function lineKey({ under }: Sightline): string {
  return under.length === 0 ? 'unobstructed' : `over:${under.join('+')}`;
}

/** A player chooses one of the shots, or none; `refusal` says of another why it cannot be made. */
export function* chooseShot<Weapon extends ShotWeapon>(
  seat: Seat,
  ship: string,
  shots: readonly Shot<Weapon>[],
  rule: RuleId,
  refusal?: (key: string) => Violation | undefined,
): Procedure<Shot<Weapon> | null> {
  const options: (
    | { key: string; about: ShotAbout; shot: Shot<Weapon> }
    | { key: 'none'; about?: undefined; shot: null }
  )[] = [];
  for (const shot of shots) {
    const { target, weapon, range } = shot;
    options.push({ key: shotKey(shot), about: { target, weapon: weapon.id, range }, shot });
  }
  options.push({ key: 'none', shot: null });
  const { shot } = yield* pickOne({ seat, topic: 'attack', rule, about: { ship }, options, refusal });
  return shot;
}

/** Among equally short lines the attacker chooses. */
export function* chooseLine(
  seat: Seat,
  ship: string,
  { target, lines }: Pick<Shot<ShotWeapon>, 'target' | 'lines'>,
  rule: RuleId,
): Procedure<Sightline> {
  const options = lines.map((line) =>
    line.under.length === 0
      ? { key: 'unobstructed' as const, line }
      : { key: lineKey(line), about: { over: line.under }, line },
  );
  const { line } = yield* pickOne({ seat, topic: 'attack-line', rule, about: { ship, target }, options });
  return line;
}

/** An attack as it is declared. */
export interface DeclaredAttack extends AttackDice {
  /** The id of the weapon. */
  readonly weapon: string;
  /** Attack range, in bands. */
  readonly range: number;
  readonly line: Line;
  /** Obstacles in the way. */
  readonly obstructedBy: readonly string[];
  readonly rangeBonus: boolean;
}

/** A die more for the attacker at range 1, and for the defender at range 3. */
export function rangeDice({ rangeBonus, range }: Pick<DeclaredAttack, 'rangeBonus' | 'range'>, side: DiceSide): number {
  return rangeBonus && range === (side === 'attack' ? 1 : 3) ? 1 : 0;
}
