import type { Procedure, RuleId } from '@rangefinder/kernel';
import { RULE } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import { refuse } from '../refusals.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import type { ActionChoice } from './actionchoice.ts';
import {
  actionChoices,
  activationFor,
  attack,
  cardActions,
  countsAs,
  isOpen,
  isPressed,
  moves,
  nowOf,
  plainAction,
} from './actions.ts';
import { type AttackLimits, hasTarget } from './attack/targets.ts';
import { isSpent } from './boarding.ts';
import { isSingleClamber } from './climbing.ts';
import { attackAction } from './deeds.ts';
import { climbChoices } from './moveactions.ts';

/**
 * A free action that an effect allows: any of these that the unit could perform now (legion.free-actions.3, .4).
 * legion.actions.11
 */
export function freeAction(t: LTable, unit: Unit, kinds: readonly string[], rule: RuleId = RULE): Procedure<boolean> {
  return freeActionWhere(t, unit, (actions) => actions.some((action) => kinds.includes(action)), rule);
}

/**
 * Any free action that an effect does not exclude, told all that one is (legion.card-actions.4); it counts as performed
 * (legion.actions.13, .14).
 */
export function* freeActionWhere(
  t: LTable,
  unit: Unit,
  may: (actions: readonly string[]) => boolean,
  rule: RuleId = RULE,
): Procedure<boolean> {
  const choices = actionChoices(t, unit, activationFor(t, unit)).filter(
    (choice) => may(countsAs(choice)) && isForFree(choice),
  );
  return yield* offerFree(t, unit, choices, rule);
}

/** Whether a unit could perform a free action of a kind: nobody pays for what would come to nothing. */
export function mayActFreely(t: LTable, unit: Unit, kind: 'attack' | 'move'): boolean {
  return freeChoices(t, unit, kind).length > 0;
}

/**
 * legion.courage.7, legion.panic.11, legion.embark-disembark.9: nothing is free for who panics or has spent its whole activation.
 * legion.rally.8
 */
function isFreeToAct(t: LTable, unit: Unit): boolean {
  return !unit.panicked && !isSpent(unit) && !isPressed(t, unit);
}

/**
 * legion.withdraw.3: a withdrawal is no free action, nor is anything else that takes a whole activation. What is free by itself needs
 * nobody's leave, and has its own time (legion.free-card-actions.3, .4). What takes two actions is more than a free one, whatever actions
 * more the unit may have (legion.juyo-mastery.1).
 * legion.free-card-actions.5
 */
function isForFree({ about, whole, cost }: ActionChoice): boolean {
  return about.to !== 'withdraw' && !whole && cost === 1;
}

/** What a unit could do now with a free action of a kind, in its activation or in another's. */
export function freeChoices(t: LTable, unit: Unit, kind: 'attack' | 'move'): readonly ActionChoice[] {
  if (!isFreeToAct(t, unit)) return [];
  const activation = activationFor(t, unit);
  const choices = kind === 'attack' ? [attack(t, unit), ...cardAttacks(t, unit)] : moves(t, unit, activation);
  return nowOf(t, unit, activation, choices).filter((choice) => choice.whyNot === undefined && isForFree(choice));
}

/** A free clamber of height 1 at most (legion.scale.1). */
export function* freeClamber(t: LTable, unit: Unit, rule: RuleId): Procedure<boolean> {
  return yield* offerFree(t, unit, climbChoices(t, unit, isSingleClamber), rule);
}

/** Card actions that are treated as attack actions; with the weapons and the defenders of their own. */
function cardAttacks(t: LTable, unit: Unit, { kind, ...others }: AttackLimits = {}): readonly ActionChoice[] {
  if (Object.keys(others).length > 0) return [];
  return cardActions(t, unit).filter(({ attack }) => attack !== undefined && (kind ?? attack) === attack);
}

/** A free attack action that an effect allows, within its limits. */
export function* freeAttack(t: LTable, unit: Unit, limits: AttackLimits, rule: RuleId = RULE): Procedure<boolean> {
  const perform = (free: boolean) => attackAction(t, unit, free, limits);
  const whyNot = hasTarget(t, unit, limits) ? undefined : refuse('legion.attack.9', 'no-target');
  const choices = [plainAction('attack', { rule, whyNot, perform }), ...cardAttacks(t, unit, limits)];
  return yield* offerFree(t, unit, nowOf(t, unit, activationFor(t, unit), choices), rule);
}

/** One of these, or none (legion.actions.10, legion.free-actions.1, .2). */
function* offerFree(t: LTable, unit: Unit, choices: readonly ActionChoice[], rule: RuleId): Procedure<boolean> {
  const open = choices.filter(isOpen);
  if (open.length === 0 || !isFreeToAct(t, unit)) return false;
  const options = [
    ...open.map((choice) => ({ key: choice.key, about: choice.about, choice })),
    { key: 'done' as const, choice: null },
  ];
  const about = { unit: unit.id, left: 0 };
  const { choice } = yield* pickOne({ seat: unit.seat, topic: 'action', rule, about, options });
  if (!choice) return false;
  yield* performFreely(t, unit, choice);
  return true;
}

/** It counts as performed in the unit's own activation (legion.free-actions.2, .3). */
export function* performFreely(t: LTable, unit: Unit, choice: ActionChoice): Procedure<void> {
  if (t.state.activation?.unit === unit.id) t.state.activation.performed.push(...countsAs(choice));
  yield* choice.perform(true);
}
