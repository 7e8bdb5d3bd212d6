import type { Procedure, Seat } from '@rangefinder/kernel';
import {
  ATTACK_DIE,
  cancelOne,
  chooseLine,
  chooseShot,
  countOf,
  DEFENSE_DIE,
  isHit,
  rangeDice,
  resultsOf,
  rolledDice,
} from '@rangefinder/xwing';
import type { Weapon } from '../abilities.ts';
import type { Attack, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { spendCharge } from './charges.ts';
import { sufferAttack } from './damage.ts';
import { inArc, isBehind, isInFront } from './measure.ts';
import { modifyAttackDice, modifyDefenseDice } from './modify.ts';
import {
  ANY_ATTACK,
  type AttackOptions,
  type Narrowing,
  narrowing,
  type Shot,
  shotsWithin,
  whyNoShot,
} from './possibleshots.ts';
import type { Queued } from './queue.ts';
import { damageRemote } from './remotes.ts';
import { agilityOf } from './stats.ts';
import { isTractored, removeToken } from './tokens.ts';

/** Offers a ship an attack with one of its weapons (xw2.primary-weapon.2); answers whether it performed one. */
export function mayAttack(t: XTable, ship: Ship, options?: AttackOptions): Procedure<boolean> {
  return offerAttack(t, ship, options ? narrowing(options) : ANY_ATTACK);
}

function* offerAttack(t: XTable, ship: Ship, options: Narrowing): Procedure<boolean> {
  const shots = shotsWithin(t, ship, options);
  if (shots.length === 0) return false;
  const shot = yield* chooseShot(ship.seat, ship.id, shots, options.rule ?? 'xw2.attack.5', (key) =>
    whyNoShot(t, ship, key, options),
  );
  if (!shot) return false;
  if (options.pay) yield* options.pay();
  yield* performAttack(t, ship, shot, options.bonus ?? false);
  return true;
}

/** The six steps of an attack (xw2.attack.1). */
export function performAttack(t: XTable, attacker: Ship, shot: Shot, bonus: boolean): Procedure<Attack> {
  return t.queue.within(attackSteps(t, attacker, shot, bonus));
}

function* attackSteps(t: XTable, attacker: Ship, shot: Shot, bonus: boolean): Procedure<Attack> {
  const outer = t.state.attack;
  const attack = yield* declareTarget(t, attacker, shot, bonus);
  if (!attack.skipsDice) {
    yield* attackDice(t, attack, shot.weapon);
    yield* defenseDice(t, attack);
  }
  yield* neutralizeResults(t, attack);
  // xw2.miss.3: no Deal Damage step without a hit.
  if (attack.hit) yield* dealDamage(t, attack);
  else yield* t.window('attack-missed', { attack });
  yield* aftermath(t, attack);
  t.state.attack = outer;
  return attack;
}

/** An attack as it is declared, before any dice. */
export function newAttack(
  attacker: Ship,
  { weapon, target, range }: Pick<Shot, 'weapon' | 'target' | 'range'>,
  line: Shot['lines'][number],
  bonus: boolean,
): Attack {
  return {
    attacker: attacker.id,
    defender: target,
    weapon: weapon.id,
    kind: weapon.kind,
    symbol: weapon.symbol,
    arcs: weapon.arcs,
    range,
    line: { ax: line.ax, ay: line.ay, bx: line.bx, by: line.by },
    obstructedBy: line.under,
    rangeBonus: weapon.rangeBonus,
    bonus,
    attackDice: [],
    defenseDice: [],
    used: [],
    moreAttackDice: 0,
    moreDefenseDice: 0,
    modifiedBy: [],
    step: 'declare',
    hit: null,
    skipsDice: false,
    dealt: 0,
    destroyed: [],
    memory: {},
  };
}

/** Step 1: the defender, the line measured, the costs (xw2.attack.2, xw2.target.1). */
function* declareTarget(t: XTable, attacker: Ship, shot: Shot, bonus: boolean): Procedure<Attack> {
  const { weapon, target, range } = shot;
  const line = yield* chooseLine(attacker.seat, attacker.id, shot, 'xw2.obstructed.5');
  const attack = newAttack(attacker, shot, line, bonus);
  t.state.attack = attack;
  if (bonus) attacker.bonusAttacked = true;
  rememberAttack(t, attacker, attack);
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

/** A ship's memory of an attack it performed in this phase. */
export const ATTACKED = 'phase:attacked';

/** What later attacks of the round may depend on: whom a ship attacked, with what, from which turret arc. */
function rememberAttack(t: XTable, attacker: Ship, { defender, weapon, symbol, arcs }: Attack): void {
  attacker.memory[ATTACKED] = 1;
  attacker.memory[`round:attacked:${defender}`] = 1;
  attacker.memory[`round:fired:${weapon}`] = 1;
  if (symbol !== 'turret' && symbol !== 'double-turret') return;
  const target = t.findShip(defender);
  const arc = arcs.find((one) => !target || inArc(t, attacker, one, target));
  if (arc) attacker.memory[`round:turret:${arc}`] = 1;
}

/** Step 2: roll and modify attack dice (xw2.attack.12); nobody is asked for fewer (xw2.attack.41). */
function* attackDice(t: XTable, attack: Attack, weapon: Weapon): Procedure<void> {
  attack.step = 'attack-dice';
  const attacker = t.ship(attack.attacker);
  yield* t.window('before-attack-dice', { attack });
  const faces = t.kernel.roll('dice', ATTACK_DIE, attackDiceCount(t, attack, attacker, weapon.dice));
  attack.attackDice = rolledDice(faces);
  t.emit({ type: 'attack-dice', rule: 'xw2.attack.13', ship: attacker.id, dice: faces });
  // xw2.deplete.3: the token goes once its reduction applied.
  if (attacker.tokens.deplete > 0) removeToken(t, attacker, 'deplete', 1, 'xw2.deplete.3');
  yield* t.window('attack-dice-rolled', { attack });
  yield* modifyAttackDice(t, attack);
  yield* t.window('attack-dice-modified', { attack });
}

/**
 * xw2.attack.13 to .15: the value, what adds and takes, then from 0 to 6 (xw2.faq-cards.46, .47). None of it modifies
 * dice (xw2.dice-modification.10); the bullseye arc adds none by itself (xw2.bullseye-arc.4).
 */
export function attackDiceCount(t: XTable, attack: Attack, attacker: Ship, value: number): number {
  const primaryAtZero = attack.kind === 'primary' && attack.range === 0;
  const bonus = rangeDice(attack, 'attack'); // xw2.range-bonus.1, .3, .4
  const ranged = t.abilities.ask('range-bonus', { attack, side: 'attack' }, bonus);
  const depleted = attacker.tokens.deplete > 0 ? 1 : 0; // xw2.deplete.2
  const modified = t.abilities.ask('attack-dice', attack, value + ranged + attack.moreAttackDice);
  // xw2.attack.15: none can be added in a primary attack at range 0.
  const count = (primaryAtZero ? Math.min(modified, value) : modified) - depleted;
  const least = t.abilities.ask('least-attack-dice', attack, 0);
  const most = t.abilities.ask('most-attack-dice', attack, 6); // xw2.faq-cards.44
  return Math.max(0, least, Math.min(6, most, count));
}

/** A ship's memory of defense dice that an ability added for the rest of the round. */
export const MORE_DEFENSE_DICE = 'round:defense-dice';

/** Step 3: roll and modify defense dice (xw2.attack.20). */
function* defenseDice(t: XTable, attack: Attack): Procedure<void> {
  attack.step = 'defense-dice';
  const defender = t.findShip(attack.defender);
  yield* t.window('before-defense-dice', { attack });
  const faces = t.kernel.roll('dice', DEFENSE_DIE, defenseDiceCount(t, attack, defender));
  attack.defenseDice = rolledDice(faces);
  t.emit({ type: 'defense-dice', rule: 'xw2.attack.21', ship: attack.defender, dice: faces });
  // xw2.faq-cards.48: also where it would have rolled none.
  if (defender && defender.tokens.strain > 0) removeToken(t, defender, 'strain', 1, 'xw2.strain.3');
  yield* t.window('defense-dice-rolled', { attack });
  yield* modifyDefenseDice(t, attack);
  yield* t.window('defense-dice-modified', { attack });
}

/**
 * xw2.attack.21, .22, xw2.agility.2, .3, .5, .6: dice are added and taken, from agility 0 too; the agility stays as it
 * is.
 */
export function defenseDiceCount(t: XTable, attack: Attack, defender: Ship | undefined): number {
  const device = t.findDevice(attack.defender);
  const agility = defender ? agilityOf(t, defender) : (t.cards.remote(device?.device ?? '')?.agility ?? 0);
  const bonus = rangeDice(attack, 'defense'); // xw2.range-bonus.2
  const ranged = t.abilities.ask('range-bonus', { attack, side: 'defense' }, bonus);
  // xw2.obstacles.27, xw2.blaze.9, xw2.obstructed.3: one in all, however many obstacles.
  const obstructed = t.abilities.ask('obstruction-dice', attack, isObstructionFelt(t, attack) ? 1 : 0);
  const strained = defender && defender.tokens.strain > 0 ? 1 : 0; // xw2.strain.2
  const tractored = defender && isTractored(t, defender) ? 1 : 0; // xw2.tractor.8
  const more = attack.moreDefenseDice + (defender?.memory[MORE_DEFENSE_DICE] ?? 0);
  const count = t.abilities.ask('defense-dice', attack, agility + ranged + obstructed + more) - strained - tractored;
  return Math.max(0, Math.min(6, t.abilities.ask('most-defense-dice', attack, 6), count));
}

/**
 * Whether some obstacle in the way counts: those the attacker ignores do not (xw2.faq-objects.4, .9), though the
 * attack is obstructed by them (xw2.faq-objects.5, .6).
 */
function isObstructionFelt(t: XTable, { attacker, obstructedBy }: Attack): boolean {
  const ship = t.findShip(attacker);
  return t.state.obstacles.some(
    (obstacle) =>
      obstructedBy.includes(obstacle.id) &&
      !(ship && t.abilities.ask('ignores-obstacle', { ship, obstacle, how: 'attack' }, false)),
  );
}

/** Step 4: evades cancel hits, then crits (xw2.attack.27 to .29); reinforce may add more of them (xw2.reinforce.5). */
function* neutralizeResults(t: XTable, attack: Attack): Procedure<void> {
  attack.step = 'neutralize';
  yield* t.window('before-neutralize', { attack });
  const order = cancelledBy(t, attack);
  for (let i = countOf(attack.defenseDice, 'evade'); i > 0; i--) cancelOne(attack, order);
  for (let i = reinforcements(t, attack); i > 0 && damageLeft(attack) > 1; i--) cancelOne(attack, order);
  attack.defenseDice = [];
  attack.attackDice = attack.attackDice.filter(({ face }) => isHit(face));
  attack.hit = attack.skipsDice || attack.attackDice.length > 0; // xw2.attack.30, xw2.hit.1, xw2.miss.1, .2
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
  attack.hit = attack.skipsDice || attack.attackDice.length > 0;
  if (attack.hit) yield* t.window('attack-hit', { attack });
}

function damageLeft(attack: Attack): number {
  const { hits, crits } = resultsOf(attack);
  return hits + crits;
}

/** What an evade cancels, first to last: that of a reinforce token like any other (xw2.reinforce.5). */
function cancelledBy(t: XTable, attack: Attack): readonly ('hit' | 'crit')[] {
  const { first, critsCancelled } = t.abilities.ask('neutralizing', attack, { first: 'hit', critsCancelled: true });
  const both: readonly ('hit' | 'crit')[] = first === 'hit' ? ['hit', 'crit'] : ['crit', 'hit'];
  return critsCancelled ? both : ['hit'];
}

/**
 * xw2.reinforce.3, .4, .6: tokens that count, the attacker being in that full arc and not in the other. Each cancels
 * one as long as one more is left (xw2.reinforce.7), and none is spent (xw2.reinforce.9).
 */
export function reinforcements(t: XTable, attack: Attack): number {
  const defender = t.findShip(attack.defender);
  if (!defender || defender.tokens.reinforceFore + defender.tokens.reinforceAft === 0) return 0;
  const attacker = t.ship(attack.attacker);
  // xw2.full-arcs.7: against an attacker on its flank neither counts.
  if (isInFront(t, attacker, defender)) return defender.tokens.reinforceFore;
  return isBehind(t, attacker, defender) ? defender.tokens.reinforceAft : 0;
}

/** Step 5: all hits, then all crits (xw2.attack.31 to .33). */
function* dealDamage(t: XTable, attack: Attack): Procedure<void> {
  attack.step = 'damage';
  const { hits, crits } = resultsOf(attack);
  attack.attackDice = [];
  attack.dealt += hits + crits;
  const defender = t.findShip(attack.defender);
  if (defender) {
    yield* sufferAttack(t, defender, hits, crits, attack);
    return;
  }
  const device = t.findDevice(attack.defender);
  if (device) yield* damageRemote(t, device, hits + crits, 'xw2.damaging-remotes.1');
}

/**
 * Step 6: the defending player's abilities, the attacking player's, then bonus attacks in the same order
 * (xw2.attack.34, xw2.bonus-attack.1).
 */
function* aftermath(t: XTable, attack: Attack): Procedure<void> {
  attack.step = 'aftermath';
  // Where a player's ships attack each other, the player is both; whatever the other one has comes after it.
  const defending = t.ship(attack.defender).seat;
  const seats = [defending, 1 - defending];
  for (const seat of seats) yield* t.queue.add(afterAttack(t, attack, seat)); // xw2.attack.35, .36
  for (const seat of seats) yield* t.queue.add(bonusAttacks(t, attack, seat)); // xw2.attack.37, .38, xw2.bonus-attack.4
}

/** What a player has that waits for a ship to have defended, attacked or been destroyed, bonus attacks aside. */
function afterAttack(t: XTable, attack: Attack, seat: Seat): Queued[] {
  const waiting: Queued[] = [];
  addOf(seat, waiting, t.abilities.triggered('after-defending', { attack }));
  addOf(seat, waiting, t.abilities.triggered('after-attacking', { attack }));
  for (const id of attack.destroyed) {
    addOf(seat, waiting, t.abilities.triggered('ship-destroyed', { ship: t.ship(id), attack }));
  }
  return waiting;
}

function bonusAttacks(t: XTable, attack: Attack, seat: Seat): Queued[] {
  const waiting: Queued[] = [];
  addOf(seat, waiting, t.abilities.triggered('bonus-attack-defender', { attack }));
  addOf(seat, waiting, t.abilities.triggered('bonus-attack-attacker', { attack }));
  return waiting;
}

/** Adds what belongs to a player. */
function addOf(seat: Seat, waiting: Queued[], abilities: readonly Queued[]): void {
  for (const ability of abilities) if (ability.seat === seat) waiting.push(ability);
}
