import type { Procedure, RuleId, Violation } from '@rangefinder/kernel';
import { type ActionAbout, pickOne } from '../ask.ts';
import type { BarAction } from '../card.ts';
import { refuse } from '../refusals.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { isStressed } from './tokens.ts';

/** Something a ship can do as an action. */
export interface ActionChoice {
  readonly key: string;
  /** The card whose "Action:" it is. */
  readonly card?: string | undefined;
  /** What makes it impossible now: it is not offered, and another may be chosen (xw1.barrel-roll.10, xw1.target-lock-action.10). */
  readonly whyNot?: ((t: XTable, ship: Ship) => Violation | undefined) | undefined;
  readonly perform: (t: XTable, ship: Ship) => Procedure<void>;
  /** How it is offered where it is one way among several to perform the action. */
  readonly variant?: string | undefined;
  /** Stress does not keep the ship from it. */
  readonly evenStressed?: boolean | undefined;
}

/** The action bar: the ship card's, and what upgrades add (xw1.actions.2, xw1.barrel-roll.1, xw1.boost.1). */
export function actionBar(t: XTable, ship: Ship): readonly BarAction[] {
  const bar = new Set(t.pilot(ship).bar);
  for (const upgrade of ship.upgrades) {
    if (!upgrade.discarded) for (const action of t.cards.face(upgrade).actions ?? []) bar.add(action);
  }
  return t.abilities.ask('action-bar', ship, [...bar]);
}

/** An action by name, whether it stands on the bar or not (xw1.actions.9). */
export function actionOf(t: XTable, action: BarAction): ActionChoice {
  return { key: action, ...t.edition.actions[action] };
}

/** One choice for each action of the bar. */
export function barActions(t: XTable, ship: Ship): ActionChoice[] {
  return actionBar(t, ship).map((action) => actionOf(t, action));
}

/** "Action:" headers of a ship's cards (xw1.actions.4). */
export function cardActions(t: XTable, ship: Ship): ActionChoice[] {
  return t.abilities.ask('card-actions', ship, []).map(({ key, card, perform }) => ({ key, card, perform }));
}

/** Everything on the bar and on the cards. */
export function standardActions(t: XTable, ship: Ship): ActionChoice[] {
  return [...barActions(t, ship), ...cardActions(t, ship)];
}

const STEP: RuleId = 'xw1.activation-phase.8';

/** What keeps a ship from an action; made once, since ships ask at every step of a game. */
const NOT = {
  there: refuse('xw1.destroying-ships.3', 'not-in-play'),
  stressed: refuse('xw1.actions.5', 'stressed'),
  twice: refuse('xw1.actions.7', 'performed-already'),
  byCard: refuse('xw1.golden-rules.4', 'card-forbids'),
} as const;

/** Which rule keeps a ship from an action now; undefined when it may perform it. */
export function whyNotAct(t: XTable, ship: Ship, choice: ActionChoice): Violation | undefined {
  const { key, card, evenStressed } = choice;
  if (ship.place !== 'play') return NOT.there;
  // xw1.stress.3, xw1.free-actions.2, xw1.slam.6
  if (isStressed(ship) && !evenStressed && t.abilities.ask('stress-forbids', { ship, action: key, card }, true)) {
    return NOT.stressed;
  }
  if (ship.performed.includes(key)) return NOT.twice;
  if (!t.abilities.ask('may-act', { ship, action: key, card }, true)) return NOT.byCard;
  return choice.whyNot?.(t, ship);
}

/** Whether a ship could perform any of these actions now. */
export function couldAct(t: XTable, ship: Ship, choices: readonly ActionChoice[]): boolean {
  return choices.some((choice) => whyNotAct(t, ship, choice) === undefined);
}

/** Each action, and behind it the other ways in which abilities let the ship perform it. */
function withVariants(t: XTable, ship: Ship, choices: readonly ActionChoice[]): readonly ActionChoice[] {
  if (!t.abilities.isModified('action-variants')) return choices;
  return choices.flatMap((choice) => [choice, ...t.abilities.ask('action-variants', { ship, choice }, [])]);
}

function offeredAs({ key, variant }: ActionChoice): string {
  return variant === undefined ? key : `${key}:${variant}`;
}

/** Offers a ship one action among some, or none (xw1.actions.10); answers whether one was performed. */
function* offerAction(
  t: XTable,
  ship: Ship,
  choices: readonly ActionChoice[],
  rule: RuleId,
  free: boolean,
): Procedure<boolean> {
  const ways = withVariants(t, ship, choices);
  const options: (
    | { key: string; about: ActionAbout; action: ActionChoice }
    | { key: 'none'; about?: undefined; action: null }
  )[] = [];
  for (const action of ways) {
    const key = offeredAs(action);
    if (whyNotAct(t, ship, action) === undefined) options.push({ key, about: { action: key }, action });
  }
  if (options.length === 0) return false;
  options.push({ key: 'none', action: null });
  const { action } = yield* pickOne({
    seat: ship.seat,
    topic: 'action',
    rule,
    about: { ship: ship.id, free },
    options,
    refused: () => refusals(t, ship, ways),
    refusal: rule === STEP ? (key) => whyNone(t, ways, key) : undefined,
  });
  if (!action) return false;
  yield* performAction(t, ship, action, free);
  return true;
}

/** An action that the ship does not have: in its Perform Action step it may choose any that it has (xw1.actions.2). */
function whyNone(t: XTable, ways: readonly ActionChoice[], action: string): Violation | undefined {
  if (!Object.hasOwn(t.edition.actions, action) || ways.some((way) => offeredAs(way) === action)) return undefined;
  return refuse('xw1.actions.2', 'not-on-bar');
}

function refusals(t: XTable, ship: Ship, choices: readonly ActionChoice[]) {
  return choices.flatMap((choice) => {
    const why = whyNotAct(t, ship, choice);
    const key = offeredAs(choice);
    return why ? [{ key, about: { action: key }, why }] : [];
  });
}

/**
 * A free action among some, granted by a card and no other (xw1.actions.3, xw1.free-actions.1, .5), also to a ship that
 * skipped its step (xw1.free-actions.3, xw1.overlapping-ships.8, xw1.obstacles.12); answers whether one was performed.
 */
export function mayPerformFree(
  t: XTable,
  ship: Ship,
  choices: readonly ActionChoice[],
  rule: RuleId = 'xw1.free-actions.1',
): Procedure<boolean> {
  return offerAction(t, ship, choices, rule, true);
}

/** Performs an action, and what waits for it happens. */
export function* performAction(t: XTable, ship: Ship, choice: ActionChoice, free: boolean): Procedure<void> {
  const { key, card } = choice;
  const stressed = isStressed(ship);
  ship.performed.push(key); // xw1.actions.7: free actions count
  t.emit({ type: 'action', rule: free ? 'xw1.free-actions.1' : 'xw1.actions.1', ship: ship.id, action: key, free });
  yield* choice.perform(t, ship);
  if (ship.place === 'play') yield* t.window('action-performed', { ship, action: key, card, free, stressed });
}

/** The Perform Action step: one action (xw1.actions.1, xw1.activation-phase.8), more where a card says so. */
export function* performActionStep(t: XTable, ship: Ship): Procedure<void> {
  if (ship.skipsAction || ship.place !== 'play') return;
  const count = t.abilities.ask('actions-in-step', ship, 1);
  for (let i = 0; i < count; i++) {
    if (!(yield* offerAction(t, ship, standardActions(t, ship), STEP, false))) return;
    if (ship.skipsAction) return;
  }
}
