import type { Procedure, RuleId, Violation } from '@rangefinder/kernel';
import type { CardAction, Doing } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import { refuse } from '../refusals.ts';
import { hasKeyword } from '../sources.ts';
import type { Activation, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { type ActionChoice, actionChoice, forbidden, pricedAt, type Said } from './actionchoice.ts';
import { hasTarget } from './attack/targets.ts';
import { boardingChoices, isSpent, spendActivation } from './boarding.ts';
import { compulsoryMove, whenCompelled } from './compulsory.ts';
import { afterDeed, attackAction } from './deeds.ts';
import { climbChoices, moveChoices } from './moveactions.ts';
import { panicMove } from './panic.ts';
import { LOST_ACTION } from './rally.ts';
import { recoverUnit } from './recovering.ts';
import { gainToken, loseStandby } from './tokens.ts';
import { isEnclosed, isHurried } from './transported.ts';
import { isGone } from './units.ts';
import { checkElimination } from './winning.ts';

/**
 * Step 3 of an activation: two actions and any number of free ones (legion.activating-units.8, .9).
 * legion.ion-tokens.4, legion.free-actions.5, .6, legion.damaged.5
 */
export function* performActions(t: LTable, unit: Unit): Procedure<void> {
  const { activation } = t.state;
  if (!activation) return;
  if (unit.panicked) {
    // legion.panic.4: its one action, if it has any left (legion.ion-tokens.1).
    if (actionsLeft(t, unit, activation) > 0) yield* panicMove(t, unit);
    return;
  }
  const compelled = yield* whenCompelled(t, unit);
  if (compelled === 'first') yield* compulsoryMove(t, unit);
  yield* chooseActions(t, unit, activation);
  if (compelled === 'second') yield* compulsoryMove(t, unit);
}

/** One action after another, as long as there are any and its player wants. A compulsory move is none of them (legion.compulsory-move.19). */
function* chooseActions(t: LTable, unit: Unit, activation: Activation): Procedure<void> {
  const before = activation.performed.length;
  while (!isGone(unit) && !isSpent(unit) && !checkElimination(t)) {
    const isFirst = activation.performed.length === before;
    const choices = demandedFirst(t, unit, isFirst, actionChoices(t, unit, activation));
    const open = choices.filter(isOpen);
    if (open.length === 0) return;
    const mustAct = choices.some(({ whyNot }) => whyNot?.rule === FIRST);
    const options = [
      ...open.map((choice) => ({ key: choice.key, about: choice.about, choice })),
      ...(mustAct ? [] : [{ key: 'done' as const, choice: null }]),
    ];
    const refused = () => choices.flatMap(({ key, about, whyNot }) => (whyNot ? [{ key, about, why: whyNot }] : []));
    const about = { unit: unit.id, left: actionsLeft(t, unit, activation) };
    const { choice } = yield* pickOne({
      seat: unit.seat,
      topic: 'action',
      rule: 'legion.actions.2',
      about,
      options,
      refused,
    });
    if (!choice) return;
    activation.actions -= choice.cost;
    activation.performed.push(...countsAs(choice));
    if (choice.whole) spendActivation(t, unit);
    yield* choice.perform(choice.cost === 0);
    // legion.withdraw.3, .12, legion.movement-emplacement-summary.7: nothing more, not even for free, but for creatures and emplacements.
    if (choice.key === 'withdraw' && t.facts(unit).type === 'trooper') return;
  }
}

const FIRST: RuleId = 'legion.ai-action.2';

/** legion.ai-action.2, .5: where the first action must be one of some and one of them can be performed, nothing else can. */
function demandedFirst(
  t: LTable,
  unit: Unit,
  isFirst: boolean,
  choices: readonly ActionChoice[],
): readonly ActionChoice[] {
  const demanded = isFirst ? t.abilities.ask('first-actions', unit, []) : [];
  const isDemanded = ({ about }: ActionChoice) => demanded.includes(about.action);
  if (!choices.some((choice) => isDemanded(choice) && choice.whyNot === undefined)) return choices;
  return choices.map((choice) =>
    isDemanded(choice) ? choice : forbidden(choice, choice.whyNot ?? refuse(FIRST, 'card-forbids')),
  );
}

/** Everything a unit might do now, with what forbids it. */
export function actionChoices(t: LTable, unit: Unit, activation: Activation): readonly ActionChoice[] {
  // legion.transported-closed.2, legion.transported-open.4
  const others = isEnclosed(t, unit)
    ? []
    : [attack(t, unit), standby(t, unit), aim(t, unit), dodge(t, unit), recover(t, unit), ...cardActions(t, unit)];
  return nowOf(t, unit, activation, [...moves(t, unit, activation), ...others]);
}

/** Whatever may be done with a move action (legion.movement.1); ways up and down are looked for where one is left. */
export function moves(t: LTable, unit: Unit, activation: Activation): readonly ActionChoice[] {
  const boarding = boardingChoices(t, unit);
  if (unit.place !== 'play') return boarding;
  const climbs = actionsLeft(t, unit, activation) > 0 ? climbChoices(t, unit) : [];
  return [...moveChoices(t, unit), ...climbs, ...boarding];
}

/** Choices with their price now, and with what forbids them now. */
export function nowOf(
  t: LTable,
  unit: Unit,
  activation: Activation,
  choices: readonly ActionChoice[],
): readonly ActionChoice[] {
  const pressed = isPressed(t, unit);
  return choices.map((choice) => {
    const whole = choice.whole ?? (pressed ? 'legion.transported-open.5' : undefined);
    if (!whole) return forbidden(choice, choice.whyNot ?? whyNotNow(t, unit, activation, choice) ?? choice.lacks?.());
    const whyNot = choice.cost === 0 ? refuse(whole, 'whole-activation') : choice.whyNot;
    const priced = pricedAt(choice, Math.max(1, actionsLeft(t, unit, activation)), whole, whyNot);
    return forbidden(priced, whyNot ?? whyNotNow(t, unit, activation, priced) ?? choice.lacks?.());
  });
}

/** legion.transported-open.5: active in a vehicle that has moved twice, a unit does one thing and nothing for free. */
export function isPressed(t: LTable, unit: Unit): boolean {
  return t.state.activation?.unit === unit.id && isHurried(t, unit);
}

/** Actions that a unit may still perform; what gives it more may come and go. */
export function actionsLeft(t: LTable, unit: Unit, { actions }: Activation): number {
  return actions + t.abilities.ask('extra-actions', unit, 0);
}

/**
 * The actions that one is: the card's own, and the one it is treated as (legion.card-actions.4); as many move actions as a climb or a
 * clamber takes (legion.climb-clamber.3, .8, .19).
 */
export function countsAs({ about, attack, cost }: Pick<ActionChoice, 'about' | 'attack' | 'cost'>): readonly string[] {
  if (about.to === 'climb' || about.to === 'clamber')
    return Array.from({ length: Math.max(1, cost) }, () => about.action);
  return attack === undefined ? [about.action] : [about.action, 'attack'];
}

function deedsOf(unit: Unit, choice: ActionChoice): readonly Doing[] {
  const { about, ofCard } = choice;
  return countsAs(choice).map((action) => ({ unit, action, card: action === about.action ? ofCard : undefined }));
}

/**
 * legion.actions.3, .4: no action twice but moves; enough actions left.
 * legion.actions.12, legion.attack.2, legion.dodge.8, legion.aim.3, legion.spend.2, .3, legion.movement.16
 */
function whyNotNow(t: LTable, unit: Unit, activation: Activation, choice: ActionChoice): Violation | undefined {
  const { cost, whole } = choice;
  if (whole && activation.performed.length > 0) return refuse(whole, 'whole-activation');
  const deeds = deedsOf(unit, choice);
  for (const deed of deeds) {
    const { action } = deed;
    const usual = action === 'move' ? Number.POSITIVE_INFINITY : 1;
    const limit = t.abilities.ask('action-limit', deed, usual);
    if (limit === Number.POSITIVE_INFINITY) continue;
    const performed = activation.performed.filter((one) => one === action).length;
    if (performed + deeds.filter((one) => one.action === action).length > limit) {
      return refuse('legion.actions.3', 'performed-already');
    }
  }
  if (cost > actionsLeft(t, unit, activation)) return refuse('legion.actions.2', 'too-few-actions');
  // A withdrawal takes what there is, and needs no two (legion.withdraw.5).
  if (cost > 1 && !whole && choice.about.to !== 'withdraw' && unit.memory[LOST_ACTION])
    return refuse('legion.spend.3', 'action-lost');
  const may = deeds.every((deed) => t.abilities.ask('may-act', deed, true));
  return may ? undefined : refuse('legion.golden-rules.3', 'card-forbids');
}

/** Whether a unit has performed an action as often as it may: mostly once, but for moves. */
function hasPerformed(t: LTable, unit: Unit, { performed }: Activation, action: string): boolean {
  const usual = action === 'move' ? Number.POSITIVE_INFINITY : 1;
  return performed.filter((one) => one === action).length >= t.abilities.ask('action-limit', { unit, action }, usual);
}

/** Whether a free attack action could be of any use to a unit: whoever has performed its own need not be asked when to (legion.actions.12). */
export function hasAttackLeft(t: LTable, unit: Unit): boolean {
  return !hasPerformed(t, unit, activationFor(t, unit), 'attack');
}

type Plain = Pick<Said, 'rule' | 'whyNot' | 'lacks' | 'perform'>;

export function plainAction(key: string, { rule, whyNot, lacks, perform }: Plain): ActionChoice {
  return actionChoice({ key, about: { action: key }, rule, cost: 1, whyNot, lacks, perform });
}

export function attack(t: LTable, unit: Unit): ActionChoice {
  return plainAction('attack', {
    rule: 'legion.attack.1',
    whyNot: undefined,
    lacks: () => (hasTarget(t, unit) ? undefined : refuse('legion.attack.9', 'no-target')),
    perform: (free) => attackAction(t, unit, free),
  });
}

/** An action that gives its unit a token. */
function tokenAction(
  t: LTable,
  unit: Unit,
  key: 'aim' | 'dodge' | 'standby',
  rule: RuleId,
  whyNot?: Violation,
): ActionChoice {
  return plainAction(key, {
    rule,
    whyNot,
    *perform(free) {
      yield* doneAction(t, unit, { action: key }, rule, () => gainToken(t, unit, key, 1, rule), free);
    },
  });
}

function aim(t: LTable, unit: Unit): ActionChoice {
  return tokenAction(t, unit, 'aim', 'legion.aim.1');
}

function dodge(t: LTable, unit: Unit): ActionChoice {
  return tokenAction(t, unit, 'dodge', 'legion.dodge.1');
}

/** legion.standby.1, .2: troopers and ground vehicles that have not attacked (legion.vehicles.15). */
function standby(t: LTable, unit: Unit): ActionChoice {
  let whyNot: Violation | undefined;
  if (t.facts(unit).type === 'repulsor' && !hasKeyword(t, unit, 'hover'))
    whyNot = refuse('legion.standby.1', 'not-for-type');
  else if (activationFor(t, unit).attacked) whyNot = refuse('legion.standby.2', 'attacked-already');
  return tokenAction(t, unit, 'standby', 'legion.standby.3', whyNot);
}

/** legion.recover.1: any number of suppression tokens, any number of exhausted cards. */
function recover(t: LTable, unit: Unit): ActionChoice {
  const rule = 'legion.recover.1';
  return plainAction('recover', {
    rule,
    whyNot: undefined,
    *perform(free) {
      yield* doneAction(t, unit, { action: 'recover' }, rule, () => recoverUnit(t, unit), free);
    },
  });
}

/** Performs an action that neither moves nor attacks, and what follows. */
export function* doneAction(
  t: LTable,
  unit: Unit,
  { action, card }: Omit<Doing, 'unit'>,
  rule: RuleId,
  perform: () => Procedure<void>,
  free = false,
): Procedure<void> {
  t.emit({ type: 'action', rule, unit: unit.id, action, free });
  loseStandby(t, unit);
  yield* perform();
  if (isGone(unit)) return;
  yield* afterDeed(t, { unit, deed: 'action', action, card }, () =>
    t.window('action-performed', { unit, action, card, free }),
  );
}

/**
 * Card actions and free ones (legion.card-actions.1, legion.free-card-actions.1).
 * legion.abilities.5, legion.actions.5, .6, legion.card-actions.2, legion.upgrade-cards.15
 * legion.actions.7, .8, legion.free-card-actions.2, legion.abilities.6, legion.upgrade-cards.16
 */
export function cardActions(t: LTable, unit: Unit): readonly ActionChoice[] {
  return t.abilities.ask('card-actions', unit, []).map((action) => cardChoice(t, unit, action));
}

function cardChoice(t: LTable, unit: Unit, action: CardAction): ActionChoice {
  const { key, card, rule, free, attack, isAction = true, whyNot, perform } = action;
  return actionChoice({
    key,
    about: { action: key, card },
    rule,
    cost: free ? 0 : 1,
    ofCard: card,
    attack,
    whyNot,
    *perform(isFree) {
      const isForFree = free || isFree;
      if (isAction)
        yield* doneAction(t, unit, { action: key, card }, rule, () => perform(t, unit, isForFree), isForFree);
      else {
        t.emit({ type: 'ability', rule, unit: unit.id, card });
        yield* perform(t, unit, isForFree);
      }
    },
  });
}

/** What counts for a free action: the unit's own activation, or that it has done nothing yet. */
export function activationFor(t: LTable, { id }: Unit): Activation {
  const { activation } = t.state;
  if (activation?.unit === id) return { ...activation, actions: 1 };
  return { unit: id, actions: 1, performed: [], moved: false, attacked: false };
}

/** Whether nothing forbids it. */
export function isOpen({ whyNot }: ActionChoice): boolean {
  return whyNot === undefined;
}
