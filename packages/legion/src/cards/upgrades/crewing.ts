import { type AbilityContext, at, type CardAbility, cardAction, RULE } from '../../abilities.ts';
import type { DefenseDie } from '../../card.ts';
import { chooseUnits, chooseWay, demandUnit, whyNobody } from '../../keywords/choosing.ts';
import { canBeTreated, treat } from '../../keywords/healing.ts';
import { isOwn } from '../../keywords/keyword.ts';
import { readyShields } from '../../rules/attack/shields.ts';
import { hasTarget } from '../../rules/attack/targets.ts';
import { extraAttack, extraMove } from '../../rules/deeds.ts';
import { mayMove } from '../../rules/moving.ts';
import { gainToken } from '../../rules/tokens.ts';
import { isGone } from '../../rules/units.ts';
import { sufferWounds } from '../../rules/wounds.ts';
import type { DefenseFace, Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { canPay, pay } from './paying.ts';

/** What the odd crews of speeders do, mostly by chance. */

/** Rolls dice for a unit's luck, for everybody to see; answers how many show one of these faces. */
export function rollLuck(
  t: LTable,
  { id }: Unit,
  die: DefenseDie,
  count: number,
  faces: readonly DefenseFace[],
): number {
  const rolled = t.rollDefense(die, count);
  t.emit({ type: 'defense-rolled', rule: RULE, defender: id, dice: rolled.map((face) => ({ die, face })) });
  return rolled.filter((face) => faces.includes(face)).length;
}

const LUCKY: readonly DefenseFace[] = ['block', 'surge'];

/** Friends that the medic has aboard or sees at range 1, and can help. */
function patients({ table, moment: unit }: AbilityContext<Unit>): readonly Unit[] {
  const isNear = (one: Unit) => one.carrier === unit.id || (table.range(unit, one) <= 1 && table.sees(unit, one));
  return table.friendsOf(unit.seat).filter((one) => isNear(one) && canBeTreated(table, one));
}

/** Backworld Medic: help that hurts. */
export const MEDIC: readonly CardAbility[] = [
  cardAction({
    rule: RULE,
    whyNot: (context) => whyNobody({ self: context.self, rule: RULE }, patients(context)),
    *perform(context) {
      const { table, self } = context;
      const patient = yield* demandUnit({ self, rule: RULE }, patients(context));
      if (!patient) return;
      yield* treat(context, patient);
      yield* gainToken(table, patient, 'suppression', rollLuck(table, patient, 'white', 2, LUCKY), RULE);
    },
  }),
];

/** Refurbished "Gonk" Droid: shields that come back by chance. */
export const GONK: readonly CardAbility[] = [
  at('start-of-end-phase', {
    optional: false,
    when: ({ self: { unit } }) => (unit?.shields.inactive ?? 0) > 0,
    *effect({ table, self: { unit } }) {
      if (unit) readyShields(table, unit, rollLuck(table, unit, 'red', unit.shields.inactive, ['block']), RULE);
    },
  }),
];

/** Unorthodox Tactician: aim tokens for as many friends as the dice say. */
export const TACTICIAN: readonly CardAbility[] = [
  at('activates', {
    optional: false,
    when: isOwn,
    *effect({ table, self, moment: { unit } }) {
      const most = rollLuck(table, unit, 'red', 3, LUCKY);
      const near = table.friendsOf(unit.seat).filter((one) => one !== unit && table.range(unit, one) <= 3);
      for (const one of yield* chooseUnits({ self, rule: RULE, gives: 'aim' }, near, most)) {
        yield* gainToken(table, one, 'aim', 1, RULE);
      }
    },
  }),
];

/** What an unstable droid could make of the end of an activation. */
function bursts(t: LTable, unit: Unit): readonly ('attack' | 'move')[] {
  return [...(hasTarget(t, unit) ? (['attack'] as const) : []), ...(mayMove(t, unit) ? (['move'] as const) : [])];
}

/** Unstable R5 Astromech: it goes out with a bang. */
export const UNSTABLE_R5: readonly CardAbility[] = [
  at('end-of-activation', {
    optional: true,
    when: (context) => isOwn(context) && canPay(context) && bursts(context.table, context.moment.unit).length > 0,
    *effect(context) {
      const { table, self, moment } = context;
      const { unit } = moment;
      pay(context);
      const way = yield* chooseWay({ self, rule: RULE }, bursts(table, unit));
      if (way === 'attack') yield* extraAttack(table, unit, {});
      else yield* extraMove(table, unit);
      if (isGone(unit)) return;
      const dice = table.rollAttack('black', 3).map((face) => ({ die: 'black' as const, face }));
      table.emit({ type: 'attack-rolled', rule: RULE, attacker: unit.id, defender: unit.id, dice });
      const wounds = dice.filter(({ face }) => face === 'hit' || face === 'crit').length;
      yield* sufferWounds(table, unit, wounds, { rule: RULE, attack: null, by: null });
    },
  }),
];
