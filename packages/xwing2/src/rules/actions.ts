import { NOTHING, type Procedure, type RuleId, type Violation } from '@rangefinder/kernel';
import { type Holder, type Performed, RULE } from '../abilities.ts';
import { type ActionAbout, pickOne } from '../ask.ts';
import { type ActionDifficulty, type BarAction, type BarEntry, parseBar } from '../card.ts';
import { missionForbids, scenarioActions } from '../missions/scoring.ts';
import { refuse } from '../refusals.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { chargesOf, spendableForce, spendCharge, spendForce } from './charges.ts';
import type { Queued } from './queue.ts';
import { gainToken, isIonized, isStressed } from './tokens.ts';

/** What an effect asks for an action, besides what the action costs itself. */
interface Price {
  /** How much Force is in it. */
  readonly force: number;
  readonly pay: (t: XTable, ship: Ship) => Procedure<void>;
}

/** Something a ship can do as an action. */
export interface ActionChoice {
  readonly key: string;
  /** The card whose "Action:" it is. */
  readonly card: string | undefined;
  readonly difficulty: ActionDifficulty;
  readonly linked: readonly { readonly action: BarAction; readonly difficulty: ActionDifficulty }[];
  /** Does it; answers false when it failed (xw2.actions.6, xw2.fail.2). */
  readonly perform: (t: XTable, ship: Ship) => Procedure<boolean>;
  /** How it is offered where it is one way among several to perform the action. */
  readonly variant: string | undefined;
  /** The colour in which the effect that grants it has it performed. */
  readonly treatedAs: ActionDifficulty | undefined;
  /** Stress does not keep the ship from it. */
  readonly evenStressed: boolean;
  /** Paid when it is attempted, whichever way it is performed. */
  readonly price: Price | undefined;
}

type NewAction = Pick<ActionChoice, 'key' | 'difficulty' | 'perform'> & Partial<ActionChoice>;

/**
 * An action as it stands on a bar or a card, or changed by an effect: `actionChoice({ ...choice, treatedAs: 'red' })`.
 * Every action is made here and so has the same shape: a spread alone would give those of each effect one of their own,
 * and the rules that look at all of them would have to be compiled anew for it.
 */
export function actionChoice({
  key,
  card,
  difficulty,
  linked = [],
  perform,
  variant,
  treatedAs,
  evenStressed = false,
  price,
}: NewAction): ActionChoice {
  return { key, card, difficulty, linked, perform, variant, treatedAs, evenStressed, price };
}

/** The action bar: the ship card's and what upgrades add (xw2.actions.4). */
export function actionBar(t: XTable, ship: Ship): readonly BarEntry[] {
  let bar = t.pilot(ship).bar;
  for (const upgrade of ship.upgrades) {
    const { actions } = t.cards.face(upgrade);
    if (actions) bar = withActions(bar, actions);
  }
  return t.abilities.ask('action-bar', ship, bar);
}

/** Bars are made of the cards' own lists, so the same bars come up again and again. */
const LONGER_BARS = new WeakMap<readonly BarEntry[], WeakMap<readonly string[], readonly BarEntry[]>>();

function withActions(bar: readonly BarEntry[], actions: readonly string[]): readonly BarEntry[] {
  let longer = LONGER_BARS.get(bar);
  if (!longer) {
    longer = new WeakMap();
    LONGER_BARS.set(bar, longer);
  }
  let joined = longer.get(actions);
  if (!joined) {
    joined = [...bar, ...parseBar(actions)];
    longer.set(actions, joined);
  }
  return joined;
}

const BAR_CHOICES = new WeakMap<readonly BarEntry[], readonly ActionChoice[]>();

/**
 * One choice for each action of the bar, in its colour there (xw2.faq-activation-actions.2), with all that is linked
 * to it.
 */
export function barActions(t: XTable, ship: Ship): readonly ActionChoice[] {
  const bar = actionBar(t, ship);
  let choices = BAR_CHOICES.get(bar);
  if (!choices) {
    choices = choicesOf(t, bar);
    BAR_CHOICES.set(bar, choices);
  }
  return choices;
}

function choicesOf(t: XTable, bar: readonly BarEntry[]): readonly ActionChoice[] {
  const choices = new Map<BarAction, ActionChoice>();
  for (const { action, difficulty, linked } of bar) {
    const known = choices.get(action);
    choices.set(
      action,
      actionChoice({
        key: action,
        difficulty: known ? easier(known.difficulty, difficulty) : difficulty,
        linked: withLink(known?.linked ?? [], linked),
        perform: t.edition.actions[action],
      }),
    );
  }
  return [...choices.values()];
}

type Link = ActionChoice['linked'][number];

/** What is linked to an action, with one more: a link that is there in another colour stays once, in the easier one. */
function withLink(links: readonly Link[], link: Link | undefined): readonly Link[] {
  if (!link) return links;
  const known = links.find(({ action }) => action === link.action);
  if (!known) return [...links, link];
  const difficulty = easier(known.difficulty, link.difficulty);
  return links.map((one) => (one === known ? { ...link, difficulty } : one));
}

/**
 * Any action of the bar by name, white unless said otherwise (xw2.actions.10, xw2.faq-activation-actions.1), with what
 * the bar links to it (xw2.linked-actions.4).
 */
export function grantedAction(
  t: XTable,
  ship: Ship,
  action: BarAction,
  difficulty: ActionDifficulty = 'white',
): ActionChoice {
  const onBar = barActions(t, ship).find(({ key }) => key === action);
  return actionChoice({ key: action, difficulty, linked: onBar?.linked ?? [], perform: t.edition.actions[action] });
}

/** "Action:" headers of a ship's cards. */
function cardActions(t: XTable, ship: Ship): ActionChoice[] {
  return t.abilities.ask('card-actions', ship, []).map(actionChoice);
}

/** Everything on the bar and on the cards (xw2.actions.2). */
export function standardActions(t: XTable, ship: Ship): readonly ActionChoice[] {
  const bar = barActions(t, ship);
  return t.abilities.isModified('card-actions') ? [...bar, ...cardActions(t, ship)] : bar;
}

const STEP: RuleId = 'xw2.activation-phase.4';

/** What keeps a ship from an action; made once, since ships ask at every step of a game. */
const NOT = {
  inReserve: refuse('xw2.in-reserve.3', 'in-reserve'),
  stressed: refuse('xw2.stress.3', 'stressed'),
  overlapped: refuse('xw2.overlap.11', 'overlapped-enemy'),
  twice: refuse('xw2.actions.13', 'performed-already'),
  ionized: refuse('xw2.ion.12', 'ionized'),
  withoutForce: refuse('xw2.actions.9', 'no-force'),
  byCard: refuse('xw2.golden-rules.3', 'card-forbids'),
  cloaked: refuse('xw2.cloak.5', 'cloaked-already'),
  slam: refuse('xw2.slam.5', 'not-its-activation'),
  reload: refuse('xw2.reload.2', 'nothing-to-reload'),
  turret: refuse('xw2.rotate-arc.1', 'no-turret'),
} as const;

/** Which rule keeps a ship from an action now; undefined when it may try. */
export function whyNotAct(t: XTable, ship: Ship, choice: ActionChoice): Violation | undefined {
  const { key, card, evenStressed } = choice;
  if (ship.place !== 'play') return NOT.inReserve;
  // xw2.actions.3, xw2.difficulty.5, xw2.activation-phase.9
  if (isStressed(ship) && !evenStressed && t.abilities.ask('stress-forbids', { ship, action: key, card }, true))
    return NOT.stressed;
  if (ship.noMoreActions) return NOT.overlapped;
  // xw2.actions.12, .14: any number of actions, but none twice, not even after it failed.
  if (ship.performed.includes(key)) return NOT.twice;
  // xw2.ion.10, xw2.faq-activation-actions.5, .6, xw2.faq-cards.24: focus only, nothing linked, nothing granted.
  if (isIonized(t, ship) && t.abilities.ask('ion-forbids', { ship, action: key, card }, key !== 'focus'))
    return NOT.ionized;
  if (difficultyOf(t, ship, choice) === 'purple' && spendableForce(t, ship) < 1) return NOT.withoutForce;
  if (!t.abilities.ask('may-act', { ship, action: key, card }, true)) return NOT.byCard;
  return impossible(t, ship, key);
}

/** What makes an action of the bar impossible from the outset. */
function impossible(t: XTable, ship: Ship, key: string): Violation | undefined {
  if (key === 'cloak' && ship.tokens.cloak > 0) return NOT.cloaked;
  if (key === 'slam' && !(t.state.phase === 'activation' && ship.executed && ship.revealed && !ship.acted))
    return NOT.slam;
  if (key === 'reload' && !ship.upgrades.some((upgrade) => isReloadable(t, upgrade))) return NOT.reload;
  if (key === 'rotate' && ship.turret.length === 0) return NOT.turret;
  return missionForbids(t, ship, key);
}

/** xw2.reload.2: a torpedo, missile or device with fewer charges than its limit. */
export function isReloadable(t: XTable, upgrade: Ship['upgrades'][number]): boolean {
  const { id, charges } = upgrade;
  const card = t.cards.face(upgrade);
  const slots = t.cards.upgrade(id).fills;
  return (
    charges < (card.charges?.value ?? 0) &&
    card.charges?.recoverable !== false &&
    slots.some((slot) => slot === 'torpedo' || slot === 'missile' || slot === 'device')
  );
}

/** The same actions, offered by an effect that lifts the ban of stress. */
export function evenIfStressed(choices: readonly ActionChoice[]): ActionChoice[] {
  return choices.map((choice) => actionChoice({ ...choice, evenStressed: true }));
}

/** The same action at a price that is paid when it is attempted. */
export function atPrice(choice: ActionChoice, pay: Price['pay'], force = 0): ActionChoice {
  return actionChoice({ ...choice, price: { force, pay } });
}

/** The Force that an action costs a ship: a purple one, one at a price, or both. */
export function forceFor(t: XTable, ship: Ship, choice: ActionChoice): number {
  return (difficultyOf(t, ship, choice) === 'purple' ? 1 : 0) + (choice.price?.force ?? 0);
}

/** The same actions at the price of 1 Force, paid when one is attempted; a purple one costs its own besides. */
export function forForce(t: XTable, ship: Ship, choices: readonly ActionChoice[], rule: RuleId = RULE): ActionChoice[] {
  const pay = () => {
    spendForce(t, ship, 1, rule);
    return NOTHING;
  };
  const affordable = choices.filter((choice) => spendableForce(t, ship) > forceFor(t, ship, choice));
  return affordable.map((choice) => atPrice(choice, pay, 1));
}

/** The same actions at the price of 1 charge of a card. */
export function forCharge(
  holder: Pick<Holder, 'ship' | 'upgrade'>,
  choices: readonly ActionChoice[],
  rule: RuleId = RULE,
): ActionChoice[] {
  if (chargesOf(holder) === 0) return [];
  return choices.map((choice) =>
    atPrice(choice, (t) => {
      spendCharge(t, holder, 1, rule);
      return NOTHING;
    }),
  );
}

/** Whether a ship could try any of these actions now. */
export function couldAct(t: XTable, ship: Ship, choices: readonly ActionChoice[]): boolean {
  return choices.some((choice) => whyNotAct(t, ship, choice) === undefined);
}

/** Each action, and behind it the other ways in which abilities let the ship perform it. */
function withVariants(t: XTable, ship: Ship, choices: readonly ActionChoice[]): readonly ActionChoice[] {
  if (!t.abilities.isModified('action-variants')) return choices;
  const ways: ActionChoice[] = [];
  for (const choice of choices) ways.push(choice, ...t.abilities.ask('action-variants', { ship, choice }, []));
  return ways;
}

function offeredAs({ key, variant }: ActionChoice): string {
  return variant === undefined ? key : `${key}:${variant}`;
}

/**
 * Offers a ship one action among some, or none (xw2.actions.20); answers whether one was performed. None that it could
 * try, nothing happens (xw2.annex-queue-example-1.7); one that fails is not chosen anew (xw2.fail.4).
 */
export function* mayPerformAction(
  t: XTable,
  ship: Ship,
  choices: readonly ActionChoice[],
  rule: RuleId = RULE,
  linked = false,
): Procedure<boolean> {
  const ways = withVariants(t, ship, choices);
  const options: (
    | { key: string; about: ActionAbout; action: ActionChoice }
    | { key: 'none'; about?: undefined; action: null }
  )[] = [];
  for (const action of ways) {
    if (whyNotAct(t, ship, action) !== undefined) continue;
    const key = offeredAs(action);
    options.push({ key, about: { action: key, difficulty: difficultyOf(t, ship, action) }, action });
  }
  if (options.length === 0) return false;
  options.push({ key: 'none', action: null });
  const { action } = yield* pickOne({
    seat: ship.seat,
    topic: 'action',
    rule,
    about: { ship: ship.id },
    options,
    refused: () => refusals(t, ship, ways),
    refusal: rule === STEP ? (key) => whyNone(t, ways, key) : undefined,
  });
  return action ? yield* attemptAction(t, ship, action, linked) : false;
}

/** An action that the ship does not have: in its Perform Action step it may choose any that it has (xw2.actions.2). */
function whyNone(t: XTable, ways: readonly ActionChoice[], action: string): Violation | undefined {
  if (!Object.hasOwn(t.edition.actions, action) || ways.some((way) => offeredAs(way) === action)) return undefined;
  return refuse('xw2.actions.2', 'not-on-bar');
}

function refusals(t: XTable, ship: Ship, choices: readonly ActionChoice[]) {
  return choices.flatMap((choice) => {
    const why = whyNotAct(t, ship, choice);
    const key = offeredAs(choice);
    return why ? [{ key, about: { action: key }, why }] : [];
  });
}

/** Attempts an action: its cost, itself, and what follows when it succeeds; answers whether it did. */
export function* attemptAction(t: XTable, ship: Ship, choice: ActionChoice, linked: boolean): Procedure<boolean> {
  const difficulty = difficultyOf(t, ship, choice);
  if (difficulty === 'purple') spendForce(t, ship, 1, 'xw2.actions.9'); // stays spent (xw2.faq-activation-actions.8)
  // xw2.actions.17, .18: what an effect does without the action never comes here.
  ship.performed.push(choice.key);
  t.emit({ type: 'action', rule: 'xw2.actions.2', ship: ship.id, action: choice.key, difficulty });
  const outer = t.queue.beginAction(difficulty);
  if (choice.price) yield* choice.price.pay(t, ship);
  const done = yield* choice.perform(t, ship);
  const moves = t.queue.endAction(outer);
  // xw2.actions.8, xw2.fail.6: one stress either way, before anything that waits for the action (xw2.ability-queue.6).
  // An ability may have made a red action white while it was performed.
  const performed: Performed = {
    ship,
    action: choice.key,
    difficulty: difficulty === 'red' ? difficultyOf(t, ship, choice) : difficulty,
    linked,
  };
  if (performed.difficulty === 'red') yield* gainToken(t, ship, 'stress', 1, { rule: 'xw2.stress.4', by: ship.seat });
  if (!done) t.emit({ type: 'action-failed', rule: 'xw2.fail.1', ship: ship.id, action: choice.key });
  const setOff: Queued[] = [];
  for (const move of moves) setOff.push(...t.abilities.triggered('repositioned', move));
  // xw2.fail.3: what waits for the action waits in vain; xw2.annex-queue-example-1.6: also where another ship granted
  // it.
  setOff.push(...t.abilities.triggered(done ? 'action-performed' : 'action-failed', performed));
  if (done) setOff.push(...linkedActions(t, ship, choice, linked)); // xw2.fail.5
  yield* t.queue.add(setOff);
  return done;
}

/**
 * What is linked to an action enters the queue together with the abilities that wait for the action (xw2.linked-actions.2),
 * as one entry, of which one action is performed (xw2.linked-actions.3).
 */
function linkedActions(t: XTable, ship: Ship, choice: ActionChoice, linked: boolean): Queued[] {
  // xw2.linked-actions.5: an action performed as a linked one links no further.
  if (linked || choice.linked.length === 0) return [];
  return [
    {
      seat: ship.seat,
      self: { ship, card: 'linked-action' },
      rule: 'xw2.linked-actions.2',
      optional: false,
      quiet: true,
      stillApplies: () => ship.place === 'play' && !ship.destroyed,
      resolve: () => mayPerformLinked(t, ship, choice),
    },
  ];
}

function* mayPerformLinked(t: XTable, ship: Ship, { linked }: ActionChoice): Procedure<void> {
  const links = linked.map(({ action, difficulty }) => grantedAction(t, ship, action, difficulty));
  yield* mayPerformAction(t, ship, links, 'xw2.linked-actions.1', true);
}

/** The Perform Action step of an activation, one action in it (xw2.activation-phase.4, xw2.actions.19). */
export function* performActionStep(t: XTable, ship: Ship): Procedure<void> {
  if (ship.skipsAction || ship.destroyed || ship.place !== 'play') return;
  ship.actionStep = ship.performed.length;
  const scenario = scenarioActions(t);
  const standard = standardActions(t, ship);
  const actions = scenario.length > 0 ? [...standard, ...scenario] : standard;
  yield* mayPerformAction(t, ship, actions, STEP);
  ship.actionStep = null;
}

/** From least to most difficult (xw2.actions.7). */
const DIFFICULTIES: readonly ActionDifficulty[] = ['white', 'red', 'purple'];

function easier(a: ActionDifficulty, b: ActionDifficulty): ActionDifficulty {
  return DIFFICULTIES.indexOf(a) <= DIFFICULTIES.indexOf(b) ? a : b;
}

/**
 * The colour an action has for this ship now; where several effects change it, the most restrictive (xw2.actions.11,
 * xw2.faq-cards.19).
 */
export function difficultyOf(t: XTable, ship: Ship, { key, difficulty, treatedAs }: ActionChoice): ActionDifficulty {
  if (treatedAs === undefined && !t.abilities.isModified('action-difficulty')) return difficulty;
  let changed = treatedAs;
  for (const colour of t.abilities.answers('action-difficulty', { ship, action: key }, difficulty)) {
    if (colour !== difficulty && (changed === undefined || easier(changed, colour) === changed)) changed = colour;
  }
  return changed ?? difficulty;
}
