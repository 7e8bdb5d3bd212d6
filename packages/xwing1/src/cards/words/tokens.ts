import type { Procedure } from '@rangefinder/kernel';
import { breakLock } from '@rangefinder/xwing';
import { byCardOf, type Holder, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import { gainToken } from '../../rules/tokens.ts';
import { discardUpgrade } from '../../rules/upgrades.ts';
import type { Ship, Token } from '../../state.ts';
import type { XTable } from '../../table.ts';

/** What cards give and take. */

/** "Discard this card". */
export function* discardsSelf(table: XTable, { ship, upgrade }: Holder): Procedure<void> {
  if (upgrade) yield* discardUpgrade(table, ship, upgrade);
}

/** A card's player chooses one of some kinds of tokens. */
export function* chooseToken<T extends Token>({ ship, card }: Holder, tokens: readonly T[]): Procedure<T> {
  const about = { ship: ship.id, card };
  const options = tokens.map((key) => ({ key }));
  const { key } = yield* pickOne({ seat: ship.seat, topic: 'choose-token', rule: RULE, about, options });
  return key;
}

/** "Assign 1 focus or evade token to" a ship: which, the player of the card chooses. */
export function* gainsFocusOrEvade(table: XTable, self: Holder, ship: Ship): Procedure<void> {
  yield* gainToken(table, ship, yield* chooseToken(self, ['focus', 'evade']), 1, byCardOf(self.ship));
}

/** "You may remove 1 enemy target lock from your ship". */
export function* mayRemoveLock(table: XTable, { ship, card }: Holder): Procedure<void> {
  const lockers = table.enemiesOf(ship.seat).filter(({ locks }) => locks.includes(ship.id));
  if (lockers.length === 0) return;
  const options = [
    ...lockers.map((locker) => ({ key: `lock:${locker.id}`, about: { lock: locker.id }, locker })),
    { key: 'none' as const, locker: null },
  ];
  const about = { ship: ship.id, card };
  const { locker } = yield* pickOne({ seat: ship.seat, topic: 'choose-token', rule: RULE, about, options });
  if (locker) breakLock(table, locker, ship.id, RULE);
}
