import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import { breakLock, isReplaced } from '@rangefinder/xwing';
import { byCardOf, RULE } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import type { Attack, Ship, Token } from '../state.ts';
import type { XTable } from '../table.ts';
import { chooseLender, lendersIn } from './lending.ts';
import { inBullseyeArc } from './measure.ts';

/** Tokens that a ship's own card gives it, where nothing else is said: nobody decides what they do to it. */
type OwnToken = Exclude<Token, 'jam' | 'tractor'>;

/** Why a token is assigned: the rule, and the player whose effect gives it. */
export interface TokenSource {
  readonly rule: RuleId;
  readonly by: Seat;
}

/** xw1.stress.1 */
export function isStressed(ship: Ship): boolean {
  return ship.tokens.stress > 0;
}

/** xw1.ion-token.1, xw1.large-ship.2, .3, xw1.summary-sheet.12 */
export function isIonized(t: XTable, ship: Ship): boolean {
  return ship.tokens.ion >= (t.sizeOf(ship) === 'large' ? 2 : 1);
}

/** What a jam token takes. */
const JAMMED: readonly Token[] = ['focus', 'evade'];

/** A ship is assigned tokens, one at a time; each may be replaced, and each has its own consequences. */
export function gainToken(t: XTable, ship: Ship, token: OwnToken, count: number): Procedure<void>;
export function gainToken(t: XTable, ship: Ship, token: Token, count: number, source: TokenSource): Procedure<void>;
export function* gainToken(
  t: XTable,
  ship: Ship,
  token: Token,
  count: number,
  source: TokenSource = byCardOf(ship),
): Procedure<void> {
  for (let i = 0; i < count && ship.place === 'play'; i++) {
    const { by } = source;
    if (yield* isReplaced(t.abilities.replacing('gain-token', { ship, token, by }))) continue;
    ship.tokens[token]++;
    t.emit({ type: 'token-gained', rule: source.rule, ship: ship.id, token, count: 1 });
    if (token === 'jam') yield* becomeJammed(t, ship, by);
    else if (JAMMED.includes(token)) loseToJam(t, ship, token);
    yield* t.window('token-gained', { ship, token });
    if (token === 'tractor') yield* t.edition.tractored(t, ship, by);
  }
}

/** xw1.jam.2, .3: one of what it can take, chosen by whoever jams, and the jam token with it. */
function* becomeJammed(t: XTable, ship: Ship, by: Seat): Procedure<void> {
  const tokens = JAMMED.filter((token) => ship.tokens[token] > 0).map((token) => ({ key: token, token, lock: null }));
  const locks = [...new Set(ship.locks)].map((lock) => ({ key: `lock:${lock}`, about: { lock }, token: null, lock }));
  const options = [...tokens, ...locks];
  if (options.length === 0) return;
  const lost = yield* pickOne({ seat: by, topic: 'jam', rule: 'xw1.jam.2', about: { ship: ship.id }, options });
  if (lost.token) removeToken(t, ship, lost.token, 1, 'xw1.jam.2');
  else if (lost.lock !== null) breakLock(t, ship, lost.lock, 'xw1.jam.2');
  removeToken(t, ship, 'jam', 1, 'xw1.jam.2');
}

/** xw1.jam.4 */
function loseToJam(t: XTable, ship: Ship, token: Token): void {
  if (ship.tokens.jam === 0) return;
  removeToken(t, ship, token, 1, 'xw1.jam.4');
  removeToken(t, ship, 'jam', 1, 'xw1.jam.4');
}

/** Takes tokens from a ship; answers how many there were to take. */
export function removeToken(t: XTable, ship: Ship, token: Token, count: number, rule: RuleId = RULE): number {
  const taken = Math.min(count, ship.tokens[token]);
  if (taken === 0) return 0;
  ship.tokens[token] -= taken;
  t.emit({ type: 'token-lost', rule, ship: ship.id, token, count: taken, how: 'removed' });
  return taken;
}

/** Takes stress tokens from a ship, and what waits for that happens; answers how many there were to take. */
export function* removeStress(t: XTable, ship: Ship, count: number, rule: RuleId = RULE): Procedure<number> {
  const taken = removeToken(t, ship, 'stress', count, rule);
  if (taken > 0) yield* t.window('stress-removed', { ship });
  return taken;
}

/** A token goes from one ship to another. */
export function* transferToken(t: XTable, from: Ship, to: Ship, token: Token, source: TokenSource): Procedure<void> {
  if (to.place === 'play' && removeToken(t, from, token, 1, source.rule) > 0) yield* gainToken(t, to, token, 1, source);
}

/** Whether a ship may spend a token of its own (xw1.spend.2) now. */
export function maySpend(t: XTable, ship: Ship, token: Token, attack: Attack | null = null): boolean {
  if (spendableOf(t, ship, token, attack).length === 0 || isInSights(t, ship, token, attack)) return false;
  return t.abilities.ask('may-spend', { ship, token, attack }, true);
}

/** xw1.bullseye-arc.2: a defender in the attacker's bullseye arc spends neither focus nor evade on its dice. */
function isInSights(t: XTable, ship: Ship, token: Token, attack: Attack | null): boolean {
  if (attack?.defender !== ship.id || attack.step !== 'defense-dice') return false;
  return (token === 'focus' || token === 'evade') && inBullseyeArc(t, t.ship(attack.attacker), ship);
}

/** The ships beside which a token lies that a ship may spend: itself, or another where a card says so. */
function spendableOf(t: XTable, ship: Ship, token: Token, attack: Attack | null): readonly Ship[] {
  const lenders = token === 'focus' ? lendersIn(t, ship, token, attack) : [ship];
  return lenders.filter((lender) => lender.tokens[token] > 0);
}

/** xw1.spend.1: a spent token is gone. */
export function* spendToken(
  t: XTable,
  ship: Ship,
  token: Token,
  rule: RuleId = RULE,
  attack: Attack | null = null,
): Procedure<void> {
  const lenders = spendableOf(t, ship, token, attack);
  if (lenders.length === 0) throw new Error(`${ship.id} cannot spend ${token}.`);
  const lender = yield* chooseLender(ship, lenders, rule);
  lender.tokens[token]--;
  t.emit({ type: 'token-lost', rule, ship: lender.id, token, count: 1, how: 'spent' });
  yield* t.window('token-spent', { ship, token, attack });
}
