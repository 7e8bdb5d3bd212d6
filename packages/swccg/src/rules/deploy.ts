import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import { type Deployment, pickOne } from '../ask.ts';
import type { CardDefinition, CardText, Place } from '../definition.ts';
import { meet } from '../known.ts';
import { type CardInPlay, opponentOf, type Where } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isActive } from './active.ts';
import { isAdmiralsOrder, mayGiveOrders, overrule } from './admirals-orders.ts';
import { recheckBoard } from './board.ts';
import { placesFor, placesWithPilot } from './deploy-where.ts';
import { canUse, loseAsCost, removeKind, useForce } from './force.ts';
import { linkSites } from './locations.ts';
import { ask } from './modifiers.ts';
import { type ActionOption, cardOption, deed } from './options.ts';
import { respond } from './responses.ts';
import { mayJoinTable } from './uniqueness.ts';

/** Adds every card in hand that could be deployed now, and where (swccg.core-deploy-phase.3, swccg.core-deploy-phase.4). */
export function deployActions(
  game: CardTable,
  seat: Seat,
  hand: readonly CardDefinition[],
  options: ActionOption[],
): void {
  for (const definition of hand) deployments(game, seat, definition, options, USUAL);
}

/** On what terms a card is deployed. */
export interface Terms {
  readonly free: boolean;
  /** A react can be answered as such, once it is paid for (swccg.core-reacts.2, swccg.core-actions.6). */
  readonly react: boolean;
}

const USUAL: Terms = { free: false, react: false };
export const FREE: Terms = { free: true, react: false };
export const AS_REACT: Terms = { free: false, react: true };

/** The ways to deploy one kind of card. */
export function deployOptions(game: CardTable, seat: Seat, card: string, terms = USUAL): readonly ActionOption[] {
  const options: ActionOption[] = [];
  deployments(game, seat, game.cards.of(card), options, terms);
  return options;
}

function deployments(
  game: CardTable,
  seat: Seat,
  definition: CardDefinition,
  options: ActionOption[],
  terms: Terms,
): void {
  const { facts, text } = definition;
  switch (facts.type) {
    case 'character':
    case 'vehicle':
    case 'starship':
      if (facts.deploy === undefined && !text?.ownCost && !terms.free) return;
      if (mayJoinTable(game, seat, definition)) fighterOptions(game, seat, definition, options, terms);
      return;
    case 'weapon':
    case 'device':
    case 'effect':
      // swccg.core-effects.2: Immediate Effects wait for their moment
      if (!text?.deploysOn || text.immediate || !mayJoinTable(game, seat, definition)) return;
      if (isAdmiralsOrder(facts) && !mayGiveOrders(game, seat)) return;
      attachOptions(game, seat, definition, options, terms);
  }
}

/** The printed cost with every discount and surcharge, never below 0 (swccg.core-deploy-cost.1, swccg.core-deploy-cost.4). */
export function deployCost(game: CardTable, seat: Seat, { facts, text }: CardDefinition, place: Place): number {
  const { location, on } = place;
  const printed = 'deploy' in facts ? (facts.deploy ?? 0) : 0;
  const own = text?.ownCost ? text.ownCost(printed, place, seat, game) : printed;
  // swccg.core-use-force.3: whatever is added
  if (own === 'free') return 0;
  return ask(game, game.modifiers['deploy-cost'], { facts, seat, location, on }, own);
}

/** What the opponent has to use for it as well: what changes its cost changes it for both (swccg.core-use-force.4). */
export function opponentsCost(
  game: CardTable,
  seat: Seat,
  { facts, text }: CardDefinition,
  { location, on }: Place,
): number {
  const stated = text?.opponentUses;
  return stated === undefined ? 0 : ask(game, game.modifiers['deploy-cost'], { facts, seat, location, on }, stated);
}

export function placeKey({ location, on, slot }: Place): string {
  if (!on) return location?.id ?? 'table';
  return slot === null ? on.id : `${on.id}:${slot}`;
}

/** Of such a key, as events have it, the location or the card: `red-3` of `red-3:pilot`. */
export function placeInKey(key: string): string {
  const [id = key] = key.split(':');
  return id;
}

function fighterOptions(
  game: CardTable,
  seat: Seat,
  definition: CardDefinition,
  options: ActionOption[],
  terms: Terms,
): void {
  for (const place of placesFor(game, seat, definition)) {
    const cost = terms.free ? 0 : deployCost(game, seat, definition, place);
    const theirs = terms.free ? 0 : opponentsCost(game, seat, definition, place);
    if (!canUse(game, seat, cost) || !canUse(game, opponentOf(seat), theirs)) continue;
    options.push(deployOption(game, seat, definition.facts.id, place, { cost, theirs, react: terms.react }));
  }
  jointOptions(game, seat, definition, options, terms);
}

/** A starship without a permanent pilot, with a pilot: one action, both paid (swccg.starship-starfighter-deployment.7,
 * swccg.starship-starfighter-deployment.8, swccg.starship-starfighter-deployment.9, swccg.core-deploy-cost.6,
 * swccg.starships-deployment.8, swccg.starships-deployment.9). */
function jointOptions(
  game: CardTable,
  seat: Seat,
  definition: CardDefinition,
  options: ActionOption[],
  terms: Terms,
): void {
  const { facts, text } = definition;
  if (facts.type !== 'starship' || text?.permanentPilots !== undefined) return;
  if (!(text?.capacity?.pilots || text?.capacity?.either)) return;
  const pilots = game.hand(seat).deployable.pilots.filter((pilot) => mayJoinTable(game, seat, pilot));
  if (pilots.length === 0) return;
  for (const place of placesWithPilot(game, seat, definition)) {
    for (const pilot of pilots) {
      const only = pilot.text?.deploysOnly;
      if (only && !only(place, seat, game)) continue;
      const cost = terms.free ? 0 : deployCost(game, seat, definition, place) + deployCost(game, seat, pilot, place);
      if (!canUse(game, seat, cost)) continue;
      options.push(jointOption(game, seat, facts.id, pilot.facts.id, place, { cost, theirs: 0, react: terms.react }));
    }
  }
}

function jointOption(
  game: CardTable,
  seat: Seat,
  card: string,
  pilot: string,
  place: Place,
  price: Price,
): ActionOption {
  const to = placeKey(place);
  const both = [
    { card, place },
    { card: pilot, place },
  ];
  const about = aboutDeployment(card, place, price.cost, pilot);
  return deed(`deploy:${card}:${to}:with:${pilot}`, about, () => deploy(game, seat, both, price));
}

/** Weapons, devices and Effects go where their text says, free unless it names a cost, without presence
 * (swccg.core-deploy-where.9, swccg.core-deploy-where.10, swccg.core-deploy-cost.3, swccg.core-deploy-phase.11,
 * swccg.core-weapon-carrying.2, swccg.core-effects.1, swccg.starship-squadron-examples.15). */
export function attachOptions(
  game: CardTable,
  seat: Seat,
  { facts, text }: CardDefinition,
  options: ActionOption[],
  { free, react, fits }: Partial<Terms> & { readonly fits?: (place: Place) => boolean },
): void {
  const deploysOn = text?.deploysOn;
  if (!deploysOn || (text.aimsAt && utinniTargets(game, seat, text.aimsAt).length === 0)) return;
  for (const place of everyPlace(game)) {
    if (fits && !fits(place)) continue;
    const printed = deploysOn(place, seat, game);
    // swccg.core-inactive.1
    if (printed === null || (place.on && !isActive(game, place.on))) continue;
    const about = { facts, seat, location: place.location, on: place.on };
    if (ask(game, game.modifiers['may-deploy'], about, 1) === 0) continue;
    const cost = free ? 0 : ask(game, game.modifiers['deploy-cost'], about, printed);
    if (!canUse(game, seat, cost)) continue;
    options.push(deployOption(game, seat, facts.id, place, { cost, theirs: 0, react: react === true }));
  }
}

/** What a deployment costs its player and the opponent, and whether it is a react. */
interface Price {
  readonly cost: number;
  readonly theirs: number;
  readonly react: boolean;
}

function deployOption(game: CardTable, seat: Seat, card: string, place: Place, price: Price): ActionOption {
  const about = aboutDeployment(card, place, price.cost);
  return deed(`deploy:${card}:${placeKey(place)}`, about, () => deploy(game, seat, [{ card, place }], price));
}

export function aboutDeployment(
  card: string,
  { location, on, slot }: Place,
  cost: number,
  pilot: string | null = null,
): Deployment {
  const to = on ? on.id : location ? location.id : 'table';
  return { do: 'deploy', card, to, slot, with: pilot, cost };
}

/** Whether an attachment can go somewhere, and nowhere at a cost: what starting functions may deploy
 * (swccg.start-your-engines.1). */
export function deploysFree(game: CardTable, seat: Seat, card: string): boolean {
  const { text } = game.cards.of(card);
  if (text?.losesForce || text?.opponentUses) return false;
  const costs = everyPlace(game).map((place) => text?.deploysOn?.(place, seat, game) ?? null);
  return costs.includes(0) && costs.every((cost) => cost === null || cost === 0);
}

/** Everywhere a weapon, device or Effect could go: beside the locations, at each of them, on each card. */
export function everyPlace(game: CardTable): readonly Place[] {
  const { whereabouts, state } = game;
  whereabouts.places ??= [
    { location: null, on: null, slot: null },
    ...state.locations.map((location) => ({ location, on: null, slot: null })),
    ...state.cards.map((on) => ({ location: game.locationOf(on), on, slot: null })),
  ];
  return whereabouts.places;
}

/** A card and where it goes. */
interface Placing {
  readonly card: string;
  readonly place: Place;
}

/** Pay, let the opponent respond, then put it on the table (swccg.core-deploy-phase.5, swccg.core-deploy-phase.6,
 * swccg.core-deploy-phase.7); it may battle and move in the same turn (swccg.core-deploy-phase.14). */
function* deploy(
  game: CardTable,
  seat: Seat,
  deployments: readonly Placing[],
  { cost, theirs, react }: Price,
): Procedure<void> {
  for (const { card } of deployments) {
    removeKind(game.player(seat).hand, card);
    game.state.playing.push({ seat, card });
  }
  useForce(game, seat, cost);
  useForce(game, opponentOf(seat), theirs);
  yield* payLosses(game, seat, deployments);
  if (react && (yield* isReactCancelled(game, seat, deployments))) return;
  yield* deployPaid(game, seat, deployments, cost);
  yield* recheckBoard(game);
}

/** A cancelled react stays paid (swccg.core-actions.8); the cards, not deployed at all, are in hand again. */
function* isReactCancelled(game: CardTable, seat: Seat, deployments: readonly Placing[]): Procedure<boolean> {
  const moment = { type: 'reacting' as const, seat, card: deployments[0]?.card ?? '', cancelled: false };
  yield* respond(game, moment, opponentOf(seat));
  if (!moment.cancelled) return false;
  game.state.playing = game.state.playing.slice(0, -deployments.length);
  for (const { card } of deployments) game.player(seat).hand.push(card);
  return true;
}

/** Force that texts ask to be lost besides. Starting cards pay nothing. */
function* payLosses(game: CardTable, seat: Seat, deployments: readonly Placing[]): Procedure<void> {
  if (game.state.step === 'starting') return;
  for (const { card } of deployments) {
    const { losesForce } = game.cards.of(card).text ?? {};
    if (losesForce) yield* loseAsCost(game, seat, losesForce);
  }
}

function* deployPaid(game: CardTable, seat: Seat, deployments: readonly Placing[], cost: number): Procedure<void> {
  const [first] = deployments;
  if (!first) return;
  const moment = { type: 'deploying' as const, seat, card: first.card, cancelled: false };
  yield* respond(game, moment, opponentOf(seat));
  game.state.playing = game.state.playing.slice(0, -deployments.length);
  if (moment.cancelled) {
    for (const { card } of deployments) game.player(seat).lost.unshift(card);
    game.emit({ type: 'cancelled', rule: 'swccg.core-effects.7', seat, what: first.card });
    return;
  }
  const ship = yield* putDown(game, seat, first, cost);
  // Whoever deploys together with a starship sits in its cockpit
  const crew: CardInPlay[] = [];
  for (const { card, place } of deployments.slice(1)) {
    const aboard = { location: place.location, on: ship, slot: 'pilot' as const };
    crew.push(yield* putDown(game, seat, { card, place: aboard }, 0));
  }
  for (const card of [ship, ...crew]) yield* respond(game, { type: 'deployed', seat, card }, opponentOf(seat));
}

function* putDown(game: CardTable, seat: Seat, { card, place }: Placing, cost: number): Procedure<CardInPlay> {
  // Judged before its own text works
  const choices = game.cards.of(card).text?.choices?.(place, game) ?? [];
  const placed = putOnTable(game, seat, card, whereOf(place));
  if (choices.length > 0) {
    const options = choices.map((key) => ({ key }));
    placed.choice = (yield* pickOne({
      seat,
      rule: 'swccg.core-interrupts.9',
      topic: 'choose-text',
      about: { card },
      options,
    })).key;
    game.changed();
  }
  yield* aim(game, placed);
  if (isAdmiralsOrder(game.cards.of(card).facts)) yield* overrule(game, placed);
  const rule: RuleId = 'swccg.core-deploy-phase.7';
  game.emit({ type: 'deployed', rule, seat, card, id: placed.id, to: placeKey(place), cost });
  return placed;
}

type Aim = NonNullable<CardText['aimsAt']>;

export function utinniTargets(game: CardTable, seat: Seat, fits: Aim): CardInPlay[] {
  return game.state.cards.filter((card) => isActive(game, card) && fits(card, seat, game));
}

/** swccg.core-effects.3: a Utinni Effect is about somebody, usually elsewhere */
function* aim(game: CardTable, effect: CardInPlay): Procedure<void> {
  const fits = game.definition(effect).text?.aimsAt;
  if (!fits) return;
  const options = utinniTargets(game, effect.owner, fits).map(cardOption);
  const [seat, rule] = [effect.owner, 'swccg.core-effects.3'] as const;
  effect.target = (yield* pickOne({ seat, rule, topic: 'utinni-target', about: { card: effect.card }, options })).key;
  game.changed();
}

export function whereOf({ location, on, slot }: Place): Where {
  if (on) return { kind: slot === null ? 'on' : 'aboard', id: on.id, slot };
  return location ? { kind: 'at', id: location.id, slot: null } : { kind: 'table', id: '', slot: null };
}

function newCard(id: string, card: string, owner: Seat, where: Where): CardInPlay {
  return {
    id,
    card,
    owner,
    where,
    hit: false,
    moved: false,
    reacted: false,
    battled: null,
    drained: null,
    undercover: false,
    captive: false,
    face: 0,
    choice: null,
    target: null,
  };
}

/**
 * A card that has changed in every way. As long as none has changed in some way, the engine compiles all that reads it
 * for things that stay as they are, and throws it away in the middle of a game when the first one does.
 */
export const CHANGED: CardInPlay = Object.assign(
  newCard('', '', 0, whereOf({ location: null, on: null, slot: null })),
  {
    card: 'another',
    where: whereOf({ location: null, on: null, slot: null }),
    hit: true,
    moved: true,
    reacted: true,
    battled: 'somewhere',
    drained: 'somewhere',
    undercover: true,
    captive: true,
    face: 1,
    choice: 'this',
    target: 'somebody',
  } as const,
);

/** Puts a card on the table; it gets the name by which it is known from now on. */
export function putOnTable(game: CardTable, seat: Seat, card: string, where: Where, name?: string): CardInPlay {
  const { state } = game;
  const count = (state.named[card] ?? 0) + 1;
  state.named[card] = count;
  const placed = newCard(name ?? (count === 1 ? card : `${card}-${count}`), card, seat, where);
  meet(placed, game.cards); // from the start, so that cards never change their shape
  state.cards.push(placed);
  linkSites(game, placed.id, card);
  game.changed();
  return placed;
}
