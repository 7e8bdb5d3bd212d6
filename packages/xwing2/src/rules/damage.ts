import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import {
  chooseDamageCard,
  type DamageCard,
  discardDamage,
  drawDamageFrom,
  exposeCard,
  isReplaced,
  playerOf,
  putDamageCard,
  randomFacedown,
  searchPile,
  turnFacedown,
  USE_OR_DECLINE,
} from '@rangefinder/xwing';
import { RULE } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import { afterDamage, healthLost } from '../missions/scoring.ts';
import type { Attack, Device, Obstacle, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { loseShield } from './charges.ts';
import { destroyIfDue } from './destroying.ts';

/** Where damage comes from. */
export interface DamageSource {
  readonly rule: RuleId;
  readonly attack?: Attack | null;
  /** The bomb or mine that went off. */
  readonly device?: Device | null;
  /** What the ship moved through or overlapped. */
  readonly obstacle?: Obstacle | null;
}

/** A ship suffers damage of one of the two kinds (xw2.damage.2), unless something prevents all of it. */
export function* sufferDamage(
  t: XTable,
  ship: Ship,
  kind: 'hit' | 'crit',
  count: number,
  source: DamageSource,
): Procedure<void> {
  const [hits, crits] = kind === 'hit' ? [count, 0] : [0, count];
  if (yield* isPrevented(t, ship, hits, crits, source.attack ?? null)) return;
  yield* sufferEach(t, ship, kind, count, source);
}

/**
 * The damage of an attack: all hits, then all crits (xw2.attack.32, .33, xw2.damage.8), unless something prevents all
 * of it. Results that do something else than damage do not come here (xw2.faq-cards.7).
 */
export function* sufferAttack(t: XTable, ship: Ship, hits: number, crits: number, attack: Attack): Procedure<void> {
  if (yield* isPrevented(t, ship, hits, crits, attack)) {
    attack.dealt -= hits + crits;
    return;
  }
  yield* sufferEach(t, ship, 'hit', hits, { rule: 'xw2.attack.32', attack });
  yield* sufferEach(t, ship, 'crit', crits, { rule: 'xw2.attack.33', attack });
}

function* isPrevented(t: XTable, ship: Ship, hits: number, crits: number, attack: Attack | null): Procedure<boolean> {
  if (hits + crits === 0 || ship.place !== 'play') return false;
  return yield* isReplaced(t.abilities.replacing('suffer-all', { ship, hits, crits, attack }));
}

/** One at a time (xw2.damage.3), also beyond the hull value (xw2.damage.12). */
function* sufferEach(
  t: XTable,
  ship: Ship,
  kind: 'hit' | 'crit',
  count: number,
  source: DamageSource,
): Procedure<void> {
  for (let i = 0; i < count && ship.place === 'play'; i++) yield* sufferOne(t, ship, kind, source);
  yield* destroyIfDue(t, ship, source.attack ?? null);
}

function* sufferOne(
  t: XTable,
  ship: Ship,
  kind: 'hit' | 'crit',
  { rule, attack = null, device = null, obstacle = null }: DamageSource,
): Procedure<void> {
  for (const replacement of t.abilities.replacing('suffer-damage', { ship, kind, attack, device, obstacle })) {
    if (replacement.optional) {
      const { key } = yield* pickOne({
        seat: replacement.seat,
        topic: 'use-ability',
        rule: replacement.rule,
        about: { ship: replacement.self.ship.id, card: replacement.self.card, instead: kind },
        options: USE_OR_DECLINE,
      });
      if (key === 'decline') continue;
    }
    if (yield* replacement.instead()) return;
  }
  t.emit({ type: 'damage', rule, ship: ship.id, kind });
  let dealt: DamageCard | null = null;
  if (ship.shields > 0) {
    yield* loseShield(t, ship, 'xw2.damage.4'); // xw2.damage.4, xw2.shields.2
  } else {
    const before = ship.damage.length;
    // xw2.damage.5 to .7; an ability may have dealt a card of its choice instead.
    dealt = (yield* dealDamageCard(t, ship, kind === 'crit')) ?? ship.damage[before] ?? null;
  }
  yield* afterDamage(t, ship, kind);
  yield* t.window('damage-suffered', { ship, kind, attack, dealt });
}

/** Deals a card, unless something else happens instead; not the same as suffering damage (xw2.damage.11). */
export function* dealDamageCard(
  t: XTable,
  ship: Ship,
  faceup: boolean,
  rule: RuleId = faceup ? 'xw2.damage.7' : 'xw2.damage.6',
): Procedure<DamageCard | null> {
  if (faceup && (yield* isReplaced(t.abilities.replacing('deal-faceup', { ship })))) return null;
  if (!faceup && (yield* isReplaced(t.abilities.replacing('deal-facedown', { ship })))) return null;
  return yield* dealCard(t, ship, { card: drawDamageCard(t, ship.seat), faceup }, rule);
}

/** Deals this very card, unless something else happens instead. */
export function* dealCard(t: XTable, ship: Ship, dealt: DamageCard, rule: RuleId = RULE): Procedure<DamageCard | null> {
  const { faceup, card } = dealt;
  if (faceup && (yield* isReplaced(t.abilities.replacing('deal-this-faceup', { ship, card })))) return null;
  putDamageCard(t, ship, dealt, rule); // xw2.damage-cards.12: nobody looks at a facedown card.
  healthLost(t, ship);
  if (faceup) yield* turnFaceup(t, ship, dealt);
  yield* t.window('damage-card-dealt', { ship, card: dealt });
  return dealt;
}

/**
 * xw2.damage-cards.3: exposing turns a facedown card faceup and resolves its text; which one is left to chance.
 * Nothing is dealt by that (xw2.damage-cards.7).
 */
export function* exposeDamageCard(t: XTable, ship: Ship, rule: RuleId = RULE, chosen?: DamageCard): Procedure<boolean> {
  if (!chosen && ship.damage.some(({ faceup }) => !faceup)) {
    if (yield* isReplaced(t.abilities.replacing('expose-damage', { ship }))) return true;
  }
  const card = chosen ?? randomFacedown(t, ship);
  if (!card) return false;
  exposeCard(t, ship, card, rule);
  yield* turnFaceup(t, ship, card);
  yield* destroyIfDue(t, ship, null);
  return true;
}

function* turnFaceup(t: XTable, ship: Ship, card: DamageCard): Procedure<void> {
  yield* t.cards.damage(card.card).whenFaceup(t, ship, card);
}

/** xw2.damage-cards.5, .6: a faceup card is turned facedown, a facedown card is discarded. */
export function repairCard(t: XTable, ship: Ship, card: DamageCard, rule: RuleId = RULE): void {
  if (card.faceup) {
    turnFacedown(t, ship, card, rule);
    t.queue.later('damage-repaired', { ship, card });
  } else discardDamage(t, ship, card, rule);
}

/**
 * Repairs a card of a kind; the player chooses among faceup ones, chance among facedown ones (xw2.damage-cards.4, .8,
 * .10).
 */
export function* repairDamage(
  t: XTable,
  ship: Ship,
  kinds: readonly ('faceup' | 'facedown')[],
  rule: RuleId = RULE,
  suits?: (card: DamageCard) => boolean,
): Procedure<boolean> {
  const repaired = yield* chooseDamageCard(t, ship, kinds, rule, suits);
  if (repaired) repairCard(t, ship, repaired, rule);
  return repaired !== undefined;
}

/** The next card of a player's deck; an empty deck is made anew first (xw2.damage-cards.13, .14). */
export function drawDamageCard(t: XTable, seat: Seat): string {
  const card = drawDamageFrom(playerOf(t.state, seat), () => renewedDeck(t, seat));
  if (card === undefined) throw new Error(`The damage deck of seat ${seat} is empty.`);
  return card;
}

/** Somebody looks through a player's deck and takes a card out; then it is shuffled. */
export function searchDeck(t: XTable, owner: Seat, request: Parameters<typeof searchPile>[3]): Procedure<string> {
  return searchPile(t, playerOf(t.state, owner), `damage-deck:${owner}`, request);
}

/**
 * Cards of destroyed ships first; if there are none, the facedown cards of ships in play go in, and the ships keep as
 * many facedown cards, which nobody has looked at. So it comes to the same as a deck of all cards not faceup in play.
 */
function renewedDeck(t: XTable, seat: Seat): string[] {
  const gone = t.state.ships.filter((ship) => ship.seat === seat && ship.place === 'removed');
  const cards = gone.flatMap((ship) => ship.damage.splice(0).map(({ card }) => card));
  if (cards.length === 0) {
    cards.push(
      ...t.state.ships
        .filter((ship) => ship.seat === seat)
        .flatMap((ship) => ship.damage.filter(({ faceup }) => !faceup).map(({ card }) => card)),
    );
  }
  return t.kernel.shuffle(`damage-deck:${seat}`, cards.length > 0 ? cards : t.cards.damageDeck, String);
}
