import { at, type CardAbility, instead, modify, RULE } from '../../abilities.ts';
import { demandUnit } from '../../keywords/choosing.ts';
import { isOwn } from '../../keywords/keyword.ts';
import { giveOrder, mayReceiveOrder } from '../../rules/command.ts';
import type { Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { canPay, pay } from './paying.ts';

/** What comms cards do with orders. */

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

/** Comms Jammer: nobody but itself orders an enemy at range 1. */
export const JAMMER: readonly CardAbility[] = [
  modify('may-be-ordered', (may, { table, self, moment: { commander, unit } }) => {
    const isForeign = unit.seat !== self.seat && commander !== unit;
    return may && !(isForeign && self.unit !== null && table.range(self.unit, unit) <= 1);
  }),
];

/** Friends that may have an order in a unit's stead. */
function heirs(t: LTable, unit: Unit, by: Unit): readonly Unit[] {
  return t.friendsOf(unit.seat).filter((one) => one !== unit && t.range(unit, one) <= 2 && mayReceiveOrder(t, one, by));
}

/** Comms Relay: the order is passed on as it is, and was this unit's only one. */
export const RELAY: readonly CardAbility[] = [
  instead('be-ordered', {
    rule: RULE,
    optional: true,
    when: (context) => {
      const { table, moment } = context;
      return isOwn(context) && heirs(table, moment.unit, moment.by).length > 0;
    },
    *instead({ table, self, moment: { unit, by, with: card } }) {
      const heir = yield* demandUnit({ self, rule: RULE, gives: 'order' }, heirs(table, unit, by));
      if (!heir) return false;
      unit.memory['round:ordered'] = 1;
      yield* giveOrder(table, heir, by, RULE, card);
      return true;
    },
  }),
];

/** HQ Uplink: an order of its own once the card of its player has issued all. */
export const UPLINK: readonly CardAbility[] = [
  at('issuing-orders', {
    optional: true,
    when: (context) => {
      const { table, self, moment } = context;
      const { unit } = self;
      return self.seat === moment.seat && unit !== null && canPay(context) && mayReceiveOrder(table, unit, unit);
    },
    *effect(context) {
      const { unit } = context.self;
      pay(context);
      if (unit) yield* giveOrder(context.table, unit, unit, RULE);
    },
  }),
];

/** Hacked Comms Unit: an order overheard in the Command Phase. */
export const HACKED: readonly CardAbility[] = [
  at('unit-ordered', {
    optional: true,
    when: ({ table, self: { unit, seat }, moment }) =>
      table.state.phase === 'command' &&
      moment.unit.seat !== seat &&
      unit !== null &&
      table.range(unit, moment.unit) <= 1 &&
      mayReceiveOrder(table, unit, unit),
    *effect({ table, self: { unit } }) {
      if (unit) yield* giveOrder(table, unit, unit, RULE);
    },
  }),
];
