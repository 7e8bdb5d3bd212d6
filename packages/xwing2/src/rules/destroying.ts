import type { Procedure, RuleId } from '@rangefinder/kernel';
import { breakAllLocksOf, breakAllLocksOn, clearContact, USE_OR_DECLINE } from '@rangefinder/xwing';
import { pickOne } from '../ask.ts';
import { scoreDestroyed, whenLeaving } from '../missions/scoring.ts';
import { ALL_TOKENS, type Attack, type Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { dockedWith } from './docking.ts';
import { hullOf } from './stats.ts';

/**
 * xw2.damage.1, xw2.destroying-ships.1: destroyed once the damage cards reach the hull value, and so none is left of
 * it (xw2.hull.2); the value itself stays (xw2.damage-cards.11).
 */
export function* destroyIfDue(t: XTable, ship: Ship, attack: Attack | null): Procedure<void> {
  if (ship.damage.length >= hullOf(t, ship)) yield* destroyShip(t, ship, attack);
}

/** Destroys a ship in play, unless something else happens instead. */
export function* destroyShip(t: XTable, ship: Ship, attack: Attack | null): Procedure<void> {
  if (ship.destroyed || ship.place !== 'play') return;
  for (const replacement of t.abilities.replacing('destroy', { ship })) {
    if (replacement.optional) {
      const { key } = yield* pickOne({
        seat: replacement.seat,
        topic: 'use-ability',
        rule: replacement.rule,
        about: { ship: replacement.self.ship.id, card: replacement.self.card },
        options: USE_OR_DECLINE,
      });
      if (key === 'decline') continue;
    }
    if (yield* replacement.instead()) return;
  }
  ship.destroyed = true; // xw2.faq-engagement-attacks.7, .8: nothing undoes it
  t.emit({ type: 'destroyed', rule: 'xw2.destroying-ships.1', ship: ship.id });
  scoreDestroyed(t, ship);
  yield* whenLeaving(t, ship, ship.pose, 'xw2.missions.salvage.9');
  // xw2.faq-engagement-attacks.5, .6: during an attack these wait for its Aftermath, else they are queued at once; in
  // any case they come before its removal (xw2.destroying-ships.5).
  const during = t.state.attack;
  if (during && during.step !== 'aftermath') during.destroyed.push(ship.id);
  else yield* t.window('ship-destroyed', { ship, attack });
}

/**
 * xw2.removed-from-game.1, .2: the ship leaves, its tokens go back to the supply; damage cards stay
 * (xw2.damage-cards.2).
 */
export function removeFromGame(t: XTable, ship: Ship, rule: RuleId): void {
  if (ship.place === 'removed') return;
  ship.place = 'removed';
  for (const token of ALL_TOKENS) ship.tokens[token] = 0;
  breakAllLocksOf(t, ship, 'xw2.removed-from-game.2');
  breakAllLocksOn(t, ship.id, 'xw2.removed-from-game.2');
  clearContact(t, ship);
  t.emit({ type: 'removed', rule, ship: ship.id });
  if (!ship.destroyed) scoreDestroyed(t, ship);
  t.left(ship);
  // A carrier that flees takes along what is docked with it: nothing could bring that back (xw2.in-reserve.5).
  for (const docked of dockedWith(t, ship)) removeFromGame(t, docked, rule);
}
