import type { Procedure } from '@rangefinder/kernel';
import { type AbilityContext, at, RULE } from '../../abilities.ts';
import { acquireLock, lockTargets } from '../../rules/lock.ts';
import { inArc } from '../../rules/measure.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

/** Enemy ships in the bullseye arc that could be locked. */
function inBullseye(t: XTable, ship: Ship) {
  return lockTargets(t, ship).filter(({ key }) => {
    const enemy = t.findShip(key);
    return enemy !== undefined && enemy.seat !== ship.seat && inArc(t, ship, 'bullseye', enemy);
  });
}

function* lockInBullseye({ table, self }: Pick<AbilityContext<unknown>, 'table' | 'self'>): Procedure<void> {
  yield* acquireLock(table, self.ship, RULE, inBullseye(table, self.ship));
}

export const ODD_BALL = {
  text: 'After fully executing a red maneuver, or a red action, you may lock an enemy in your bullseye arc.',
  abilities: [
    at('maneuver-executed', {
      optional: true,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship &&
        moment.full &&
        moment.maneuver.difficulty === 'red' &&
        inBullseye(table, self.ship).length > 0,
      effect: lockInBullseye,
    }),
    at('action-performed', {
      optional: true,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship && moment.difficulty === 'red' && inBullseye(table, self.ship).length > 0,
      effect: lockInBullseye,
    }),
  ],
};
