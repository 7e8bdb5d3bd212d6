import type { EventFields, GameEvent, Procedure, RuleId, Seat, Table } from '@rangefinder/kernel';
import { type CardAbout, pickCard, pickOne } from './topics.ts';

/** A damage card on a ship. */
export interface DamageCard {
  card: string;
  faceup: boolean;
  /** Facedown, but somebody has seen which card it is. */
  seen?: true;
}

/** A ship as far as damage is concerned. */
export interface DamagedShip {
  readonly id: string;
  readonly seat: Seat;
  shields: number;
  damage: DamageCard[];
}

/** A deck of damage cards. */
export interface DamagePile {
  /** The next card last. */
  deck: string[];
  /** Somebody is looking through the deck. */
  searched?: true;
}

/** Damage, and what becomes of shields and cards. A facedown card has no name. */
export type DamageEvent = GameEvent &
  (
    | { readonly type: 'damage'; readonly ship: string; readonly kind: 'hit' | 'crit' }
    | { readonly type: 'shield'; readonly ship: string; readonly change: number }
    | { readonly type: 'damage-card'; readonly ship: string; readonly faceup: boolean; readonly card?: string }
    | { readonly type: 'exposed'; readonly ship: string; readonly card: string }
    | {
        readonly type: 'repaired';
        readonly ship: string;
        readonly card?: string;
        readonly to: 'facedown' | 'discarded';
      }
  );

/** Their fields. */
export const DAMAGE_EVENTS: EventFields<DamageEvent> = {
  damage: { ship: 'named', kind: true },
  shield: { ship: 'named', change: true },
  'damage-card': { ship: 'named', faceup: true, card: true },
  exposed: { ship: 'named', card: true },
  repaired: { ship: 'named', card: true, to: true },
};

/** A table on which ships are damaged. */
export interface DamageTable {
  readonly kernel: Pick<Table, 'shuffle'>;
  emit(event: DamageEvent): void;
  /** Cards came or went, or were turned. */
  changed(): void;
}

/** Whether a ship has any damage card. */
export function isDamaged(ship: DamagedShip | undefined): boolean {
  return ship !== undefined && ship.damage.length > 0;
}

/** A ship loses a shield; answers whether it had one. */
export function takeShield(t: Pick<DamageTable, 'emit'>, ship: DamagedShip, rule: RuleId): boolean {
  if (ship.shields === 0) return false;
  ship.shields--;
  t.emit({ type: 'shield', rule, ship: ship.id, change: -1 });
  return true;
}

/** Shields come back, as many as there is room for; answers how many. */
export function recoverShields(
  t: Pick<DamageTable, 'emit'>,
  ship: DamagedShip,
  count: number,
  capacity: number,
  rule: RuleId,
): number {
  const recovered = Math.min(count, capacity - ship.shields);
  if (recovered <= 0) return 0;
  ship.shields += recovered;
  t.emit({ type: 'shield', rule, ship: ship.id, change: recovered });
  return recovered;
}

/** The next card of a deck; an empty one is made anew first. Undefined when there is no card left to make it of. */
export function drawDamageFrom(pile: DamagePile, renewed: () => string[]): string | undefined {
  if (pile.deck.length === 0) pile.deck = renewed();
  return pile.deck.pop();
}

/** Somebody looks through a deck and takes a card out; then it is shuffled. */
export function* searchPile(
  t: Pick<DamageTable, 'kernel'>,
  pile: DamagePile,
  stream: string,
  request: Parameters<typeof pickCard>[0],
): Procedure<string> {
  pile.searched = true;
  const { key } = yield* pickCard(request);
  delete pile.searched;
  pile.deck.splice(pile.deck.indexOf(key), 1);
  pile.deck = t.kernel.shuffle(stream, pile.deck, String);
  return key;
}

/** Puts a card on a ship. Nobody learns which one lies facedown. */
export function putDamageCard(t: DamageTable, ship: DamagedShip, dealt: DamageCard, rule: RuleId): void {
  ship.damage.push(dealt);
  const { faceup, card } = dealt;
  if (faceup) t.emit({ type: 'damage-card', rule, ship: ship.id, faceup, card });
  else t.emit({ type: 'damage-card', rule, ship: ship.id, faceup });
  if (faceup) t.changed();
}

/** Turns a facedown card faceup, which is not dealing it. */
export function exposeCard(t: DamageTable, ship: DamagedShip, card: DamageCard, rule: RuleId): void {
  card.faceup = true;
  t.emit({ type: 'exposed', rule, ship: ship.id, card: card.card });
  t.changed();
}

/** Turns a faceup card facedown; everybody has seen which one it is. */
export function turnFacedown(t: DamageTable, ship: DamagedShip, card: DamageCard, rule: RuleId): void {
  card.faceup = false;
  card.seen = true;
  t.emit({ type: 'repaired', rule, ship: ship.id, card: card.card, to: 'facedown' });
  t.changed();
}

/** Takes a card off a ship; which one it was is told if it lay faceup. */
export function discardDamage(t: DamageTable, ship: DamagedShip, card: DamageCard, rule: RuleId): void {
  ship.damage.splice(ship.damage.indexOf(card), 1);
  if (card.faceup) {
    t.emit({ type: 'repaired', rule, ship: ship.id, card: card.card, to: 'discarded' });
    t.changed();
  } else t.emit({ type: 'repaired', rule, ship: ship.id, to: 'discarded' });
}

/** One of the facedown cards of a ship, left to chance. */
export function randomFacedown(t: Pick<DamageTable, 'kernel'>, ship: DamagedShip): DamageCard | undefined {
  const facedown = ship.damage.filter(({ faceup }) => !faceup);
  return t.kernel.shuffle('damage', facedown, ({ card }) => card)[0];
}

/** A player looks at what lies facedown on a ship. */
export function lookAtFacedown(ship: DamagedShip): readonly DamageCard[] {
  const facedown = ship.damage.filter(({ faceup }) => !faceup);
  for (const card of facedown) card.seen = true;
  return facedown;
}

/** A player chooses a damage card to repair; among facedown ones chance does. Undefined when there is none. */
export function* chooseDamageCard(
  t: Pick<DamageTable, 'kernel'>,
  ship: DamagedShip,
  kinds: readonly ('faceup' | 'facedown')[],
  rule: RuleId,
  suits: (card: DamageCard) => boolean = () => true,
): Procedure<DamageCard | undefined> {
  const options: (
    | { key: string; about: CardAbout; card: DamageCard }
    | { key: 'facedown'; about?: undefined; card: null }
  )[] = [];
  ship.damage.forEach((card, index) => {
    if (card.faceup && kinds.includes('faceup') && suits(card))
      options.push({ key: `${card.card}:${index}`, about: { card: card.card, place: index }, card });
  });
  if (kinds.includes('facedown') && ship.damage.some(({ faceup }) => !faceup))
    options.push({ key: 'facedown', card: null });
  if (options.length === 0) return undefined;
  const { card } = yield* pickOne({ seat: ship.seat, topic: 'repair', rule, about: { ship: ship.id }, options });
  return card ?? randomFacedown(t, ship);
}
