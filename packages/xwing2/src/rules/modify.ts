import type { Procedure, RuleId } from '@rangefinder/kernel';
import {
  type CardModifying,
  cardModifications,
  changeOne,
  type DiceSide,
  type Die,
  focusDice,
  hasLock,
  type Modifying,
  modifyDice,
  rerollWords,
  type WayToModify,
} from '@rangefinder/xwing';
import type { Holder } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import type { Attack, Ship, Token } from '../state.ts';
import type { XTable } from '../table.ts';
import { spendableForce, spendForce } from './charges.ts';
import { spendLock } from './lock.ts';
import { spendToken } from './tokens.ts';

/** Modify Attack Dice: the defending player first, then the attacking player (xw2.attack.16). */
export function modifyAttackDice(t: XTable, attack: Attack): Procedure<void> {
  return modifyDice(modifying(t), attack, 'attack');
}

/** Modify Defense Dice: the attacking player first, then the defending player (xw2.attack.23). */
export function modifyDefenseDice(t: XTable, attack: Attack): Procedure<void> {
  return modifyDice(modifying(t), attack, 'defense');
}

/** Modifications do not enter the ability queue (xw2.faq-engagement-attacks.3); what they set off does. */
function modifying(t: XTable): Modifying<Attack> {
  return {
    rules: { attack: 'xw2.attack.16', defense: 'xw2.attack.23' },
    seatOf: (id) => t.ship(id).seat,
    emit: (event) => t.emit(event),
    waysToModify: (attack, dice, seat, own) => {
      const ways = own ? ownModifications(t, attack, dice) : [];
      ways.push(...cardModifications(byCards(t), attack, dice, seat));
      return ways;
    },
    modify: (attack, dice, way) => modify(t, attack, dice, way),
    settle: () => t.queue.settle(),
  };
}

function* modify(t: XTable, attack: Attack, dice: DiceSide, { by, apply }: WayToModify): Procedure<void> {
  const focused = focusDice(attack, dice);
  yield* apply();
  limitFocus(t, attack, dice, by, focused);
  if (dice === 'attack') attack.modifiedBy.push(by);
}

/** How many focus results a ship has modified in an attack. */
export function focusModified(attack: Attack, by: string): number {
  return attack.memory[`focus-modified:${by}`] ?? 0;
}

/** Where a card lets a ship modify so many focus results only, the rest of what was modified stays as it was. */
function limitFocus(t: XTable, attack: Attack, dice: DiceSide, by: string, before: readonly Die<string>[]): void {
  const still = focusDice(attack, dice);
  const modified = before.filter((die) => !still.includes(die));
  if (modified.length === 0) return;
  const most = t.abilities.ask('modifiable-focus', { attack, dice, by }, Number.POSITIVE_INFINITY);
  const left = most - focusModified(attack, by);
  for (const die of modified.slice(Math.max(0, left))) die.face = 'focus';
  attack.memory[`focus-modified:${by}`] = focusModified(attack, by) + modified.length;
}

/** Where cards modify a side's dice, and which ship does it there: the one whose card it is, or one of the attack. */
export const MODIFY_WINDOWS = {
  attack: [
    ['modify-attack-dice', 'holder'],
    ['attacker-modifies-attack-dice', 'attacker'],
    ['defender-modifies-attack-dice', 'defender'],
  ],
  defense: [
    ['modify-defense-dice', 'holder'],
    ['defender-modifies-defense-dice', 'defender'],
  ],
} as const;

type Window = (typeof MODIFY_WINDOWS)[DiceSide][number][0];

/** What cards do to dice, each once in an attack (xw2.card-interpretation.7). */
function byCards(t: XTable): CardModifying<Attack, Ship, Holder, Window> {
  return {
    windows: MODIFY_WINDOWS,
    ship: (id) => t.ship(id),
    emit: (event) => t.emit(event),
    triggered: (window, attack) => t.abilities.triggered(window, { attack }),
    mayModify: (attack, ship, dice, by) => mayModify(t, attack, ship, dice, by),
    keyOf: ({ ship, card }) => `${ship.id}:${card}`,
  };
}

/** A ship's memory of an ability that keeps it, attacking, from spending tokens on dice, and what spends them. */
export const NO_TOKENS_FOR_DICE = 'phase:no-tokens-for-dice';
const ATTACKERS_TOKENS: readonly string[] = ['focus', 'calculate', 'evade', 'lock'];

/** Whether a ship may modify dice by something: a token, or a card. */
export function mayModify(t: XTable, attack: Attack, ship: Ship, dice: DiceSide, by: string): boolean {
  const forbidden = attack.range === 0 && isForbiddenAtZero(t, attack, ship, dice);
  if (forbidden && !t.abilities.ask('may-modify-at-range-0', { attack, ship, dice, by }, false)) return false;
  if (ship.memory[NO_TOKENS_FOR_DICE] === 1 && attack.attacker === ship.id && ATTACKERS_TOKENS.includes(by))
    return false;
  return t.abilities.ask('may-modify', { attack, ship, dice, by }, true);
}

/** xw2.attack.17: attack dice of a primary attack, to all but the defender; xw2.attack.24: defense dice, to its enemies. */
function isForbiddenAtZero(t: XTable, attack: Attack, ship: Ship, dice: DiceSide): boolean {
  if (dice === 'attack') return attack.kind === 'primary' && ship.id !== attack.defender;
  return ship.seat !== t.ship(attack.defender).seat;
}

/** Whether a ship has a token to spend in an attack: what forbids that for its dice forbids it for its cards, too. */
export function maySpendToken(t: XTable, attack: Attack, ship: Ship, token: Token): boolean {
  const dice = attack.attacker === ship.id ? 'attack' : 'defense';
  return ship.tokens[token] > 0 && mayModify(t, attack, ship, dice, token);
}

/** What a side's focus results become, and by which rules. */
const SPENDING = {
  attack: { to: 'hit', focus: 'xw2.focus.3', calculate: 'xw2.calculate.3', force: 'xw2.force-charges.1' },
  defense: { to: 'evade', focus: 'xw2.focus.4', calculate: 'xw2.calculate.4', force: 'xw2.force-charges.2' },
} as const;

/**
 * Tokens and Force a ship spends on its own dice (xw2.attack.18, .25), never on another's (xw2.abilities.4,
 * xw2.dice-modification.8).
 */
function ownModifications(t: XTable, attack: Attack, dice: DiceSide): WayToModify[] {
  const list: WayToModify[] = [];
  const ship = dice === 'attack' ? t.ship(attack.attacker) : t.findShip(attack.defender);
  if (!ship) return list;
  const offer = (key: string, rule: RuleId, apply: WayToModify['apply']) => {
    if (!mayModify(t, attack, ship, dice, key)) return;
    list.push({ key, about: { with: key }, rule, by: ship.id, mandatory: false, apply });
  };
  // xw2.focus.5, xw2.calculate.5
  if (focusDice(attack, dice).length > 0) {
    const { focus, calculate, force } = SPENDING[dice];
    if (ship.tokens.focus > 0) offer('focus', focus, () => spendFocus(t, attack, ship, dice));
    if (ship.tokens.calculate > 0) offer('calculate', calculate, () => spendCalculate(t, attack, ship, dice));
    if (spendableForce(t, ship) > 0) offer('force', force, () => spendForceOnDie(t, attack, ship, dice));
  }
  if (dice === 'attack') {
    const locked =
      hasLock(ship, attack.defender) &&
      rerollsLeft(t, attack) > 0 &&
      attack.attackDice.some(({ rerolled }) => !rerolled);
    if (locked) offer('lock', 'xw2.lock.6', () => rerollForLock(t, attack, ship));
  } else {
    const open = ship.tokens.evade > 0 && attack.defenseDice.some(({ face }) => face !== 'evade');
    if (open) offer('evade', 'xw2.evade.3', () => spendEvade(t, attack, ship));
  }
  return list;
}

/** xw2.focus.3, .4: one token changes all focus results. */
function* spendFocus(t: XTable, attack: Attack, ship: Ship, dice: DiceSide): Procedure<void> {
  for (const die of focusDice(attack, dice)) die.face = SPENDING[dice].to;
  yield* spendToken(t, ship, 'focus', 1, SPENDING[dice].focus, attack);
}

/** xw2.calculate.3, .4: each token changes one; a player who wants more chooses it again. */
function* spendCalculate(t: XTable, attack: Attack, ship: Ship, dice: DiceSide): Procedure<void> {
  changeOne(focusDice(attack, dice), ['focus'], SPENDING[dice].to);
  yield* spendToken(t, ship, 'calculate', 1, SPENDING[dice].calculate, attack);
}

/** xw2.force-charges.1, .2 */
function* spendForceOnDie(t: XTable, attack: Attack, ship: Ship, dice: DiceSide): Procedure<void> {
  changeOne(focusDice(attack, dice), ['focus'], SPENDING[dice].to);
  spendForce(t, ship, 1, SPENDING[dice].force);
}

/** xw2.evade.3: a blank or focus result becomes an evade; a blank first, which nothing else helps. */
function* spendEvade(t: XTable, attack: Attack, ship: Ship): Procedure<void> {
  const blank = attack.defenseDice.some(({ face }) => face === 'blank');
  const focus = attack.defenseDice.some(({ face }) => face === 'focus');
  const kinds = [...(blank ? [{ key: 'blank' as const }] : []), ...(focus ? [{ key: 'focus' as const }] : [])];
  const { key } = yield* pickOne({
    seat: ship.seat,
    topic: 'evade-which',
    rule: 'xw2.evade.3',
    about: { ship: ship.id },
    options: kinds,
  });
  changeOne(attack.defenseDice, [key], 'evade');
  yield* spendToken(t, ship, 'evade', 1, 'xw2.evade.3', attack);
}

/** xw2.lock.6: one or more attack dice are rolled again, each once (xw2.attack.19). */
function* rerollForLock(t: XTable, attack: Attack, ship: Ship): Procedure<void> {
  yield* spendLock(t, ship, attack.defender, 'xw2.lock.6');
  yield* rerollAttackDice(t, attack, ship.seat, { least: 1, most: 6, rule: 'xw2.lock.6' });
}

/**
 * xw2.golden-rules.4: dice that were rolled again once are left out; defense dice as well as attack dice (xw2.attack.26).
 * Where a card forbids it, nothing is spent on it either.
 */
export const { rerollsLeft, rerollAttackDice, rerollDefenseDice } = rerollWords<XTable, Attack>({
  once: 'xw2.golden-rules.4',
  most: (t, attack) => t.abilities.ask('most-rerolls', attack, Number.POSITIVE_INFINITY),
  rerolled: (t, moment) => t.window('dice-rerolled', moment),
});
