import type { Procedure, RuleId } from '@rangefinder/kernel';
import {
  addDie,
  type CardModifying,
  cardModifications,
  type DiceSide,
  focusDice,
  type Modifying,
  modifyDice,
  rerollWords,
  type WayToModify,
} from '@rangefinder/xwing';
import type { Holder } from '../abilities.ts';
import type { Attack, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { maySpendLock, spendLock } from './locks.ts';
import { maySpend, spendToken } from './tokens.ts';

/** Step 3: the defender's cards first, then the attacker in any order (xw1.attack.16, .17). */
export function modifyAttackDice(t: XTable, attack: Attack): Procedure<void> {
  return modifyDice(modifying(t), attack, 'attack');
}

/** Step 5: the attacker's cards first, then the defender in any order (xw1.attack.26, .27). */
export function modifyDefenseDice(t: XTable, attack: Attack): Procedure<void> {
  return modifyDice(modifying(t), attack, 'defense');
}

function modifying(t: XTable): Modifying<Attack> {
  return {
    rules: { attack: 'xw1.attack.17', defense: 'xw1.attack.27' },
    seatOf: (id) => t.ship(id).seat,
    emit: (event) => t.emit(event),
    waysToModify: (attack, dice, seat, own) => [
      ...(own ? ownModifications(t, attack, dice) : []),
      ...cardModifications(byCards(t), attack, dice, seat),
    ],
    modify: (_attack, _dice, { apply }) => apply(),
    *settle() {},
  };
}

const MODIFY_WINDOWS = {
  attack: [
    ['modify-attack-dice', 'holder'],
    ['attacker-modifies-attack-dice', 'attacker'],
  ],
  defense: [
    ['modify-defense-dice', 'holder'],
    ['defender-modifies-defense-dice', 'defender'],
  ],
} as const;

type Window = (typeof MODIFY_WINDOWS)[DiceSide][number][0];

/** What cards do to dice, each once in an attack (xw1.attack.20, .30, xw1.card-abilities.2). */
function byCards(t: XTable): CardModifying<Attack, Ship, Holder, Window> {
  return {
    windows: MODIFY_WINDOWS,
    ship: (id) => t.ship(id),
    emit: (event) => t.emit(event),
    triggered: (window, attack) => t.abilities.triggered(window, { attack }),
    mayModify: (attack, ship, dice, by) => mayModify(t, attack, ship, dice, by),
    keyOf: (self) => keyOf(t, self),
  };
}

/** xw1.card-abilities.7: copies of an upgrade are told apart, and each can be used. */
function keyOf(t: XTable, { ship, card, upgrade }: Holder): string {
  const copies = upgrade ? t.ship(ship.id).upgrades.filter(({ id }) => id === upgrade.id) : [];
  const place = upgrade && copies.length > 1 ? `#${copies.indexOf(upgrade) + 1}` : '';
  return `card:${ship.id}:${card}${place}`;
}

function mayModify(t: XTable, attack: Attack, ship: Ship, dice: DiceSide, by: string): boolean {
  return t.abilities.ask('may-modify', { attack, ship, dice, by }, true);
}

/** What a side's focus results become, and by which rules. */
const FOCUS = {
  attack: { to: 'hit', rule: 'xw1.attack.18' },
  defense: { to: 'evade', rule: 'xw1.attack.28' },
} as const;

/** Tokens a ship spends on its own dice (xw1.modifying-dice.1); any number of times unless the players agreed otherwise (see the rulings). */
function ownModifications(t: XTable, attack: Attack, dice: DiceSide): WayToModify[] {
  const list: WayToModify[] = [];
  const ship = t.ship(dice === 'attack' ? attack.attacker : attack.defender);
  const offer = (key: 'focus' | 'evade' | 'lock', rule: RuleId, apply: WayToModify['apply']) => {
    const once = spentOn(dice, key);
    if (t.state.options.tokenLimit === 'once' && attack.used.includes(once)) return;
    if (!mayModify(t, attack, ship, dice, key)) return;
    const about = { with: key };
    list.push({ key, about, rule, by: ship.id, mandatory: false, apply: () => usedOnce(attack, once, apply) });
  };
  // xw1.focus.6: also without a focus result.
  if (maySpend(t, ship, 'focus', attack)) {
    offer('focus', FOCUS[dice].rule, () => spendFocus(t, attack, ship, dice));
  }
  if (dice === 'attack') {
    if (maySpendLock(t, ship, attack.defender, attack)) {
      offer('lock', 'xw1.attack.19', () => rerollForLock(t, attack, ship));
    }
  } else if (maySpend(t, ship, 'evade', attack)) offer('evade', 'xw1.attack.29', () => spendEvade(t, attack, ship));
  return list;
}

/** How an attack notes that a token was spent on the dice of one side: the other side's tokens are its own. */
export function spentOn(dice: DiceSide, token: 'focus' | 'evade' | 'lock'): string {
  return `${dice}:${token}`;
}

function* usedOnce(attack: Attack, key: string, apply: () => Procedure<void>): Procedure<void> {
  attack.used.push(key);
  yield* apply();
}

/** An attack's memory of how many of its dice were changed by focus tokens. */
export const FOCUSED = 'focused';

/** xw1.focus.2, .3, xw1.help-actions.3: one token changes all focus results. */
function* spendFocus(t: XTable, attack: Attack, ship: Ship, dice: DiceSide): Procedure<void> {
  const changed = focusDice(attack, dice);
  for (const die of changed) die.face = FOCUS[dice].to;
  if (dice === 'attack') attack.memory[FOCUSED] = (attack.memory[FOCUSED] ?? 0) + changed.length;
  yield* spendToken(t, ship, 'focus', FOCUS[dice].rule, attack);
}

/** xw1.evade.2, xw1.help-actions.4, xw1.modifying-dice.2: a die with an evade result is put to the others. */
function* spendEvade(t: XTable, attack: Attack, ship: Ship): Procedure<void> {
  addDie(attack.defenseDice, 'evade');
  yield* spendToken(t, ship, 'evade', 'xw1.attack.29', attack);
}

/** xw1.target-lock-action.3, .13, xw1.help-actions.5: any number of attack dice, even none. */
function* rerollForLock(t: XTable, attack: Attack, ship: Ship): Procedure<void> {
  yield* spendLock(t, ship, attack.defender, 'xw1.attack.19', attack);
  yield* rerollAttackDice(t, attack, ship.seat, { most: attack.attackDice.length, rule: 'xw1.attack.19' });
}

/** xw1.modifying-dice.7: dice that were rolled again once are left out. */
export const { rerollsLeft, rerollAttackDice, rerollDefenseDice } = rerollWords<XTable, Attack>({
  once: 'xw1.modifying-dice.7',
  most: (t, attack) => t.abilities.ask('most-rerolls', attack, Number.POSITIVE_INFINITY),
  rerolled: (t, moment) => t.window('dice-rerolled', moment),
});
