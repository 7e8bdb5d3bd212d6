import type { RuleId } from '@rangefinder/kernel';
import { sideOf } from '@rangefinder/xwing';
import { at, type CardAbility, instead, modify } from '../../../abilities.ts';
import { flipUpgrade } from '../../../rules/flip.ts';
import { revealedManeuver } from '../../../rules/revealed.ts';
import { rotateShip } from '../../../rules/rotateship.ts';
import { removeToken } from '../../../rules/tokens.ts';
import type { Obstacle, Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

/**
 * Rock or debris a walker can hold on to; loose cargo and spare parts count as it (xw2.annex-obstacle-types.1, .2).
 */
function isFoothold({ kind }: Obstacle): boolean {
  return kind === 'asteroid' || kind === 'debris-cloud' || kind === 'loose-cargo' || kind === 'spare-parts';
}

function friendsOn(table: XTable, ship: Ship, obstacle: Obstacle): number {
  const pieces = table.obstacle(obstacle);
  return table.friendsOf(ship).filter((other) => other !== ship && table.rangeTo(other, pieces) === 0).length;
}

/** A ship remembers that its struts opened in the maneuver that is going on. */
const OPENING = 'struts-opening';

/** Closed struts: an obstacle under the end of a maneuver can be held on to. */
export function flipsOntoObstacle(rule: RuleId): CardAbility {
  return instead('obstacle-effect', {
    rule,
    optional: true,
    when: ({ table, self, moment }) =>
      moment.ship === self.ship &&
      moment.how === 'overlapped' &&
      moment.by === 'maneuver' &&
      isFoothold(moment.obstacle) &&
      friendsOn(table, self.ship, moment.obstacle) <= 1,
    *instead({ table, self }) {
      if (!self.upgrade) return false;
      flipUpgrade(table, self.ship, self.upgrade, rule);
      self.ship.memory[OPENING] = 1;
      return true;
    },
  });
}

/** Whether a ship with open struts stays where it is. */
function holdsOn(table: XTable, ship: Ship): boolean {
  if (ship.dial === null || ship.dial === '2-straight') return false;
  return table.state.obstacles.some((one) => isFoothold(one) && table.rangeTo(ship, table.obstacle(one)) === 0);
}

export const STRUTS_OPEN: readonly CardAbility[] = [
  modify(
    'ignores-obstacle',
    'xw2.errata-upgrade-cards.27',
    (ignores, { table, self, moment }) =>
      ignores || (moment.ship === self.ship && table.rangeTo(self.ship, table.obstacle(moment.obstacle)) === 0),
  ),
  modify(
    'may-act',
    'xw2.errata-upgrade-cards.28',
    (may, { self, moment }) => may && !(moment.ship === self.ship && moment.action === 'barrel-roll'),
  ),
  modify(
    'skips-maneuver',
    'xw2.errata-upgrade-cards.29',
    (skips, { table, self, moment: ship }) => skips || (ship === self.ship && holdsOn(table, ship)),
  ),
  at('dial-revealed', {
    rule: 'xw2.errata-upgrade-cards.29',
    optional: false,
    when: ({ table, self, moment }) => moment.ship === self.ship && holdsOn(table, self.ship),
    *effect({ table, self: { ship } }) {
      removeToken(table, ship, 'stress', 1, 'xw2.errata-upgrade-cards.29');
      const revealed = revealedManeuver(table, ship);
      const side = revealed ? sideOf(revealed.bearing) : null;
      if (side) rotateShip(table, ship, side === 'left' ? -90 : 90, 'xw2.errata-upgrade-cards.30');
    },
  }),
  at('maneuver-executed', {
    rule: 'xw2.errata-upgrade-cards.31',
    optional: false,
    when: ({ self, moment }) => moment.ship === self.ship,
    *effect({ table, self }) {
      // The maneuver that opened them is over with this; the next one closes them.
      if (self.ship.memory[OPENING] === 1) delete self.ship.memory[OPENING];
      else if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade, 'xw2.errata-upgrade-cards.31');
    },
  }),
];
