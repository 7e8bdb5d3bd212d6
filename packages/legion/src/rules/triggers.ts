import { keyOptions, type Procedure, type Seat, type Triggered } from '@rangefinder/kernel';
import type { Holder } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import type { LTable } from '../table.ts';

type Waiting = Triggered<LTable, Holder>;

const USE_OR_DECLINE = keyOptions(['use', 'decline']);

/**
 * Effects of the same moment: a unit's player orders its own (legion.timing.1, legion.activating-units.4); where both players have some, blue decides
 * whose come first (legion.timing.3). What one of them sets off is resolved within it.
 * legion.activating-units.13
 */
export function* resolveTriggered(
  t: LTable,
  triggered: readonly Waiting[],
  among: (waiting: readonly Waiting[]) => readonly Waiting[] = (waiting) => waiting,
): Procedure<void> {
  const waiting = [...triggered];
  while (waiting.length > 0) {
    const open = among(waiting);
    const seat = yield* whoseFirst(t, open);
    const own = open.filter((one) => one.seat === seat);
    const next = yield* nextOf(seat, own);
    waiting.splice(waiting.indexOf(next), 1);
    // Its unit may have gone, or its condition, since the moment was set off.
    if (isThere(t, next) && next.stillApplies()) yield* resolveOne(t, next);
  }
}

/** A moment at which of what command cards do blue's comes first, whatever else happens then (legion.command-cards.18). */
export function* resolveBlueCardsFirst(t: LTable, triggered: readonly Waiting[]): Procedure<void> {
  const isOfCard = ({ seat, self }: Waiting) => t.openCards.some((card) => card.seat === seat && card.id === self.card);
  const isBlues = ({ seat }: Waiting) => seat === t.state.blue;
  yield* resolveTriggered(t, triggered, (waiting) =>
    waiting.some((one) => isBlues(one) && isOfCard(one))
      ? waiting.filter((one) => isBlues(one) || !isOfCard(one))
      : waiting,
  );
}

function* whoseFirst(t: LTable, waiting: readonly Waiting[]): Procedure<Seat> {
  const seats = t.playerOrder().filter((seat) => waiting.some((one) => one.seat === seat));
  const options = seats.map((seat) => ({ key: `player:${seat}`, about: { player: seat }, seat }));
  const chosen = yield* pickOne({ seat: t.state.blue, topic: 'order-players', rule: 'legion.timing.3', options });
  return chosen.seat;
}

/**
 * An attacker that fell in the middle of its attack goes on to the end of it (legion.deflect.7); a command card stays in play
 * without its character (legion.command-cards.19).
 */
function isThere(t: LTable, { seat, self: { unit, card } }: Waiting): boolean {
  if (unit === null || unit.place !== 'defeated') return true;
  return t.state.attack?.attacker === unit.id || t.openCards.some((one) => one.id === card && one.seat === seat);
}

function* nextOf(seat: Seat, own: readonly Waiting[]): Procedure<Waiting> {
  const options = own.map((one, index) => optionOf(own, one, index));
  const { one } = yield* pickOne({ seat, topic: 'order-abilities', rule: 'legion.timing.1', options });
  return one;
}

/** `vader:relentless`, with a number behind it where the same card is there twice. */
function optionOf(own: readonly Waiting[], one: Waiting, index: number) {
  const { unit, card } = one.self;
  const isSame = ({ self }: Waiting) => self.unit === unit && self.card === card;
  const number = 1 + own.slice(0, index).filter(isSame).length;
  const key = `${unit?.id ?? 'card'}:${card}${number === 1 ? '' : `#${number}`}`;
  return { key, about: { unit: unit?.id ?? '', card, number }, one };
}

function* resolveOne(t: LTable, one: Waiting): Procedure<void> {
  const { seat, rule } = one;
  const { unit, card } = one.self;
  const about = { unit: unit?.id ?? '', card };
  if (one.optional) {
    const { key } = yield* pickOne({ seat, topic: 'use-ability', rule, about, options: USE_OR_DECLINE });
    if (key === 'decline') return;
  }
  t.emit({ type: 'ability', rule, ...about });
  yield* one.resolve();
}

/** Whether something else happens instead of what would; the first that applies decides. */
export function* isReplaced(
  replacing: readonly {
    readonly seat: Seat;
    readonly optional: boolean;
    readonly rule: Waiting['rule'];
    readonly self: Holder;
    instead(): Procedure<boolean>;
  }[],
): Procedure<boolean> {
  for (const one of replacing) {
    if (one.optional) {
      const { seat, rule, self } = one;
      const about = { unit: self.unit?.id ?? '', card: self.card };
      const { key } = yield* pickOne({ seat, topic: 'use-ability', rule, about, options: USE_OR_DECLINE });
      if (key === 'decline') continue;
    }
    if (yield* one.instead()) return true;
  }
  return false;
}
