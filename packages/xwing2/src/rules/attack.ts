import { withinDistance } from '@rangefinder/geometry';
import { type Procedure, pickOne, type RuleId } from '@rangefinder/kernel';
import { ATTACK_DIE, DEFENSE_DIE, rangeBand, sightlines } from '@rangefinder/xwing';
import type { Weapon } from '../abilities.ts';
import { remoteFacts } from '../cards/devices.ts';
import type { Attack, Device, Ship } from '../state.ts';
import { CONTACT, type XTable } from '../table.ts';
import { spendCharge } from './charges.ts';
import { damageRemote, sufferDamage } from './damage.ts';
import { hasLock } from './lock.ts';
import { inArc, measureInArcs } from './measure.ts';
import { modifyAttackDice, modifyDefenseDice } from './modify.ts';
import { obstacleForbidsAttack } from './obstacles.ts';
import { measureToDevice } from './remotes.ts';
import { agilityOf } from './stats.ts';
import { isDisarmed, removeToken } from './tokens.ts';
import { isTractored } from './tractor.ts';
import { weaponsOf } from './weapons.ts';

/** One weapon against one target, with the lines that may be measured. */
export interface Shot {
  readonly weapon: Weapon;
  readonly target: string;
  readonly range: number;
  readonly lines: readonly {
    readonly ax: number;
    readonly ay: number;
    readonly bx: number;
    readonly by: number;
    readonly under: readonly string[];
  }[];
}

/** What narrows an attack that an ability grants. */
export interface AttackOptions {
  readonly bonus?: boolean;
  readonly weapons?: (weapon: Weapon) => boolean;
  readonly targets?: (target: string) => boolean;
  readonly rule?: RuleId;
  /** Requirements such as a lock that need not be met. */
  readonly ignoresRequirements?: boolean;
}

/** Which rule keeps a ship from attacking at all; undefined when nothing does. */
export function whyNotAttack(t: XTable, ship: Ship): RuleId | undefined {
  if (ship.place !== 'play') return 'xw2.in-reserve.4';
  if (isDisarmed(ship)) return 'xw2.disarm.2';
  if (obstacleForbidsAttack(t, ship)) return 'xw2.obstacles.20';
  return t.abilities.ask('may-attack', ship, true) ? undefined : 'xw2.golden-rules.3';
}

/** Every attack a ship could declare now (xw2.attack.3 to .5, .11). */
export function possibleShots(t: XTable, ship: Ship, options: AttackOptions = {}): Shot[] {
  if (whyNotAttack(t, ship)) return [];
  const near = t.enemiesOf(ship.seat).filter((enemy) => withinDistance(t.base(ship), t.base(enemy), 300));
  const remotes = t.state.devices.filter((device) => device.seat !== ship.seat && t.isRemote(device));
  if (near.length === 0 && remotes.length === 0) return [];
  const shots: Shot[] = [];
  for (const weapon of weaponsOf(t, ship)) {
    if (options.weapons && !options.weapons(weapon)) continue;
    if (weapon.spends > (weapon.upgrade?.charges ?? 0)) continue; // xw2.attack.11: costs that cannot be paid
    for (const enemy of near) {
      if (options.targets && !options.targets(enemy.id)) continue;
      const shot = shotAt(t, ship, weapon, enemy, options.ignoresRequirements ?? false);
      if (shot) shots.push(shot);
    }
    for (const device of remotes) {
      if (options.targets && !options.targets(device.id)) continue;
      const shot = shotAtRemote(t, ship, weapon, device);
      if (shot) shots.push(shot);
    }
  }
  return shots;
}

function shotAt(t: XTable, ship: Ship, weapon: Weapon, enemy: Ship, free: boolean): Shot | null {
  const measured = measureInArcs(t, ship, weapon.arcs, enemy);
  if (!measured) return null;
  // xw2.attack-range.3: against a ship at range 0 the attack range is 0.
  const range = t.range(ship, enemy) === 0 ? 0 : Math.max(1, rangeBand(measured.distance));
  if (range < weapon.range[0] || range > weapon.range[1]) return null;
  if (!free && !meetsRequirements(ship, weapon, enemy.id)) return null;
  if (!t.abilities.ask('may-be-attacked', { attacker: ship, defender: enemy.id, weapon }, true)) return null;
  return {
    weapon,
    target: enemy.id,
    range,
    lines: range === 0 ? [{ ...measured, under: [] }] : sightlines(measured, blockers(t)),
  };
}

function shotAtRemote(t: XTable, ship: Ship, weapon: Weapon, device: Device): Shot | null {
  const measured = measureToDevice(t, ship, weapon.arcs, device);
  if (!measured) return null;
  const range = measured.distance <= CONTACT ? 0 : rangeBand(measured.distance);
  if (range < weapon.range[0] || range > weapon.range[1] || !meetsRequirements(ship, weapon, device.id)) return null;
  return { weapon, target: device.id, range, lines: sightlines(measured, blockers(t)) };
}

/** xw2.special-weapon.11, .12 */
function meetsRequirements(ship: Ship, { requires }: Weapon, target: string): boolean {
  return requires.every((need) => (need === 'lock' ? hasLock(ship, target) : ship.tokens[need] > 0));
}

/** Only obstacles matter to an attack in their way (xw2.obstructed.2, .3). */
function blockers(t: XTable) {
  return t.state.obstacles.map((obstacle) => ({ id: obstacle.id, pieces: t.obstacle(obstacle) }));
}

/** Offers a ship an attack; answers whether it performed one. */
export function* mayAttack(t: XTable, ship: Ship, options: AttackOptions = {}): Procedure<boolean> {
  const shots = possibleShots(t, ship, options);
  if (shots.length === 0) return false;
  const choices = [
    ...shots.map((shot) => ({
      key: `attack:${shot.target}:${shot.weapon.id}`,
      shot,
      about: { target: shot.target, weapon: shot.weapon.id, range: shot.range },
    })),
    { key: 'none', shot: null },
  ];
  const { shot } = yield* pickOne({
    seat: ship.seat,
    topic: 'attack',
    rule: options.rule ?? 'xw2.attack.5',
    about: { ship: ship.id },
    options: choices,
  });
  if (!shot) return false;
  yield* performAttack(t, ship, shot, options.bonus ?? false);
  return true;
}

/** The six steps of an attack (xw2.attack.1). */
export function* performAttack(t: XTable, attacker: Ship, shot: Shot, bonus: boolean): Procedure<Attack> {
  return yield* t.queue.within(attackSteps(t, attacker, shot, bonus));
}

function* attackSteps(t: XTable, attacker: Ship, shot: Shot, bonus: boolean): Procedure<Attack> {
  const outer = t.state.attack;
  const attack = yield* declareTarget(t, attacker, shot, bonus);
  yield* attackDice(t, attack, shot.weapon);
  yield* defenseDice(t, attack);
  yield* neutralizeResults(t, attack);
  if (attack.hit) yield* dealDamage(t, attack);
  else yield* t.window('attack-missed', { attack });
  yield* aftermath(t, attack);
  t.state.attack = outer;
  return attack;
}

/** Step 1: the defender, the line measured, the costs. */
function* declareTarget(
  t: XTable,
  attacker: Ship,
  { weapon, target, range, lines }: Shot,
  bonus: boolean,
): Procedure<Attack> {
  // xw2.obstructed.5: among equally short lines the attacker chooses.
  const options = lines.map((line) => ({
    key: line.under.length === 0 ? 'unobstructed' : `over:${line.under.join('+')}`,
    line,
  }));
  const { line } = yield* pickOne({
    seat: attacker.seat,
    topic: 'attack-line',
    rule: 'xw2.obstructed.5',
    about: { ship: attacker.id, target },
    options,
  });
  const attack: Attack = {
    attacker: attacker.id,
    defender: target,
    weapon: weapon.id,
    kind: weapon.kind,
    range,
    line: { ax: line.ax, ay: line.ay, bx: line.bx, by: line.by },
    obstructedBy: line.under,
    rangeBonus: weapon.rangeBonus,
    bonus,
    attackDice: [],
    defenseDice: [],
    used: [],
    step: 'declare',
    hit: null,
    dealt: 0,
  };
  t.state.attack = attack;
  if (bonus) attacker.bonusAttacked = true; // xw2.bonus-attack.3
  t.emit({
    type: 'attack',
    rule: 'xw2.attack.5',
    attack: {
      attacker: attacker.id,
      defender: target,
      weapon: weapon.id,
      range,
      line: attack.line,
      obstructedBy: line.under,
      bonus,
    },
  });
  if (weapon.spends > 0 && weapon.upgrade)
    spendCharge(t, { ship: attacker, upgrade: weapon.upgrade }, weapon.spends, 'xw2.attack.6');
  yield* t.window('defender-declared', { attack });
  return attack;
}

/** Step 2: roll and modify attack dice. */
function* attackDice(t: XTable, attack: Attack, weapon: Weapon): Procedure<void> {
  attack.step = 'attack-dice';
  const attacker = t.ship(attack.attacker);
  const faces = t.kernel.roll('dice', ATTACK_DIE, attackDiceCount(t, attack, attacker, weapon.dice));
  attack.attackDice = faces.map((face) => ({ face, rerolled: false }));
  t.emit({ type: 'attack-dice', rule: 'xw2.attack.13', ship: attacker.id, dice: faces });
  // xw2.deplete.3: the token goes once its reduction applied.
  if (attacker.tokens.deplete > 0) removeToken(t, attacker, 'deplete', 1, 'xw2.deplete.3');
  yield* t.window('attack-dice-rolled', { attack });
  yield* modifyAttackDice(t, attack);
  yield* t.window('attack-dice-modified', { attack });
}

/** xw2.attack.13 to .15: the value, what adds and takes, then from 0 to 6. */
function attackDiceCount(t: XTable, attack: Attack, attacker: Ship, value: number): number {
  const primaryAtZero = attack.kind === 'primary' && attack.range === 0;
  const bonus = attack.rangeBonus && attack.range === 1 ? 1 : 0; // xw2.range-bonus.1
  const ranged = t.abilities.ask('range-bonus', { attack, side: 'attack' }, bonus);
  const depleted = attacker.tokens.deplete > 0 ? 1 : 0; // xw2.deplete.2
  const modified = t.abilities.ask('attack-dice', attack, value + ranged) - depleted;
  // xw2.attack.15: none can be added in a primary attack at range 0.
  const count = primaryAtZero ? Math.min(modified, value) : modified;
  const least = t.abilities.ask('least-attack-dice', attack, 0);
  return Math.max(0, least, Math.min(6, count));
}

/** Step 3: roll and modify defense dice. */
function* defenseDice(t: XTable, attack: Attack): Procedure<void> {
  attack.step = 'defense-dice';
  const defender = t.findShip(attack.defender);
  const faces = t.kernel.roll('dice', DEFENSE_DIE, defenseDiceCount(t, attack, defender));
  attack.defenseDice = faces.map((face) => ({ face, rerolled: false }));
  t.emit({ type: 'defense-dice', rule: 'xw2.attack.21', ship: attack.defender, dice: faces });
  if (defender && defender.tokens.strain > 0) removeToken(t, defender, 'strain', 1, 'xw2.strain.3');
  yield* t.window('defense-dice-rolled', { attack });
  yield* modifyDefenseDice(t, attack);
}

/** xw2.attack.21, .22, xw2.agility.5, .6 */
function defenseDiceCount(t: XTable, attack: Attack, defender: Ship | undefined): number {
  const device = t.findDevice(attack.defender);
  const agility = defender ? agilityOf(t, defender) : (remoteFacts(device?.device ?? '')?.agility ?? 0);
  const bonus = attack.rangeBonus && attack.range === 3 ? 1 : 0; // xw2.range-bonus.2
  const ranged = t.abilities.ask('range-bonus', { attack, side: 'defense' }, bonus);
  // xw2.obstructed.3: one in all, however many obstacles.
  const obstructed = t.abilities.ask('obstruction-dice', attack, attack.obstructedBy.length > 0 ? 1 : 0);
  const strained = defender && defender.tokens.strain > 0 ? 1 : 0; // xw2.strain.2
  const tractored = defender && isTractored(t, defender) ? 1 : 0; // xw2.tractor.8
  const count = t.abilities.ask('defense-dice', attack, agility + ranged + obstructed) - strained - tractored;
  return Math.max(0, Math.min(6, count));
}

/** Step 4: evades cancel hits, then crits (xw2.attack.28, .29); reinforce may add one (xw2.reinforce.5). */
function* neutralizeResults(t: XTable, attack: Attack): Procedure<void> {
  attack.step = 'neutralize';
  yield* t.window('before-neutralize', { attack });
  cancelWithEvades(attack);
  for (let i = reinforcements(t, attack); i > 0 && damageResults(attack) > 1; i--) cancelOne(attack);
  attack.defenseDice = [];
  attack.attackDice = attack.attackDice.filter(({ face }) => face === 'hit' || face === 'crit');
  attack.hit = attack.attackDice.length > 0; // xw2.attack.30
  const { hits, crits } = resultsOf(attack);
  t.emit({
    type: 'attack-result',
    rule: 'xw2.attack.30',
    attacker: attack.attacker,
    defender: attack.defender,
    hit: attack.hit,
    hits,
    crits,
  });
  yield* t.window('after-neutralize', { attack });
  attack.hit = attack.attackDice.length > 0;
  if (attack.hit) yield* t.window('attack-hit', { attack });
}

function cancelWithEvades(attack: Attack): void {
  const evades = attack.defenseDice.filter(({ face }) => face === 'evade').length;
  for (let i = 0; i < evades; i++) cancelOne(attack);
}

/** Cancels a hit, or a crit where no hit is left. */
export function cancelOne(attack: Attack): boolean {
  const dice = attack.attackDice;
  const hit = dice.findIndex(({ face }) => face === 'hit');
  const index = hit >= 0 ? hit : dice.findIndex(({ face }) => face === 'crit');
  if (index < 0) return false;
  dice.splice(index, 1);
  return true;
}

function damageResults({ attackDice }: Attack): number {
  return attackDice.filter(({ face }) => face === 'hit' || face === 'crit').length;
}

export function resultsOf({ attackDice }: Attack): { hits: number; crits: number } {
  return {
    hits: attackDice.filter(({ face }) => face === 'hit').length,
    crits: attackDice.filter(({ face }) => face === 'crit').length,
  };
}

/** xw2.reinforce.3, .4: tokens that count, the attacker being in that full arc and not in the other. */
function reinforcements(t: XTable, attack: Attack): number {
  const defender = t.findShip(attack.defender);
  if (!defender || defender.tokens.reinforceFore + defender.tokens.reinforceAft === 0) return 0;
  const attacker = t.ship(attack.attacker);
  const fore = inArc(t, defender, 'full-front', attacker);
  const aft = inArc(t, defender, 'full-rear', attacker);
  if (fore === aft) return 0;
  return fore ? defender.tokens.reinforceFore : defender.tokens.reinforceAft;
}

/** Step 5: all hits, then all crits (xw2.attack.32, .33). */
function* dealDamage(t: XTable, attack: Attack): Procedure<void> {
  attack.step = 'damage';
  const { hits, crits } = resultsOf(attack);
  attack.attackDice = [];
  attack.dealt = hits + crits;
  const defender = t.findShip(attack.defender);
  if (defender) {
    yield* sufferDamage(t, defender, 'hit', hits, { rule: 'xw2.attack.32', attack });
    yield* sufferDamage(t, defender, 'crit', crits, { rule: 'xw2.attack.33', attack });
    return;
  }
  const device = t.findDevice(attack.defender);
  if (device) damageRemote(t, device, hits + crits, 'xw2.damaging-remotes.1');
}

/** Step 6: the defending player's abilities, the attacking player's, then bonus attacks in the same order (xw2.attack.34). */
function* aftermath(t: XTable, attack: Attack): Procedure<void> {
  attack.step = 'aftermath';
  const defender = t.findShip(attack.defender);
  yield* t.window('after-defending', { attack }); // xw2.attack.35
  yield* t.window('after-attacking', { attack }); // xw2.attack.36
  if (defender?.destroyed) yield* t.window('ship-destroyed', { ship: defender, attack });
  yield* t.window('bonus-attack-defender', { attack }); // xw2.attack.37
  yield* t.window('bonus-attack-attacker', { attack }); // xw2.attack.38
}
