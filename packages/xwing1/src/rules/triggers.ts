import type { Procedure, Seat, Triggered } from '@rangefinder/kernel';
import { USE_OR_DECLINE } from '@rangefinder/xwing';
import type { Holder } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import { isSilentInDock, speaksStill } from '../sources.ts';
import type { XTable } from '../table.ts';

type Waiting = Triggered<XTable, Holder>;

/**
 * Abilities of the same moment: the player with initiative resolves all of theirs in the order they like, then the other
 * (xw1.initiative.6, xw1.card-abilities.6). What one of them sets off is resolved within it.
 */
export function* resolveTriggered(t: XTable, triggered: readonly Waiting[]): Procedure<void> {
  for (const seat of t.playerOrder()) {
    const own = triggered.filter((one) => one.seat === seat);
    while (own.length > 0) {
      const next = yield* nextOf(seat, own);
      own.splice(own.indexOf(next), 1);
      // A card may have gone, or its condition, since the moment was set off.
      if (isThere(t, next) && next.stillApplies()) yield* resolveOne(t, next);
    }
  }
}

function isThere(t: XTable, { self: { ship, upgrade } }: Waiting): boolean {
  return (
    ship.place !== 'removed' && !isSilentInDock(t, ship, upgrade) && (upgrade === null || speaksStill(t, ship, upgrade))
  );
}

function* nextOf(seat: Seat, own: readonly Waiting[]): Procedure<Waiting> {
  const options = own.map((one, index) => optionOf(own, one, index));
  const { one } = yield* pickOne({ seat, topic: 'order-abilities', rule: 'xw1.card-abilities.6', options });
  return one;
}

/** `luke:r2d2`, with a number behind it where the same card is there twice. */
function optionOf(own: readonly Waiting[], one: Waiting, index: number) {
  const { ship, card } = one.self;
  const isSame = ({ self }: Waiting) => self.ship === ship && self.card === card;
  const number = 1 + own.slice(0, index).filter(isSame).length;
  const key = `${ship.id}:${card}${number === 1 ? '' : `#${number}`}`;
  return { key, about: { ship: ship.id, card, number }, one };
}

/** xw1.card-abilities.5: without "may" it is mandatory. */
function* resolveOne(t: XTable, one: Waiting): Procedure<void> {
  const { seat, rule } = one;
  const { ship, card } = one.self;
  if (one.optional) {
    const about = { ship: ship.id, card };
    const { key } = yield* pickOne({ seat, topic: 'use-ability', rule, about, options: USE_OR_DECLINE });
    if (key === 'decline') return;
  }
  t.emit({ type: 'ability', rule, ship: ship.id, card });
  yield* one.resolve();
}
