import { withinDistance } from '@rangefinder/geometry';
import type { Procedure, RuleId, Violation } from '@rangefinder/kernel';
import {
  type Arc,
  bandOf,
  type Shot as FieldShot,
  hasLock,
  measureToPieces,
  rangeBand,
  type ShotTarget,
  shotAlong,
  shotAt,
  shotsAt,
} from '@rangefinder/xwing';
import type { Weapon } from '../abilities.ts';
import { refuse } from '../refusals.ts';
import type { ObstacleKindInPlay, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { ARC_LINES, partsInSight } from './measure.ts';
import { obstaclesForbiddingAttacks } from './obstacles.ts';
import { isDisarmed } from './tokens.ts';
import { weaponOf, weaponsOf } from './weapons.ts';

/** One weapon against one target, with the lines that may be measured. */
export type Shot = FieldShot<Weapon>;

/** What narrows an attack that an ability grants. */
export interface AttackOptions {
  /** A bonus attack, of which a ship performs one in a round. */
  readonly bonus?: boolean;
  readonly weapons?: (weapon: Weapon) => boolean;
  readonly targets?: (target: string) => boolean;
  readonly rule?: RuleId;
  /** From which of their arcs weapons may be used. */
  readonly arcs?: (arc: Arc) => boolean;
  /** What the attack costs, paid once it is chosen. */
  readonly pay?: () => Procedure<void>;
  /** Requirements such as a lock that need not be met. */
  readonly ignoresRequirements?: boolean;
}

/** Which rule keeps a ship from attacking at all; undefined when nothing does. */
export function whyNotAttack(t: XTable, ship: Ship): RuleId | undefined {
  if (ship.place !== 'play') return 'xw2.in-reserve.4';
  return t.abilities.ask('may-attack', ship, true) ? undefined : 'xw2.golden-rules.3';
}

/** Options with all their fields: one shape, whatever an ability leaves out. */
export type Narrowing = { readonly [Name in keyof AttackOptions]-?: AttackOptions[Name] | undefined };

export function narrowing({ bonus, weapons, targets, rule, arcs, pay, ignoresRequirements }: AttackOptions): Narrowing {
  return { bonus, weapons, targets, rule, arcs, pay, ignoresRequirements };
}

export const ANY_ATTACK = narrowing({});

/**
 * Every attack a ship could declare now: valid defenders by weapon (xw2.attack.3 to .5, .7 to .10, xw2.attack-arc.2,
 * xw2.faq-cards.95). Attacks on remotes can be obstructed, and range bonuses count (xw2.attacking-remotes.7, .8).
 */
export function possibleShots(t: XTable, ship: Ship, options?: AttackOptions): readonly Shot[] {
  return shotsWithin(t, ship, options ? narrowing(options) : ANY_ATTACK);
}

export function shotsWithin(t: XTable, ship: Ship, options: Narrowing): readonly Shot[] {
  if (whyNotAttack(t, ship)) return [];
  if (options.bonus && ship.bonusAttacked) return []; // xw2.bonus-attack.3
  const targets = targetsOf(t, ship);
  if (targets.length === 0) return [];
  const weapons = usable(t, ship, narrowed(weaponsOf(t, ship), options));
  const shots = shotsAt(t, ship, weapons, targets, {
    may: (weapon, target) => mayShoot(t, ship, weapon, target, options),
    range: (target, distance) => attackRange(t, ship, target, distance),
  });
  return t.abilities.ask('shots', ship, counted(t, ship, shots));
}

/** A ship, or a remote, which is attacked like one (xw2.attacking-remotes.1). */
interface Target extends ShotTarget {
  readonly ship: Ship | null;
}

/** What a ship could attack if it is near enough. */
function targetsOf(t: XTable, ship: Ship): readonly Target[] {
  const base = t.base(ship);
  const targets: Target[] = [];
  for (const enemy of attackable(t, ship)) {
    const target = t.base(enemy);
    if (withinDistance(base, target, ARC_LINES.reach)) targets.push({ id: enemy.id, pieces: [target], ship: enemy });
  }
  for (const device of t.state.devices) {
    if (device.seat !== ship.seat && t.isRemote(device))
      targets.push({ id: device.id, pieces: partsInSight(t, ship, device), ship: null });
  }
  return targets;
}

/** Enemy ships; friendly ones only where a card says so (xw2.friendly.4), allied ones never (xw2.allied.3). */
function attackable(t: XTable, ship: Ship): readonly Ship[] {
  const enemies = t.enemiesOf(ship.seat);
  if (!t.abilities.ask('attacks-friends', ship, false)) return enemies;
  return [...enemies, ...t.friendsOf(ship).filter((friend) => friend !== ship)];
}

/** The weapons an ability lets a ship attack with, in the arcs it lets it attack from. */
function narrowed(weapons: readonly Weapon[], { weapons: which, arcs }: Narrowing): readonly Weapon[] {
  if (!which && !arcs) return weapons;
  const chosen: Weapon[] = [];
  for (const weapon of weapons) {
    if (which && !which(weapon)) continue;
    chosen.push(arcs ? weaponOf({ ...weapon, arcs: weapon.arcs.filter(arcs) }) : weapon);
  }
  return chosen;
}

/** Weapons whose costs can be paid (xw2.attack.11), and that no obstacle the ship is at forbids (xw2.obstacles.20). */
function usable(t: XTable, ship: Ship, weapons: readonly Weapon[]): readonly Weapon[] {
  const forbidding = obstaclesForbiddingAttacks(t, ship);
  return weapons.filter(
    (weapon) =>
      weapon.spends <= (weapon.upgrade?.charges ?? 0) &&
      forbidding.every((obstacle) => t.abilities.ask('attacks-from-obstacle', { ship, obstacle, weapon }, false)),
  );
}

function mayShoot(t: XTable, attacker: Ship, weapon: Weapon, { id, ship }: Target, options: Narrowing): boolean {
  if (options.targets && !options.targets(id)) return false;
  if (disarmed(t, attacker, weapon, id)) return false;
  if (!options.ignoresRequirements && !meetsRequirements(t, attacker, weapon, id)) return false;
  return ship === null || t.abilities.ask('may-be-attacked', { attacker, defender: id, weapon }, true);
}

/** What keeps a ship from a shot that it is not offered, by its key; undefined for what is no shot of a weapon of its. */
export function whyNoShot(t: XTable, ship: Ship, key: string, options: Narrowing): Violation | undefined {
  const tried = shotAt(key, narrowed(weaponsOf(t, ship), options), [...everyTarget(t, ship)]);
  if (!tried || options.targets?.(tried.target.id) === false) return undefined;
  const { weapon, target } = tried;
  const { id, ship: other } = target;
  if (other && !attackable(t, ship).includes(other)) return refuse('xw2.friendly.4', 'not-an-enemy');
  if (weapon.spends > (weapon.upgrade?.charges ?? 0)) return refuse('xw2.attack.11', 'cannot-pay-shot');
  const [obstacle] = usable(t, ship, [weapon]).length === 0 ? obstaclesForbiddingAttacks(t, ship) : [];
  if (obstacle) return refuse(FORBIDDING[obstacle.kind] ?? 'xw2.obstacles.20', 'at-obstacle');
  if (disarmed(t, ship, weapon, id)) return refuse('xw2.disarm.2', 'disarmed');
  if (!options.ignoresRequirements && !meetsRequirements(t, ship, weapon, id))
    return refuse('xw2.special-weapon.6', 'lacks-requirement');
  if (!mayShoot(t, ship, weapon, target, options)) return refuse('xw2.golden-rules.3', 'card-forbids');
  const line = measureToPieces(t, ship, weapon.arcs, target.pieces);
  if (!line) return refuse('xw2.attack-arc.2', 'out-of-arc');
  const range = attackRange(t, ship, target, line.distance);
  if (!shotAlong(t, weapon, id, range, line))
    return refuse(weapon.kind === 'primary' ? 'xw2.attack.9' : 'xw2.attack.10', 'out-of-range');
  return refuse('xw2.golden-rules.3', 'card-forbids');
}

const FORBIDDING: Partial<Record<ObstacleKindInPlay, RuleId>> = {
  asteroid: 'xw2.obstacles.20',
  'debris-cloud': 'xw2.obstacles.21',
  'gas-cloud': 'xw2.obstacles.26',
};

/** Whoever is there, however far and on whichever side. */
function* everyTarget(t: XTable, ship: Ship): Generator<Target> {
  for (const other of t.inPlay()) if (other !== ship) yield { id: other.id, pieces: [t.base(other)], ship: other };
  for (const device of t.state.devices)
    if (t.isRemote(device)) yield { id: device.id, pieces: partsInSight(t, ship, device), ship: null };
}

/** xw2.disarm.2 */
function disarmed(t: XTable, attacker: Ship, weapon: Weapon, target: string): boolean {
  return isDisarmed(attacker) && t.abilities.ask('disarm-forbids', { attacker, target, weapon }, true);
}

/** xw2.attack-range.3: against a ship at range 0 the attack range is 0, and against no other. */
function attackRange(t: XTable, attacker: Ship, { ship }: Target, distance: number): number {
  if (ship === null) return bandOf(distance);
  return t.range(attacker, ship) === 0 ? 0 : Math.max(1, rangeBand(distance));
}

/** Shots with the attack range they count as having. */
function counted(t: XTable, attacker: Ship, shots: readonly Shot[]): readonly Shot[] {
  if (!t.abilities.isModified('attack-range')) return shots;
  return shots.map((shot) => {
    const { weapon, target: defender, range } = shot;
    if (!t.findShip(defender)) return shot;
    return { ...shot, range: t.abilities.ask('attack-range', { attacker, defender, weapon }, range) };
  });
}

/** xw2.special-weapon.6, .11, .12: one of what the header names, unless an ability does without. */
export function meetsRequirements(t: XTable, attacker: Ship, weapon: Weapon, target: string): boolean {
  const { requires } = weapon;
  if (requires.length === 0) return true;
  if (requires.some((need) => (need === 'lock' ? hasLock(attacker, target) : attacker.tokens[need] > 0))) return true;
  return t.abilities.ask('ignores-requirement', { attacker, target, weapon }, false);
}
