import type { AbilitySource, Procedure, Seat } from '@rangefinder/kernel';
import type { CardAbility, CardAction, Holder } from './abilities.ts';
import type { Unit } from './state.ts';
import type { LTable } from './table.ts';

type Source = AbilitySource<LTable, Holder>;

/** It stands on no card, and in no list of keywords. */
export const IMMUNE = 'immune-enemy-effects';
const GIVEN = `:keyword:${IMMUNE}`;

/** Whether a unit has Immune: Enemy Effects. No card prints it: it is given for a while. */
export function isImmune({ memory }: Unit): boolean {
  return Object.keys(memory).some((key) => key.endsWith(GIVEN));
}

/** legion.immune-enemy-effects.2: nobody whom a card of the other side cannot choose. */
export function choosable(units: readonly Unit[], seat: Seat): readonly Unit[] {
  return units.filter((unit) => unit.seat === seat || !isImmune(unit));
}

/** Whether a unit ignores the effect that goes on (legion.immune-enemy-effects.1). */
export function ignoresEffect({ effectOf }: LTable, unit: Unit): boolean {
  return effectOf !== null && effectOf !== unit.seat && isImmune(unit);
}

/**
 * While some unit is immune, what units, upgrades and command cards do is known by whose it is, so that the unit can ignore it
 * (legion.immune-enemy-effects.4). Battle cards are nobody's (.3).
 */
export function sparing(t: LTable, sources: Source[]): Source[] {
  const { units, objective, deployment, condition } = t.state;
  if (!units.some(isImmune)) return sources;
  const battle = [objective, deployment, condition];
  return sources.map((source) =>
    battle.includes(source.self.card)
      ? source
      : { ...source, abilities: source.abilities.map((one) => spare(t, source.seat, one)) },
  );
}

function spare(t: LTable, seat: Seat, ability: CardAbility): CardAbility {
  const passesBy = (moment: unknown) => concerns(t, moment).some((unit) => unit.seat !== seat && isImmune(unit));
  switch (ability.sort) {
    case 'trigger':
      return { ...ability, effect: (context) => during(t, seat, ability.effect(context)) };
    case 'replacement':
      return {
        ...ability,
        when: (context) => !passesBy(context.moment) && ability.when?.(context) !== false,
        instead: (context) => during(t, seat, ability.instead(context)),
      };
    case 'modifier':
      return {
        ...ability,
        modify(value, context) {
          if (passesBy(context.moment)) return value;
          const changed = ability.modify(value, context);
          return ability.hook === 'card-actions' ? knownActions(t, seat, value, changed) : changed;
        },
      };
  }
}

/** The unit that a moment or a question is about. */
function concerns(t: LTable, moment: unknown): readonly Unit[] {
  return t.state.units.filter(
    (unit) =>
      unit === moment || (typeof moment === 'object' && moment !== null && Reflect.get(moment, 'unit') === unit),
  );
}

/** Actions that a card adds, each known by whose it is. */
function knownActions(t: LTable, seat: Seat, before: unknown, after: unknown): readonly CardAction[] {
  const others = before as readonly CardAction[];
  return (after as readonly CardAction[]).map((action) =>
    others.includes(action)
      ? action
      : { ...action, perform: (table, unit, free) => during(t, seat, action.perform(table, unit, free)) },
  );
}

function* during<T>(t: LTable, seat: Seat, effect: Procedure<T>): Procedure<T> {
  const before = t.effectOf;
  t.effectOf = seat;
  const done = yield* effect;
  t.effectOf = before;
  return done;
}
