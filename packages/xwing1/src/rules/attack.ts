import type { Procedure } from '@rangefinder/kernel';
import {
  ATTACK_DIE,
  addDie,
  chooseLine,
  chooseShot,
  countOf,
  DEFENSE_DIE,
  isHit,
  rangeDice,
  resultsOf,
  rolledDice,
} from '@rangefinder/xwing';
import { paysLock, type Weapon } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import type { Attack, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { sufferAll } from './damage.ts';
import { maySpendLock, spendLock } from './locks.ts';
import { inArc } from './measure.ts';
import { modifyAttackDice, modifyDefenseDice } from './modify.ts';
import { type AttackOptions, possibleShots, type Shot, shotsWith, whyNoShot, whyNotAttack } from './possibleshots.ts';
import { agilityOf } from './stats.ts';
import { spendToken } from './tokens.ts';
import { resolveTriggered } from './triggers.ts';
import { discardUpgrade } from './upgrades.ts';

/** Offers a ship an attack (xw1.attack.1, .38); answers the attack it performed. */
export function* mayAttack(t: XTable, ship: Ship, options: AttackOptions = {}): Procedure<Attack | null> {
  const shots = possibleShots(t, ship, options);
  if (shots.length === 0) return null;
  const shot = yield* chooseShot(ship.seat, ship.id, shots, options.rule ?? 'xw1.attack.5', (key) =>
    whyNoShot(t, ship, key, options),
  );
  return shot ? yield* performAttack(t, ship, shot, options.free) : null;
}

/** Performs an attack: twice where the weapon says so, if the same ship can still be attacked; answers the last. */
export function* performAttack(t: XTable, attacker: Ship, shot: Shot, free = false): Procedure<Attack> {
  const first = yield* attackOnce(t, attacker, shot, free);
  const again = shot.weapon.twice ? shotAgain(t, attacker, shot) : undefined;
  return again ? yield* attackOnce(t, attacker, again, true) : first;
}

/** The same weapon against the same target, measured anew. */
function shotAgain(t: XTable, attacker: Ship, { weapon, target }: Shot): Shot | undefined {
  if (whyNotAttack(t, attacker)) return undefined;
  const options = { targets: ({ id }: Ship) => id === target, ignoresRequirements: true, free: true };
  return shotsWith(t, attacker, [weapon], options)[0];
}

/**
 * The seven steps of an attack (xw1.attack.2, xw1.help-attack.1, xw1.summary-sheet.8); nobody is asked whether to roll
 * (xw1.attack.39). Who performs it is the attacker (xw1.attacker.1).
 */
function* attackOnce(t: XTable, attacker: Ship, shot: Shot, free: boolean): Procedure<Attack> {
  const outer = t.state.attack;
  const attack = yield* declareTarget(t, attacker, shot, free);
  yield* rollAttackStep(t, attack, shot.weapon);
  yield* modifyAttackDice(t, attack);
  yield* rollDefenseStep(t, attack);
  yield* modifyDefenseDice(t, attack);
  yield* compareResults(t, attack);
  if (attack.hit) yield* dealDamage(t, attack);
  else yield* t.window('attack-missed', { attack });
  attack.step = 'after';
  yield* afterAttack(t, attack);
  t.state.attack = outer;
  // A card that was discarded for an attack has its say until that is over.
  if (shot.weapon.upgrade?.discarded || outer) t.changed();
  return attack;
}

/** An attack as it is declared, before any dice. */
export function newAttack(
  attacker: Ship,
  { weapon, target, range }: Pick<Shot, 'weapon' | 'target' | 'range'>,
  line: Shot['lines'][number],
): Attack {
  return {
    attacker: attacker.id,
    defender: target,
    weapon: weapon.id,
    kind: weapon.kind,
    upgrade: weapon.upgrade ? attacker.upgrades.indexOf(weapon.upgrade) : null,
    arcs: weapon.arcs,
    range,
    line: { ax: line.ax, ay: line.ay, bx: line.bx, by: line.by },
    obstructedBy: line.under,
    rangeBonus: weapon.rangeBonus,
    attackDice: [],
    defenseDice: [],
    used: [],
    moreAttackDice: 0,
    moreDefenseDice: 0,
    step: 'declare',
    hit: null,
    dealt: 0,
    memory: {},
  };
}

/** Step 1 (xw1.target.1, xw1.secondary-weapons.4): weapon and target, the line measured (xw1.obstructed.5, .6), the costs; the target becomes the defender (xw1.attack.11). */
function* declareTarget(t: XTable, attacker: Ship, shot: Shot, free: boolean): Procedure<Attack> {
  const { weapon, target, range } = shot;
  const line = yield* chooseLine(attacker.seat, attacker.id, shot, 'xw1.obstructed.6');
  const attack = newAttack(attacker, shot, line);
  t.state.attack = attack;
  if (weapon.upgrade?.discarded) t.changed(); // for the second of two attacks it has its say again
  countOne(attacker.memory, 'round:attacks');
  countOne(t.ship(target).memory, 'round:defenses');
  t.emit({
    type: 'attack',
    rule: 'xw1.attack.5',
    attack: {
      attacker: attacker.id,
      defender: target,
      weapon: weapon.id,
      range,
      line: attack.line,
      obstructedBy: line.under,
    },
  });
  if (!free) yield* payFor(t, attacker, weapon, attack);
  yield* t.window('target-declared', { attack });
  return attack;
}

/** How often something happened, for cards that care for the first time only. */
function countOne(memory: Ship['memory'], what: string): void {
  memory[what] = (memory[what] ?? 0) + 1;
}

/** xw1.attack.6, xw1.target-lock-action.9: what is spent as a cost gives nothing else. */
function* payFor(t: XTable, attacker: Ship, weapon: Weapon, attack: Attack): Procedure<void> {
  for (const cost of weapon.spends) {
    if (cost === 'focus') yield* spendToken(t, attacker, 'focus', 'xw1.attack.6', attack);
    else if (cost === 'card') {
      if (weapon.upgrade) yield* discardUpgrade(t, attacker, weapon.upgrade, 'xw1.attack.6');
    } else yield* payLock(t, attacker, attack);
  }
}

/** A lock, or what cards let the attacker spend instead. */
function* payLock(t: XTable, attacker: Ship, attack: Attack): Procedure<void> {
  const target = t.ship(attack.defender);
  const own = paysLock(attacker, () => spendLock(t, attacker, target.id, 'xw1.attack.6', attack));
  const payments = maySpendLock(t, attacker, target.id, attack) ? [own] : [];
  const options = t.abilities.ask('lock-payments', { attacker, target }, payments);
  if (options.length === 0) return;
  const about = { ship: attacker.id };
  const { seat } = attacker;
  const payment = yield* pickOne({ seat, topic: 'choose-token', rule: 'xw1.attack.6', about, options });
  yield* payment.pay(attack);
}

/** Step 2: the dice, all changes before the roll (xw1.attack.12 to .15). */
function* rollAttackStep(t: XTable, attack: Attack, weapon: Weapon): Procedure<void> {
  attack.step = 'attack-dice';
  yield* t.window('before-attack-dice', { attack });
  const faces = t.kernel.roll('dice', ATTACK_DIE, attackDiceCount(t, attack, weapon.dice));
  attack.attackDice = rolledDice(faces);
  t.emit({ type: 'attack-dice', rule: 'xw1.attack.12', ship: attack.attacker, dice: faces });
  yield* t.window('attack-dice-rolled', { attack });
}

/**
 * The value, cards, and one more for a primary weapon at range 1 (xw1.range-bonus.1, .3, xw1.primary-weapon.2,
 * xw1.help-attack.2), also on top of a value of 0 (xw1.primary-weapon.3); there is no upper limit.
 */
export function attackDiceCount(t: XTable, attack: Attack, value: number): number {
  const ranged = t.abilities.ask('range-bonus', { attack, side: 'attack' }, rangeDice(attack, 'attack'));
  return Math.max(0, t.abilities.ask('attack-dice', attack, value + ranged + attack.moreAttackDice));
}

/** An attack's memory of how many defense dice were rolled. */
export const ROLLED = 'defense-rolled';

/** Step 4 (xw1.attack.21 to .25). */
function* rollDefenseStep(t: XTable, attack: Attack): Procedure<void> {
  attack.step = 'defense-dice';
  yield* t.window('before-defense-dice', { attack });
  const faces = t.kernel.roll('dice', DEFENSE_DIE, defenseDiceCount(t, attack, t.ship(attack.defender)));
  attack.defenseDice = rolledDice(faces);
  attack.memory[ROLLED] = faces.length;
  t.emit({ type: 'defense-dice', rule: 'xw1.attack.21', ship: attack.defender, dice: faces });
  yield* t.window('defense-dice-rolled', { attack });
}

/** More dice for the defender after the roll, where a card says so. */
export function rollMoreDefenseDice(t: XTable, attack: Attack, count: number): void {
  const faces = t.kernel.roll('dice', DEFENSE_DIE, count);
  attack.defenseDice.push(...rolledDice(faces));
  t.emit({ type: 'defense-dice', rule: 'xw1.attack.23', ship: attack.defender, dice: faces });
}

/** Agility, even 0 (xw1.agility.2), cards, one more at range 3 (xw1.range-bonus.2) and one if obstructed, however often (xw1.obstructed.2, .3). */
export function defenseDiceCount(t: XTable, attack: Attack, defender: Ship): number {
  const agility = Math.max(0, t.abilities.ask('defender-agility', attack, agilityOf(t, defender)));
  const ranged = t.abilities.ask('range-bonus', { attack, side: 'defense' }, rangeDice(attack, 'defense'));
  const obstructed = t.abilities.ask('obstruction-counts', attack, attack.obstructedBy.length > 0) ? 1 : 0;
  return Math.max(0, t.abilities.ask('defense-dice', attack, agility + ranged + obstructed + attack.moreDefenseDice));
}

/** Step 6: evades cancel hits, then crits (xw1.attack.31, .32); what is left decides (xw1.attack.33, .34). */
function* compareResults(t: XTable, attack: Attack): Procedure<void> {
  attack.step = 'compare';
  for (let i = reinforcements(t, attack); i > 0; i--) addDie(attack.defenseDice, 'evade');
  yield* t.window('compare-results', { attack });
  cancelResults(t, attack);
  attack.attackDice = attack.attackDice.filter(({ face }) => isHit(face)); // xw1.cancel.1, .2
  attack.hit = isHitting(t, attack);
  const { hits, crits } = resultsOf(attack);
  const { attacker, defender, hit } = attack;
  t.emit({ type: 'attack-result', rule: 'xw1.attack.33', attacker, defender, hit, hits, crits });
  yield* t.window('results-compared', { attack });
  attack.hit = isHitting(t, attack);
  if (attack.hit) yield* t.window('attack-hit', { attack });
}

/** xw1.hit.1 */
function isHitting(t: XTable, attack: Attack): boolean {
  return attack.attackDice.length > 0 || t.abilities.ask('counts-as-hit', attack, false);
}

/** Each evade result cancels one, except those that cannot be cancelled. */
function cancelResults(t: XTable, attack: Attack): void {
  const { first, safeHits, safeCrits } = t.abilities.ask('cancelling', attack, NOTHING_SAFE);
  const { hits, crits } = resultsOf(attack);
  const open = { hit: hits - safeHits, crit: crits - safeCrits };
  const order = first === 'hit' ? (['hit', 'crit'] as const) : (['crit', 'hit'] as const);
  let evades = countOf(attack.defenseDice, 'evade');
  for (const face of order) {
    for (; evades > 0 && open[face] > 0; evades--, open[face]--) {
      attack.attackDice.splice(
        attack.attackDice.findIndex((die) => die.face === face),
        1,
      );
      attack.memory[`cancelled:${face}`] = (attack.memory[`cancelled:${face}`] ?? 0) + 1;
    }
  }
}

const NOTHING_SAFE = { first: 'hit', safeHits: 0, safeCrits: 0 } as const;

/** xw1.reinforce.2, .3: tokens that face the attacker. */
function reinforcements(t: XTable, attack: Attack): number {
  const defender = t.ship(attack.defender);
  const { reinforceFore, reinforceAft } = defender.tokens;
  const attacker = t.ship(attack.attacker);
  const ahead = inArc(t, defender, 'full-front', attacker);
  const behind = inArc(t, defender, 'full-rear', attacker);
  if (ahead === behind) return 0;
  return ahead ? reinforceFore : reinforceAft;
}

/** Step 7 (xw1.attack.35, .36, xw1.critical-damage.1). */
function* dealDamage(t: XTable, attack: Attack): Procedure<void> {
  attack.step = 'damage';
  const { hits, crits } = resultsOf(attack);
  yield* sufferAll(t, t.ship(attack.defender), hits, crits, { rule: 'xw1.attack.35', attack });
}

/** What waits for an attack to be over: both sides' abilities of the same moment. */
function* afterAttack(t: XTable, attack: Attack): Procedure<void> {
  yield* resolveTriggered(t, [
    ...t.abilities.triggered('after-defending', { attack }),
    ...t.abilities.triggered('after-attacking', { attack }),
  ]);
}
