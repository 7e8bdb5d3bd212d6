import type { Procedure, RuleId } from '@rangefinder/kernel';
import { breakAllLocksOf, breakAllLocksOn, clearContact, isReplaced, playerOf } from '@rangefinder/xwing';
import { ALL_TOKENS, type Attack, type Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { loseConditions } from './conditions.ts';
import { dockedWith } from './docking.ts';
import { checkObjectives } from './missions.ts';
import { hullOf, skillOf } from './stats.ts';

/** How many damage cards a ship has against its hull; some count as two while they lie faceup (xw1.destroying-ships.7). */
export function damageOn(t: XTable, ship: Ship): number {
  let sum = 0;
  for (const { card, faceup } of ship.damage) sum += faceup ? t.cards.damage(card).counts : 1;
  return sum;
}

/** xw1.destroying-ships.1, xw1.damage.6, .7: at least as many cards as its hull value, which stays. */
export function* destroyIfDue(t: XTable, ship: Ship, attack: Attack | null): Procedure<void> {
  if (damageOn(t, ship) >= hullOf(t, ship)) yield* destroyShip(t, ship, attack);
}

/** Destroys a ship: at once, or after its opportunity to attack (xw1.destroying-ships.6). */
export function* destroyShip(t: XTable, ship: Ship, attack: Attack | null): Procedure<void> {
  if (ship.destroyed || ship.place !== 'play') return;
  if (yield* isReplaced(t.abilities.replacing('destroy', { ship }))) return;
  ship.destroyed = true;
  const during = attack ?? t.state.attack;
  if (during) during.memory[`destroyed:${ship.id}`] = 1;
  t.emit({ type: 'destroyed', rule: 'xw1.destroying-ships.1', ship: ship.id });
  if (!isSpared(t, ship)) yield* removeDestroyed(t, ship, during);
}

/** xw1.simultaneous-attack.1, .2, .8: a ship of the active ship's pilot skill that has not had its opportunity yet. */
function isSpared(t: XTable, ship: Ship): boolean {
  const { phase, attacking } = t.state;
  return phase === 'combat' && attacking !== null && !ship.acted && skillOf(t, ship) === attacking;
}

/** A destroyed ship leaves the table, and what waits for that happens. */
export function* removeDestroyed(t: XTable, ship: Ship, attack: Attack | null): Procedure<void> {
  if (ship.place !== 'play') return;
  yield* t.window('being-destroyed', { ship, attack });
  yield* t.edition.carrierDestroyed(t, ship);
  removeShip(t, ship, 'xw1.destroying-ships.3');
  yield* t.window('ship-destroyed', { ship, attack });
}

/**
 * A ship leaves the play area for good: its damage cards are discarded (xw1.destroying-ships.4), its tokens and the locks
 * on it go back (xw1.destroying-ships.5), and its abilities are no longer active (xw1.card-abilities.8).
 */
export function removeShip(t: XTable, ship: Ship, rule: RuleId): void {
  if (ship.place === 'removed') return;
  ship.place = 'removed';
  const player = playerOf(t.state, ship.seat);
  for (const { card } of ship.damage.splice(0)) if (t.cards.damage(card).count > 0) player.discards.push(card); // xw1.damage.8
  for (const token of ALL_TOKENS) ship.tokens[token] = 0;
  loseConditions(t, ship);
  breakAllLocksOf(t, ship, 'xw1.destroying-ships.5');
  breakAllLocksOn(t, ship.id, 'xw1.destroying-ships.5');
  clearContact(t, ship);
  t.emit({ type: 'removed', rule, ship: ship.id });
  score(t, ship);
  t.changed();
  for (const docked of dockedWith(t, ship)) loseDocked(t, docked);
  checkObjectives(t, ship, rule === FLED ? 'escape' : 'destroy');
}

/** A ship that is still docked when its carrier leaves the play area is destroyed with it (xw1.docking.4). */
function loseDocked(t: XTable, ship: Ship): void {
  ship.destroyed = true;
  t.emit({ type: 'destroyed', rule: 'xw1.docking.4', ship: ship.id });
  removeShip(t, ship, 'xw1.docking.4');
}

/** xw1.round-time-limit.4: the points of a ship with its upgrades, discarded ones too (xw1.upgrade-cards.11), for the opponent. */
function score(t: XTable, ship: Ship): void {
  const points = t.edition.costOf(
    ship.pilot,
    ship.upgrades.map(({ id }) => id),
  );
  const player = t.state.players[ship.seat === 0 ? 1 : 0];
  player.score += points;
  t.emit({ type: 'score', rule: 'xw1.round-time-limit.4', seat: 1 - ship.seat, points });
}

/** A ship that flees is destroyed; a mission may want it to. */
const FLED = 'xw1.fleeing.2';

/** A ship outside the play area (xw1.destroying-ships.2): destroyed on the spot, without any ability of its own (xw1.fleeing.1 to .6, xw1.play-area.2). */
export function flee(t: XTable, ship: Ship): void {
  t.emit({ type: 'fled', rule: 'xw1.fleeing.1', ship: ship.id });
  ship.destroyed = true;
  removeShip(t, ship, FLED);
}
