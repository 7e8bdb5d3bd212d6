import type { Procedure, RuleId } from '@rangefinder/kernel';
import { breakLock } from '@rangefinder/xwing';
import { RULE } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import type { Ship, Token } from '../state.ts';
import type { XTable } from '../table.ts';
import { ORANGE, RED, removeToken } from './tokens.ts';

/**
 * Which red tokens are meant: whether the locks on a ship, which are red as well (xw2.lock.5, xw2.faq-locks.6), and
 * which are not.
 */
interface Which {
  readonly locks: boolean;
  readonly except?: Token;
}

/** Whether a ship has a red token. */
export function hasRedToken(t: XTable, ship: Ship, { locks, except }: Which): boolean {
  for (const token of RED) if (token !== except && ship.tokens[token] > 0) return true;
  return locks && t.state.ships.some((other) => other.locks.includes(ship.id));
}

/** The ship's player removes one of its red tokens. */
export function* removeRedToken(t: XTable, ship: Ship, which: Which, rule: RuleId = RULE): Procedure<void> {
  const options = redTokens(t, ship, which);
  if (options.length === 0) return;
  const { token, by } = yield* pickOne({
    seat: ship.seat,
    topic: 'remove-red-token',
    rule,
    about: { ship: ship.id },
    options,
  });
  if (token) removeToken(t, ship, token, 1, rule);
  else breakLock(t, by, ship.id, rule);
}

/** A red or orange token, or the lock of another ship. */
type Bad =
  | { readonly key: Token; readonly about?: undefined; readonly token: Token; readonly by: null }
  | { readonly key: string; readonly about: { readonly lock: string }; readonly token: null; readonly by: Ship };

/** One of them, and what takes it off. */
export type BadToken = Bad & { readonly take: () => void };

function redTokens(t: XTable, ship: Ship, { locks, except }: Which): Bad[] {
  const tokens = RED.filter((token) => token !== except && ship.tokens[token] > 0).map((token) => ({
    key: token,
    token,
    by: null,
  }));
  if (!locks) return tokens;
  const lockers = t.state.ships.filter((other) => other.locks.includes(ship.id));
  return [...tokens, ...lockers.map((by) => ({ key: `lock:${by.id}`, about: { lock: by.id }, token: null, by }))];
}

/** The red and orange tokens of a ship, the locks on it among them (xw2.faq-locks.6), and what takes each of them off. */
export function badTokensOn(t: XTable, ship: Ship, rule: RuleId = RULE): BadToken[] {
  const orange = ORANGE.filter((token) => ship.tokens[token] > 0).map((token) => ({ key: token, token, by: null }));
  return [...redTokens(t, ship, { locks: true }), ...orange].map((one) => ({
    ...one,
    take: () => {
      if (one.token) removeToken(t, ship, one.token, 1, rule);
      else breakLock(t, one.by, ship.id, rule);
    },
  }));
}
