import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import { breakAllLocksOf, breakLock, USE_OR_DECLINE } from '@rangefinder/xwing';
import { byCardOf, RULE } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import { ALL_TOKENS, type Attack, type Ship, TOKENS, type Token } from '../state.ts';
import type { XTable } from '../table.ts';

/** Tokens that a ship's own card gives it, where nothing else is said: nobody decides what they do to it. */
type OwnToken = Exclude<Token, 'jam' | 'tractor'>;

/** Why a token is gained: the rule, and the player whose effect gives it. */
export interface TokenSource {
  readonly rule: RuleId;
  readonly by: Seat;
  /** Gained as a cost: what becoming tractored brings waits for its ability, which sees to it (xw2.faq-cards.69). */
  readonly asCost?: boolean;
}

export const GREEN: readonly Token[] = ALL_TOKENS.filter((token) => TOKENS[token] === 'green');
export const RED: readonly Token[] = ALL_TOKENS.filter((token) => TOKENS[token] === 'red');
export const ORANGE: readonly Token[] = ALL_TOKENS.filter((token) => TOKENS[token] === 'orange');

/** How many ion or tractor tokens it takes, by size (xw2.ship-sizes.4 to .9). */
const THRESHOLD = { small: 1, medium: 2, large: 3 } as const;

export function isIonized(t: XTable, ship: Ship): boolean {
  return ship.tokens.ion >= THRESHOLD[t.sizeOf(ship)];
}

export function tractorThreshold(t: XTable, ship: Ship): number {
  return THRESHOLD[t.sizeOf(ship)];
}

export function isStressed(ship: Ship): boolean {
  return ship.tokens.stress > 0;
}

/** xw2.disarm.1, xw2.cloak.4 */
export function isDisarmed(ship: Ship): boolean {
  return ship.tokens.disarm > 0 || ship.tokens.cloak > 0;
}

/**
 * A ship gains tokens (xw2.tokens.2), one at a time; each may be replaced (xw2.annex-queue-example-2.3), also one that
 * is a cost (xw2.paying-costs.2), and each has its own consequences.
 */
export function gainToken(t: XTable, ship: Ship, token: OwnToken, count: number): Procedure<void>;
export function gainToken(t: XTable, ship: Ship, token: Token, count: number, source: TokenSource): Procedure<void>;
export function* gainToken(
  t: XTable,
  ship: Ship,
  token: Token,
  count: number,
  source: TokenSource = byCardOf(ship),
): Procedure<void> {
  let gained = false;
  for (let i = 0; i < count; i++) gained = (yield* gainOne(t, ship, token, source)) || gained;
  // xw2.faq-cards.101: several tokens of one effect are gained in one occurrence.
  if (gained) yield* t.window('token-gained', { ship, token });
}

/** Answers whether the token was gained; what took its place is another token, if any (xw2.faq-cards.35). */
function* gainOne(t: XTable, ship: Ship, token: Token, source: TokenSource): Procedure<boolean> {
  if (!canGain(ship, token)) return false;
  if (yield* replaced(t, ship, token)) return false;
  const wasIonized = isIonized(t, ship);
  const wasTractored = isTractored(t, ship);
  ship.tokens[token]++;
  t.emit({ type: 'token-gained', rule: source.rule, ship: ship.id, token, count: 1 });
  // xw2.ion.3
  if (token === 'ion' && !wasIonized && isIonized(t, ship)) breakAllLocksOf(t, ship, 'xw2.ion.4');
  if (token === 'jam') yield* becomeJammed(t, ship, source.by);
  else if (TOKENS[token] === 'green' && ship.tokens.jam > 0) loseToJam(t, ship, token);
  if (token === 'tractor' && !wasTractored && isTractored(t, ship) && !source.asCost)
    yield* t.edition.becomeTractored(t, ship, source.by); // xw2.faq-cards.70: at once
  return true;
}

/** xw2.cloak.6: never a second cloak token; xw2.missions.salvage.6: none while towing. */
function canGain(ship: Ship, token: Token): boolean {
  return ship.place === 'play' && (token !== 'cloak' || (ship.tokens.cloak === 0 && ship.cargo === null));
}

/** xw2.replacement-effects.2, .4: a replacement happens at once, and only one of them. */
function* replaced(t: XTable, ship: Ship, token: Token): Procedure<boolean> {
  for (const replacement of t.abilities.replacing('gain-token', { ship, token })) {
    if (replacement.optional) {
      const { key } = yield* pickOne({
        seat: replacement.seat,
        topic: 'use-ability',
        rule: replacement.rule,
        about: { ship: replacement.self.ship.id, card: replacement.self.card, instead: token },
        options: USE_OR_DECLINE,
      });
      if (key === 'decline') continue;
    }
    if (yield* replacement.instead()) return true;
  }
  return false;
}

/**
 * xw2.jam.6, .14, xw2.annex-queue-example-2.4: whoever jams chooses which green token or lock is lost; then the jam
 * token goes too (xw2.jam.7).
 */
function* becomeJammed(t: XTable, ship: Ship, by: Seat): Procedure<void> {
  const tokens = GREEN.filter((token) => ship.tokens[token] > 0).map((token) => ({ key: token, token, lock: null }));
  const locks = ship.locks.map((target) => ({
    key: `lock:${target}`,
    about: { lock: target },
    token: null,
    lock: target,
  }));
  const options = [...tokens, ...locks];
  if (options.length === 0) return; // xw2.jam.8
  const lost = yield* pickOne({ seat: by, topic: 'jam', rule: 'xw2.jam.6', about: { ship: ship.id }, options });
  if (lost.token) removeToken(t, ship, lost.token, 1, 'xw2.jam.6');
  else if (lost.lock !== null) breakLock(t, ship, lost.lock, 'xw2.jam.6');
  removeToken(t, ship, 'jam', 1, 'xw2.jam.7');
}

/**
 * xw2.jam.9, .12: a jammed ship loses the green token, which it has gained all the same, and one jam token with it.
 */
function loseToJam(t: XTable, ship: Ship, token: Token): void {
  removeToken(t, ship, token, 1, 'xw2.jam.9');
  removeToken(t, ship, 'jam', 1, 'xw2.jam.9');
}

/** Takes tokens from a ship; answers how many there were to take. */
export function removeToken(t: XTable, ship: Ship, token: Token, count: number, rule: RuleId = RULE): number {
  const taken = Math.min(count, ship.tokens[token]);
  if (taken === 0 || !t.abilities.ask('may-remove-token', { ship, token }, true)) return 0;
  ship.tokens[token] -= taken;
  t.emit({ type: 'token-lost', rule, ship: ship.id, token, count: taken, how: 'removed' });
  return taken;
}

/** A token goes from one ship to another (xw2.tokens.4), unless the other cannot have it (xw2.tokens.5). */
export function* transferToken(t: XTable, from: Ship, to: Ship, token: Token, source: TokenSource): Procedure<void> {
  if (canGain(to, token) && removeToken(t, from, token, 1, source.rule) > 0) yield* gainToken(t, to, token, 1, source);
}

/** A ship spends tokens: its own (xw2.tokens.3), or where a card says so those of a friend (xw2.abilities.3). */
export function* spendToken(
  t: XTable,
  ship: Ship,
  token: Token,
  count: number,
  rule: RuleId = RULE,
  attack: Attack | null = null,
  spender = ship,
): Procedure<void> {
  if (ship.tokens[token] < count) throw new Error(`${ship.id} cannot spend ${count} ${token}.`);
  ship.tokens[token] -= count;
  t.emit({ type: 'token-lost', rule, ship: ship.id, token, count, how: 'spent' });
  for (let i = 0; i < count; i++) yield* t.window('token-spent', { ship: spender, token, attack });
}

export function isTractored(t: XTable, ship: Ship): boolean {
  return ship.tokens.tractor >= tractorThreshold(t, ship);
}
