import type { Procedure, RuleId } from '@rangefinder/kernel';
import { type AttackFace, breakAllLocksOf, breakAllLocksOn, isReplaced } from '@rangefinder/xwing';
import type { Obstacle, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { sufferDamage } from './damage.ts';
import { rollOutsideAttack } from './roll.ts';
import { gainToken } from './tokens.ts';

/**
 * What happens to a ship that moved through or overlapped an obstacle (xw2.obstacles.1, .2), by a maneuver, by another
 * move, or because the obstacle was placed under it.
 */
export function* obstacleEffect(
  t: XTable,
  ship: Ship,
  obstacle: Obstacle,
  how: 'overlapped' | 'moved-through',
  by: 'maneuver' | 'move' | 'placed' = 'placed',
): Procedure<void> {
  // xw2.faq-objects.1, .2
  if (t.abilities.ask('ignores-obstacle', { ship, obstacle, how: 'move' }, false)) return;
  if (yield* isReplaced(t.abilities.replacing('obstacle-effect', { ship, obstacle, how, by }))) return;
  t.emit({ type: 'obstacle-hit', rule: 'xw2.obstacles.2', ship: ship.id, obstacle: obstacle.id, how });
  // xw2.obstacles.19, xw2.faq-cards.22: a maneuver that ends on it costs the Perform Action step; actions that
  // something else grants it does not (xw2.obstacles.31).
  if (how === 'overlapped' && by === 'maneuver') ship.skipsAction = true;
  const gain = (token: 'stress' | 'strain' | 'ion' | 'jam', count: number, rule: RuleId) =>
    gainToken(t, ship, token, count, { rule, by: 1 - ship.seat });
  switch (obstacle.kind) {
    case 'asteroid':
      yield* sufferDamage(t, ship, 'hit', 1, { rule: 'xw2.obstacles.3', obstacle });
      if (isDamage(yield* rollOne(t, ship, 'xw2.obstacles.4')))
        yield* sufferDamage(t, ship, 'hit', 1, { rule: 'xw2.obstacles.4', obstacle });
      return;
    case 'debris-cloud': {
      yield* gain('stress', 1, 'xw2.obstacles.7');
      const face = yield* rollOne(t, ship, 'xw2.obstacles.8');
      if (face === 'hit' || face === 'crit')
        yield* sufferDamage(t, ship, face, 1, { rule: 'xw2.obstacles.8', obstacle });
      return;
    }
    case 'gas-cloud': {
      breakLocks(t, ship, 'xw2.obstacles.12');
      yield* gain('strain', 1, 'xw2.obstacles.13');
      const face = yield* rollOne(t, ship, 'xw2.obstacles.14');
      if (face === 'hit' || face === 'crit') yield* gain('ion', face === 'hit' ? 1 : 3, 'xw2.obstacles.14');
      return;
    }
    // xw2.annex-electro-chaff-cloud.2, .4
    case 'electro-chaff':
      breakLocks(t, ship, 'xw2.obstacles.9');
      yield* gain('jam', 1, 'xw2.obstacles.10');
      if (isDamage(yield* rollOne(t, ship, 'xw2.obstacles.11'))) yield* gain('stress', 1, 'xw2.obstacles.11');
      return;
    case 'loose-cargo':
      yield* gain('strain', 1, 'xw2.obstacles.15');
      if (isDamage(yield* rollOne(t, ship, 'xw2.obstacles.16'))) yield* gain('stress', 1, 'xw2.obstacles.16');
      return;
    case 'spare-parts':
      yield* gain('strain', 1, 'xw2.obstacles.17');
      if (isDamage(yield* rollOne(t, ship, 'xw2.obstacles.18'))) yield* gain('stress', 1, 'xw2.obstacles.18');
      return;
    // xw2.blaze.4 to .7
    case 'blaze': {
      const face = yield* rollOne(t, ship, 'xw2.obstacles.5');
      if (isDamage(face)) yield* sufferDamage(t, ship, 'hit', 1, { rule: 'xw2.obstacles.5', obstacle });
      else if (face === 'focus') yield* gain('stress', 1, 'xw2.obstacles.5');
      ship.skipsAction = true; // xw2.obstacles.6
      return;
    }
  }
}

/** xw2.obstacles.20, .21, .26: rock, debris and gas at range 0, of which a ship cannot attack. */
export function obstaclesForbiddingAttacks(t: XTable, ship: Ship): readonly Obstacle[] {
  return t.state.obstacles.filter(
    (obstacle) =>
      (obstacle.kind === 'asteroid' || obstacle.kind === 'debris-cloud' || obstacle.kind === 'gas-cloud') &&
      t.isAtRangeZero(ship, obstacle) &&
      !t.abilities.ask('ignores-obstacle', { ship, obstacle, how: 'attack-from' }, false),
  );
}

function* rollOne(t: XTable, ship: Ship, rule: RuleId): Procedure<AttackFace> {
  const [face = 'blank'] = yield* rollOutsideAttack(t, ship, 1, 'obstacle', rule);
  return face;
}

function isDamage(face: AttackFace): boolean {
  return face === 'hit' || face === 'crit';
}

function breakLocks(t: XTable, ship: Ship, rule: RuleId): void {
  breakAllLocksOf(t, ship, rule);
  breakAllLocksOn(t, ship.id, rule);
}
