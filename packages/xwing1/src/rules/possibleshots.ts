import { withinDistance } from '@rangefinder/geometry';
import type { RuleId, Violation } from '@rangefinder/kernel';
import {
  type Shot as FieldShot,
  hasLock,
  measureToPieces,
  rangeBand,
  type ShotTarget,
  shotAt,
  shotsAt,
} from '@rangefinder/xwing';
import type { Weapon } from '../abilities.ts';
import { refuse } from '../refusals.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { lendersTo } from './lending.ts';
import { maySpendLock } from './locks.ts';
import { asteroidsUnder } from './obstacles.ts';
import { maySpend } from './tokens.ts';
import { weaponsOf } from './weapons.ts';

/** One weapon against one target, with the lines that may be measured. */
export type Shot = FieldShot<Weapon>;

/** What narrows an attack that an ability grants. */
export interface AttackOptions {
  readonly weapons?: (weapon: Weapon) => boolean;
  readonly targets?: (target: Ship) => boolean;
  readonly rule?: RuleId;
  /** What the header requires need not be there. */
  readonly ignoresRequirements?: boolean;
  /** What the weapon would spend is not spent. */
  readonly free?: boolean;
}

/** A ship's memory of a card that said: no other attack this round. */
export const NO_MORE_ATTACKS = 'round:no-more-attacks';

/** Which rule keeps a ship from attacking at all; undefined when nothing does. */
export function whyNotAttack(t: XTable, ship: Ship): RuleId | undefined {
  if (ship.place !== 'play') return 'xw1.destroying-ships.3';
  if (ship.tokens.cloak > 0) return 'xw1.cloak.3';
  if (asteroidsUnder(t, ship).length > 0) return 'xw1.obstacles.4';
  if (ship.memory[NO_MORE_ATTACKS] === 1) return 'xw1.golden-rules.4';
  return t.abilities.ask('may-attack', ship, true) ? undefined : 'xw1.golden-rules.4';
}

/** No weapon reaches further than range 3. */
const FURTHEST = 300;

interface Target extends ShotTarget {
  readonly ship: Ship;
}

/**
 * Every attack a ship could declare now (xw1.attack.3, .7 to .9): enemies only (xw1.attack.37, xw1.friendly.2), whoever it
 * touches besides (xw1.overlapping-ships.7), in the arc and at the range (xw1.secondary-weapons.3, xw1.help-round.3)
 * of the weapon (xw1.weapon-range.1), measured inside the arc (xw1.range.3, .8).
 */
export function possibleShots(t: XTable, ship: Ship, options: AttackOptions = {}): readonly Shot[] {
  if (whyNotAttack(t, ship)) return [];
  const weapons = weaponsOf(t, ship).filter((weapon) => options.weapons?.(weapon) !== false);
  return t.abilities.ask('shots', ship, shotsWith(t, ship, weapons, options));
}

export function shotsWith(t: XTable, ship: Ship, weapons: readonly Weapon[], options: AttackOptions): readonly Shot[] {
  const targets = targetsOf(t, ship, options);
  if (targets.length === 0) return [];
  const shots = shotsAt(t, ship, weapons, targets, {
    may: (weapon, { ship: target }) => mayShoot(t, ship, weapon, target, options),
    range: (_target, distance) => Math.max(1, rangeBand(distance)),
  });
  return counted(t, ship, shots);
}

/** xw1.attack.37: enemies, unless a card says otherwise. */
function targetable(t: XTable, attacker: Ship): Ship[] {
  if (!t.abilities.isModified('may-target')) return t.enemiesOf(attacker.seat);
  return t.inPlay().filter((target) => {
    const may = target.seat !== attacker.seat;
    return target !== attacker && t.abilities.ask('may-target', { attacker, target }, may);
  });
}

function targetsOf(t: XTable, ship: Ship, options: AttackOptions): Target[] {
  const base = t.base(ship);
  return targetable(t, ship)
    .filter((enemy) => withinDistance(base, t.base(enemy), FURTHEST) && options.targets?.(enemy) !== false)
    .map((enemy) => ({ id: enemy.id, pieces: [t.base(enemy)], ship: enemy }));
}

/** What keeps a ship from a shot that it is not offered, by its key; undefined for what is no shot of a weapon of its. */
export function whyNoShot(t: XTable, ship: Ship, key: string, options: AttackOptions = {}): Violation | undefined {
  const weapons = weaponsOf(t, ship).filter((weapon) => options.weapons?.(weapon) !== false);
  const tried = shotAt(key, weapons, t.inPlay());
  if (!tried || options.targets?.(tried.target) === false) return undefined;
  const { weapon, target } = tried;
  if (!targetable(t, ship).includes(target)) return refuse('xw1.attack.37', 'not-an-enemy');
  if (touchForbids(t, ship, target)) return refuse('xw1.touching.2', 'touching');
  if (isDisabled(t, ship, weapon, target)) return refuse('xw1.weapons-disabled.1', 'disarmed');
  if (!options.ignoresRequirements && !meetsRequirement(t, ship, weapon, target))
    return refuse('xw1.secondary-weapons.2', 'lacks-requirement');
  if (!options.free && !canPay(t, ship, weapon, target)) return refuse('xw1.attack.10', 'cannot-pay-shot');
  if (!t.abilities.ask('may-be-attacked', { attacker: ship, target, weapon }, true))
    return refuse('xw1.golden-rules.4', 'card-forbids');
  const primary = weapon.kind === 'primary';
  if (!measureToPieces(t, ship, weapon.arcs, [t.base(target)]))
    return refuse(primary ? 'xw1.attack.7' : 'xw1.secondary-weapons.3', 'out-of-arc');
  if (shotsWith(t, ship, [weapon], { ...options, targets: (one) => one === target }).length === 0)
    return refuse(primary ? 'xw1.attack.7' : 'xw1.weapon-range.1', 'out-of-range');
  return refuse('xw1.golden-rules.4', 'card-forbids');
}

function mayShoot(t: XTable, attacker: Ship, weapon: Weapon, target: Ship, options: AttackOptions): boolean {
  if (touchForbids(t, attacker, target) || isDisabled(t, attacker, weapon, target)) return false;
  if (!options.ignoresRequirements && !meetsRequirement(t, attacker, weapon, target)) return false;
  if (!options.free && !canPay(t, attacker, weapon, target)) return false;
  return t.abilities.ask('may-be-attacked', { attacker, target, weapon }, true);
}

/** xw1.touching.2, xw1.overlapping-ships.6 */
function touchForbids(t: XTable, attacker: Ship, target: Ship): boolean {
  return attacker.contact.includes(target.id) && t.abilities.ask('touching-forbids', { attacker, target }, true);
}

/** xw1.weapons-disabled.1 */
function isDisabled(t: XTable, attacker: Ship, weapon: Weapon, target: Ship): boolean {
  if (attacker.tokens.weaponsDisabled === 0) return false;
  return t.abilities.ask('disabled-forbids', { attacker, target, weapon }, true);
}

/** xw1.secondary-weapons.2, .8, .10 */
export function meetsRequirement(t: XTable, attacker: Ship, weapon: Weapon, target: Ship): boolean {
  const { requires } = weapon;
  if (requires === null) return true;
  const lenders = lendersTo(t, attacker, requires);
  if (lenders.some((one) => (requires === 'lock' ? hasLock(one, target.id) : one.tokens.focus > 0))) return true;
  return t.abilities.ask('ignores-requirement', { attacker, target, weapon }, false);
}

/** xw1.attack.6, .10: what the attack spends must be there. */
function canPay(t: XTable, attacker: Ship, weapon: Weapon, target: Ship): boolean {
  return weapon.spends.every((cost) => {
    if (cost === 'card') return true;
    const lenders = lendersTo(t, attacker, cost);
    if (cost === 'focus') return lenders.some((lender) => maySpend(t, lender, 'focus'));
    if (maySpendLock(t, attacker, target.id, null, lenders)) return true;
    if (t.abilities.ask('lock-payments', { attacker, target }, []).length > 0) return true;
    return t.abilities.ask('ignores-requirement', { attacker, target, weapon }, false);
  });
}

/** Shots with the range they count as having. */
function counted(t: XTable, attacker: Ship, shots: readonly Shot[]): readonly Shot[] {
  if (!t.abilities.isModified('attack-range')) return shots;
  return shots.map((shot) => {
    const { weapon, target, range } = shot;
    const defender = t.ship(target);
    return { ...shot, range: t.abilities.ask('attack-range', { attacker, defender, weapon }, range) };
  });
}
