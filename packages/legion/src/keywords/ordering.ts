import { words } from '@rangefinder/kernel/words';
import { at, type Holder, instead } from '../abilities.ts';
import { giveOrder, mayReceiveOrder } from '../rules/command.ts';
import { isOfKind } from '../rules/units.ts';
import { isInBattle, type Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { chooseUnit } from './choosing.ts';
import { isOwn, keyword } from './keyword.ts';

/** Other friends within a range that may be issued an order. */
function othersToOrder(t: LTable, unit: Unit, reach: number): readonly Unit[] {
  return t
    .friendsOf(unit.seat)
    .filter((one) => one !== unit && t.range(unit, one) <= reach && mayReceiveOrder(t, one, unit));
}

/** All that a unit's uses of Coordinate name; one that has it twice has one longer list (legion.coordinate.5). */
function coordinates(t: LTable, unit: Unit): readonly string[] {
  return t.keywords(unit).flatMap(({ id, of }) => (id === 'coordinate' ? [of] : []));
}

/** Whom a unit may coordinate with; only one of its uses speaks for all of them. */
function coordinated(t: LTable, { unit, of }: Holder): readonly Unit[] {
  const kinds = unit ? coordinates(t, unit) : [];
  if (!unit || kinds[0] !== of) return [];
  const reach = t.abilities.ask('coordinate-range', unit, 1);
  return othersToOrder(t, unit, reach).filter((one) => isOfKind(t, one, kinds.join(',')));
}

/** legion.coordinate: an order for one unit, whichever of the list it is (.4). */
export const COORDINATE = keyword(
  'coordinate',
  'Coordinate',
  words(
    'After you are issued an order: issue an order to a friendly unit at range 1 of the kind it names.',
    'Après avoir reçu un ordre : donnez un ordre à une unité alliée à portée 1 du type indiqué.',
    'Po otrzymaniu rozkazu: wydaj rozkaz sojuszniczemu oddziałowi wskazanego rodzaju w zasięgu 1.',
  ),
  [
    at('unit-ordered', {
      rule: 'legion.coordinate.1',
      optional: false,
      when: (context) => isOwn(context) && coordinated(context.table, context.self).length > 0,
      *effect({ table, self, moment: { unit } }) {
        const rule = 'legion.coordinate.1';
        const chosen = yield* chooseUnit({ self, rule, gives: 'order' }, coordinated(table, self));
        if (chosen) yield* giveOrder(table, chosen, unit, rule);
      },
    }),
  ],
);

/** legion.entourage.3, .6 */
function entourageOf(t: LTable, { unit, of, seat }: Holder): readonly Unit[] {
  if (!unit || !isInBattle(unit)) return [];
  return t.friendsOf(seat).filter((one) => {
    const reach = t.abilities.ask('order-range', { commander: unit, unit: one }, 2);
    const isNear = one !== unit && t.range(unit, one) <= reach;
    return isNear && isOfKind(t, one, of) && mayReceiveOrder(t, one, unit);
  });
}

/** legion.entourage: what changes the range of orders changes this one too (.6). */
export const ENTOURAGE = keyword(
  'entourage',
  'Entourage',
  words(
    'When orders are issued: issue an order to a friendly unit of that name at range 1–2.',
    'Quand les ordres sont donnés : donnez un ordre à une unité alliée de ce nom à portée 1–2.',
    'Gdy wydawane są rozkazy: wydaj rozkaz sojuszniczemu oddziałowi o tej nazwie w zasięgu 1–2.',
  ),
  [
    at('issuing-orders', {
      rule: 'legion.entourage.3',
      optional: false,
      when: ({ table, self, moment }) => self.seat === moment.seat && entourageOf(table, self).length > 0,
      *effect({ table, self }) {
        const rule = 'legion.entourage.3';
        const chosen = yield* chooseUnit({ self, rule, gives: 'order' }, entourageOf(table, self));
        if (self.unit && chosen) yield* giveOrder(table, chosen, self.unit, rule);
      },
    }),
  ],
);

/**
 * legion.authoritative: the order counts as its own (.2), once in a Command Phase (.3), since the order that it would have had was its
 * only one (legion.issuing-orders.11).
 */
export const AUTHORITATIVE = keyword(
  'authoritative',
  'Authoritative',
  words(
    'When you would be issued an order: you may issue it to a friendly unit at range 1–2 instead.',
    'Quand vous devriez recevoir un ordre : vous pouvez le donner à une unité alliée à portée 1–2.',
    'Gdy masz otrzymać rozkaz: możesz zamiast tego wydać go sojuszniczemu oddziałowi w zasięgu 1–2.',
  ),
  [
    instead('be-ordered', {
      rule: 'legion.authoritative.1',
      optional: true,
      when: (context) => isOwn(context) && othersToOrder(context.table, context.moment.unit, 2).length > 0,
      *instead({ table, self, moment: { unit } }) {
        const rule = 'legion.authoritative.1';
        const chosen = yield* chooseUnit({ self, rule, gives: 'order' }, othersToOrder(table, unit, 2));
        if (!chosen) return false;
        unit.memory['round:ordered'] = 1;
        yield* giveOrder(table, chosen, unit, rule);
        return true;
      },
    }),
  ],
);
