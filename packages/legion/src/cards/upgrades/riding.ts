import { keyOptions, type Procedure } from '@rangefinder/kernel';
import { type AbilityContext, at, type CardAbility, cardAction, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import { chooseNumber, chooseUnit, type Gift, whyNobody } from '../../keywords/choosing.ts';
import { isOwn } from '../../keywords/keyword.ts';
import { giveOrder, mayReceiveOrder } from '../../rules/command.ts';
import { gainToken, removeToken } from '../../rules/tokens.ts';
import { passengersOf } from '../../rules/transported.ts';
import { isTrooper } from '../../rules/units.ts';
import type { Unit } from '../../state.ts';

/** Friendly troopers at range 1–2; whoever the vehicle carries is at range 1 of it. */
function helped({ table, moment: own }: AbilityContext<Unit>): readonly Unit[] {
  return table.friendsOf(own.seat).filter((one) => isTrooper(table, one) && table.range(own, one) <= 2);
}

/** A free action for the good of a friendly trooper in reach; nobody pays for it where there is none. */
function forTrooper(
  gives: Gift,
  help: (context: AbilityContext<Unit>, unit: Unit) => Procedure<void>,
): readonly CardAbility[] {
  return [
    cardAction({
      rule: RULE,
      free: true,
      whyNot: (context) => whyNobody({ self: context.self, rule: RULE }, helped(context)),
      *perform(context) {
        const chosen = yield* chooseUnit({ self: context.self, rule: RULE, gives }, helped(context));
        if (chosen) yield* help(context, chosen);
      },
    }),
  ];
}

/** Clone Commander Fox: a surge token, and perhaps a suppression token less. */
export const FOX = forTrooper('surge', function* ({ table, self }, unit) {
  yield* gainToken(table, unit, 'surge', 1, RULE);
  const count = yield* chooseNumber({ self, rule: RULE, unit, gives: 'calm' }, Math.min(1, unit.tokens.suppression));
  removeToken(table, unit, 'suppression', count, RULE);
});

/** Governor Pryce: an aim token at the price of a suppression token. */
export const PRYCE = forTrooper('aim', function* ({ table }, unit) {
  yield* gainToken(table, unit, 'aim', 1, RULE);
  yield* gainToken(table, unit, 'suppression', 1, RULE);
});

/** Shriv Suurgav: a dodge token, and a suppression token for whoever wants one. */
export const SHRIV = forTrooper('dodge', function* ({ table, self }, unit) {
  yield* gainToken(table, unit, 'dodge', 1, RULE);
  const count = yield* chooseNumber({ self, rule: RULE, unit, gives: 'suppression' }, 1);
  yield* gainToken(table, unit, 'suppression', count, RULE);
});

const READY = keyOptions(['aim', 'dodge']);

/** Clone Shock Trooper Pilot: whoever has got off is ready for it. */
export const SHOCK_PILOT: readonly CardAbility[] = [
  at('moved', {
    rule: RULE,
    optional: false,
    when: ({ self, moment }) => moment.left === self.unit,
    *effect({ table, self, moment: { unit } }) {
      yield* gainToken(table, unit, 'surge', 1, RULE);
      const about = { unit: unit.id, card: self.card };
      const { key } = yield* pickOne({ seat: unit.seat, topic: 'choose', rule: RULE, about, options: READY });
      yield* gainToken(table, unit, key, 1, RULE);
    },
  }),
];

/** Onboard Comms Channel: an order passed on to somebody aboard. */
export const ONBOARD_COMMS: readonly CardAbility[] = [
  at('unit-ordered', {
    rule: RULE,
    optional: false,
    when: (context) => isOwn(context) && context.table.state.phase === 'command',
    *effect({ table, self, moment: { unit } }) {
      const fit = passengersOf(table, unit).filter((one) => mayReceiveOrder(table, one, unit));
      const chosen = yield* chooseUnit({ self, rule: RULE, gives: 'order' }, fit);
      if (chosen) yield* giveOrder(table, chosen, unit, RULE);
    },
  }),
];
