import { type CardAbility, modify } from '../../abilities.ts';

/**
 * Commanders, operatives and whoever may be nominated as one issue orders to it from further away: in the Command Phase, for nobody
 * else's orders are measured so (legion.field-commander.2).
 */
export function reachedByOrders(reach: number): CardAbility {
  return modify('order-range', (range, { table, self, moment: { commander, unit } }) => {
    if (unit !== self.unit) return range;
    const { rank } = commander;
    const isCommanding =
      rank === 'commander' || rank === 'operative' || table.abilities.ask('may-be-nominated', commander, false);
    return isCommanding ? Math.max(range, reach) : range;
  });
}
