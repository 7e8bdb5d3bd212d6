import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import {
  type DamageCard,
  drawDamageFrom,
  exposeCard,
  isReplaced,
  playerOf,
  putDamageCard,
  randomFacedown,
  recoverShields,
  searchPile,
  takeShield,
  turnFacedown,
} from '@rangefinder/xwing';
import { RULE } from '../abilities.ts';
import type { Attack, Bomb, Player, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { destroyIfDue } from './destroying.ts';
import { shieldValue } from './stats.ts';

/** Where damage comes from. */
export interface DamageSource {
  readonly rule: RuleId;
  readonly attack?: Attack | null;
  readonly bomb?: Bomb;
}

/** Stands in for a damage card when there is none left (xw1.damage.12). */
export const COUNTER = 'counter';

/** A ship suffers damage of one of the two kinds, unless something prevents all of it. */
export function* sufferDamage(
  t: XTable,
  ship: Ship,
  kind: 'hit' | 'crit',
  count: number,
  source: DamageSource,
): Procedure<void> {
  const [hits, crits] = kind === 'hit' ? [count, 0] : [0, count];
  yield* sufferAll(t, ship, hits, crits, source);
}

/** All normal damage, then all critical damage (xw1.attack.35, .36, xw1.damage.1). */
export function* sufferAll(t: XTable, ship: Ship, hits: number, crits: number, source: DamageSource): Procedure<void> {
  const { attack = null, bomb = null } = source;
  if (hits + crits === 0 || ship.place !== 'play') return;
  if (yield* isReplaced(t.abilities.replacing('suffer-all', { ship, hits, crits, attack }))) return;
  let suffered = 0;
  for (let i = 0; i < hits; i++) suffered += yield* sufferOne(t, ship, 'hit', source);
  for (let i = 0; i < crits; i++) suffered += yield* sufferOne(t, ship, 'crit', source);
  yield* destroyIfDue(t, ship, attack);
  if (suffered > 0 && ship.place === 'play') yield* t.window('after-damage', { ship, attack, bomb });
}

/** xw1.damage.2 to .5; also beyond the hull (xw1.damage.15). Answers how much was suffered. */
function* sufferOne(
  t: XTable,
  ship: Ship,
  kind: 'hit' | 'crit',
  { rule, attack = null }: DamageSource,
): Procedure<number> {
  if (ship.place !== 'play') return 0;
  if (yield* isReplaced(t.abilities.replacing('suffer-damage', { ship, kind, attack, rule }))) return 0;
  t.emit({ type: 'damage', rule, ship: ship.id, kind });
  if (attack && attack.defender === ship.id) attack.dealt++;
  if (takeShield(t, ship, 'xw1.damage.2')) yield* t.window('shield-lost', { ship });
  else yield* dealDamageCard(t, ship, kind === 'crit', kind === 'crit' ? 'xw1.damage.5' : 'xw1.damage.4', attack);
  yield* t.window('damage-suffered', { ship, kind, attack });
  return 1;
}

/** Deals a card, shields or not: that is not suffering damage (xw1.damage.14). Its caller looks whether the ship is destroyed. */
export function* dealDamageCard(
  t: XTable,
  ship: Ship,
  faceup: boolean,
  rule: RuleId = RULE,
  attack: Attack | null = null,
): Procedure<DamageCard | null> {
  if (ship.place !== 'play') return null;
  if (yield* isReplaced(t.abilities.replacing('deal-card', { ship, faceup, attack }))) return null;
  const shown = faceup || t.abilities.ask('dealt-faceup', ship, false);
  const card = drawDamageCard(t, ship.seat);
  if (attack?.defender === ship.id) noteCard(attack, shown && card !== COUNTER);
  return yield* dealCard(t, ship, card, shown, rule, attack);
}

/** Deals this very card, unless something else happens instead. */
export function* dealCard(
  t: XTable,
  ship: Ship,
  card: string,
  faceup: boolean,
  rule: RuleId,
  attack: Attack | null = null,
): Procedure<DamageCard | null> {
  const shown = faceup && card !== COUNTER;
  if (shown && (yield* isReplaced(t.abilities.replacing('deal-faceup', { ship, card, attack })))) return null;
  const dealt: DamageCard = { card, faceup: shown };
  putDamageCard(t, ship, dealt, rule);
  if (shown) yield* t.cards.damage(card).whenFaceup(t, ship, dealt); // xw1.critical-damage.2
  yield* t.window('damage-card-dealt', { ship, card: dealt, attack });
  return dealt;
}

/** That an attack dealt its defender a card, and that it dealt one faceup, whatever became of it. */
export function noteCard({ memory }: Attack, faceup: boolean): void {
  memory['dealt:card'] = 1;
  if (faceup) memory['dealt:faceup'] = 1;
}

/** A card that would have been dealt goes to the discard pile, without any effect. */
export function discardUndealt(t: XTable, ship: Ship, card: string, rule: RuleId = RULE): void {
  toDiscards(playerOf(t.state, ship.seat), [{ card, faceup: true }]);
  t.emit({ type: 'repaired', rule, ship: ship.id, card, to: 'discarded' });
}

/** Deals a card by an effect, and looks whether that destroys the ship. */
export function* dealAndCheck(t: XTable, ship: Ship, faceup: boolean, rule: RuleId = RULE): Procedure<void> {
  yield* dealDamageCard(t, ship, faceup, rule);
  yield* destroyIfDue(t, ship, null);
}

/** Turning a facedown card faceup is not dealing it (xw1.damage.17). */
export function* turnFaceup(t: XTable, ship: Ship, card: DamageCard, rule: RuleId = RULE): Procedure<void> {
  if (card.faceup || card.card === COUNTER) return;
  exposeCard(t, ship, card, rule);
  yield* t.cards.damage(card.card).whenFaceup(t, ship, card);
  yield* destroyIfDue(t, ship, null);
}

/** Turns one of the facedown cards faceup, left to chance. */
export function* turnRandomFaceup(t: XTable, ship: Ship, rule: RuleId = RULE): Procedure<void> {
  const card = randomFacedown(t, ship);
  if (card) yield* turnFaceup(t, ship, card, rule);
}

/** Turns a faceup card facedown: its effect ends (xw1.critical-damage.3). */
export function flipFacedown(t: XTable, ship: Ship, card: DamageCard, rule: RuleId = RULE): void {
  if (card.faceup) turnFacedown(t, ship, card, rule);
}

/** A damage card leaves its ship for the discard pile, which is open to all (xw1.damage.9). */
export function discardDamageCard(t: XTable, ship: Ship, card: DamageCard, rule: RuleId = RULE): void {
  const index = ship.damage.indexOf(card);
  if (index < 0) return;
  ship.damage.splice(index, 1);
  toDiscards(playerOf(t.state, ship.seat), [card]);
  t.emit({ type: 'repaired', rule, ship: ship.id, card: card.card, to: 'discarded' });
  t.changed();
}

/** xw1.damage.8: counters are no cards. */
export function toDiscards(player: Player, cards: readonly DamageCard[]): void {
  for (const { card } of cards) if (card !== COUNTER) player.discards.push(card);
}

/** The next card of the deck of a ship's own player (xw1.damage.19); an empty one is made of the discards (xw1.damage.10). */
export function drawDamageCard(t: XTable, seat: Seat): string {
  const player = playerOf(t.state, seat);
  const card = drawDamageFrom(player, () => t.kernel.shuffle(`damage-deck:${seat}`, player.discards.splice(0), String));
  return card ?? COUNTER; // xw1.damage.11, .12
}

/** Somebody looks through a player's deck and takes a card out; then it is shuffled. */
export function searchDeck(t: XTable, owner: Seat, request: Parameters<typeof searchPile>[3]): Procedure<string> {
  return searchPile(t, playerOf(t.state, owner), `damage-deck:${owner}`, request);
}

/** xw1.damage.13: at the end of a round cards that are there again take the place of counters. */
export function replaceCounters(t: XTable): void {
  for (const ship of t.state.ships) {
    for (const damage of ship.damage) if (damage.card === COUNTER) damage.card = drawDamageCard(t, ship.seat);
  }
}

/** Shields come back, up to the shield value (xw1.shields.3, .4); answers how many. */
export function recoverShield(t: XTable, ship: Ship, count: number, rule: RuleId = RULE): number {
  return recoverShields(t, ship, count, shieldValue(t, ship), rule);
}

/** A ship loses a shield without suffering damage; answers whether it had one. */
export function* loseShield(t: XTable, ship: Ship, rule: RuleId = RULE): Procedure<boolean> {
  if (!takeShield(t, ship, rule)) return false;
  yield* t.window('shield-lost', { ship });
  return true;
}
