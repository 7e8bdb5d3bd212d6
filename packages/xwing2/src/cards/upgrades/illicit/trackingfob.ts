import { at, modify, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { assignCondition, conditionOn } from '../../../rules/conditions.ts';

export const TRACKING_FOB: UpgradeFacts = {
  id: 'trackingfob',
  name: 'Tracking Fob',
  fills: ['illicit'],
  limited: 3,
  cost: 4,
  restrictions: [{ keyword: ['Bounty Hunter'] }],
  standard: true,
  text: 'After forces are placed the opponent marks one of their ships for elimination, a limited one if they can. You lock that ship at any range.',
  abilities: [
    at('after-placing-forces', {
      optional: false,
      *effect({ table, self: { ship } }) {
        const enemies = table.state.ships.filter(({ seat }) => seat !== ship.seat);
        const limited = enemies.filter((enemy) => table.pilot(enemy).limited > 0);
        const options = (limited.length > 0 ? limited : enemies).map((enemy) => ({
          key: enemy.id,
          about: { piece: enemy.id },
          enemy,
        }));
        if (options.length === 0) return;
        const by = 1 - ship.seat;
        const about = { ship: ship.id, card: 'markedforelimination' };
        const { enemy } = yield* pickOne({ seat: by, topic: 'assign-condition', rule: RULE, about, options });
        assignCondition(table, enemy, 'markedforelimination', { by, source: ship.id });
      },
    }),
    modify('locks-at-any-range', (any, { self, moment: { ship, target } }) => {
      return any || (ship === self.ship && conditionOn(target, 'markedforelimination') !== undefined);
    }),
  ],
};
