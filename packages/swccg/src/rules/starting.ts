import { NOTHING, type Procedure, type RuleId, type Seat, together, type Violation } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import type { CardDefinition } from '../definition.ts';
import { refuse } from '../refusals.ts';
import { DARK, LIGHT, opponentOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { recheckBoard } from './board.ts';
import { deployOptions, FREE, putOnTable } from './deploy.ts';
import { deployLocation, rowsFor } from './deploy-locations.ts';
import { drawToHand, kindsIn, removeKind } from './force.ts';
import { checkLifeForce } from './life-force.ts';
import { slugOf } from './locations.ts';
import { kindOption } from './options.ts';
import { layOn, takeOut } from './piles.ts';

/** Both seats' picks, in the order of the seats. */
type Picks = readonly [string | null, string | null];
const SEATS: readonly Seat[] = [DARK, LIGHT];

/** Starting cards in three steps, each chosen in secret and revealed together; then hands (swccg.starting-the-game.1,
 * swccg.starting-the-game.2). The sequence always binds, so nothing is ever taken back (swccg.starting-the-game.8,
 * swccg.starting-the-game.20, swccg.starting-the-game.21, swccg.starting-the-game.22). */
export function* startGame(game: CardTable): Procedure<void> {
  yield* startingEffects(game);
  const first = yield* startingLocations(game);
  yield* startingInterrupts(game, first);
  // swccg.starting-the-game.23, swccg.starting-the-game.25, swccg.starting-the-game.26
  for (const seat of SEATS) {
    game.shuffle(seat, 'reserve');
    for (let i = 0; i < 8; i++) drawToHand(game, seat, 'reserve', 'swccg.starting-the-game.26');
  }
  checkLifeForce(game);
  game.state.current = first;
  game.state.step = 'start-of-turn';
}

const NONE = { key: 'none', card: null } as const;

/** What both seats are asked for at once. */
interface Starting {
  readonly topic: 'starting-effect' | 'starting-location' | 'starting-interrupt';
  readonly rule: RuleId;
  candidates(seat: Seat): readonly string[];
  readonly mayDecline: boolean;
  refused?(seat: Seat): RefusedStart[];
}

type RefusedStart = ReturnType<typeof kindOption> & { readonly why: Violation };

/** Asks both seats at once for one of their own cards; nobody learns the other's choice before both are made. */
function* chooseTogether(starting: Starting): Procedure<Picks> {
  const parts = SEATS.map((seat) => ({ seat, procedure: chooseOne(starting, seat) }));
  const [dark = null, light = null] = yield* together(parts);
  return [dark, light];
}

function* chooseOne(starting: Starting, seat: Seat): Procedure<string | null> {
  const { topic, rule, mayDecline } = starting;
  const cards = starting.candidates(seat);
  if (cards.length === 0) return null;
  const kinds = cards.map((card) => kindOption(card));
  const options = mayDecline ? [NONE, ...kinds] : kinds;
  const refused = () => starting.refused?.(seat) ?? [];
  return (yield* pickOne({ seat, rule, topic, options, secret: true, refused })).card;
}

function take(game: CardTable, seat: Seat, card: string): void {
  takeOut(game.player(seat), 'reserve', card);
}

/** Step 1. Two starting Effects: Dark resolves first (swccg.starting-the-game.3, swccg.starting-the-game.9). */
function* startingEffects(game: CardTable): Procedure<void> {
  const effects = (seat: Seat) =>
    kindsIn(game.player(seat).reserve).filter((card) => {
      const { facts } = game.cards.of(card);
      return facts.type === 'effect' && facts.kind === 'starting';
    });
  const picks = yield* chooseTogether({
    topic: 'starting-effect',
    rule: 'swccg.starting-the-game.3',
    candidates: effects,
    mayDecline: true,
  });
  for (const seat of SEATS) {
    const card = picks[seat === DARK ? 0 : 1];
    if (card === null) continue;
    take(game, seat, card);
    game.emit({ type: 'started', rule: 'swccg.starting-the-game.9', seat, card });
    putOnTable(game, seat, card, { kind: 'table', id: '', slot: null });
  }
}

/** Step 2. Answers who takes the first turn. Picks that failed never leave the deck; who has none left starts without
 * (swccg.starting-locations.1, swccg.starting-locations.8, swccg.starting-locations.9, swccg.starting-the-game.15). */
function* startingLocations(game: CardTable): Procedure<Seat> {
  const aside: [string[], string[]] = [[], []];
  const candidates = (seat: Seat) => startingCards(game, seat, aside[seat === DARK ? 0 : 1]);
  const refused = (seat: Seat) => refusedStarts(game, seat);
  const choose = (rule: RuleId) =>
    chooseTogether({ topic: 'starting-location', rule, candidates, mayDecline: false, refused });
  let picks = yield* choose('swccg.starting-the-game.4');
  // swccg.starting-locations.7, swccg.starting-the-game.14: the same location: both choose again
  while (isSame(game, picks)) {
    picks.forEach((card, seat) => {
      if (card === null) return;
      aside[seat === DARK ? 0 : 1].push(card);
      game.emit({ type: 'set-aside', rule: 'swccg.starting-locations.7', seat, card });
    });
    picks = yield* choose('swccg.starting-locations.7');
  }
  const first = firstPlayer(game, picks);
  picks.forEach((card, seat) => {
    game.emit({ type: 'started', rule: 'swccg.starting-the-game.10', seat, card });
  });
  // Locations together, before Objectives; of two Objectives the first player's first; what lies there already is
  // converted (swccg.starting-the-game.11, swccg.starting-the-game.12, swccg.starting-the-game.13, swccg.starting-the-game.16)
  for (const seat of SEATS) yield* layStart(game, seat, picks, 'location');
  for (const seat of [first, opponentOf(first)]) yield* layStart(game, seat, picks, 'objective');
  return first;
}

/** swccg.starting-the-game.5: an Objective in the deck must be used; else any location that could lie on an empty table. */
function startingCards(game: CardTable, seat: Seat, aside: readonly string[]): string[] {
  const kinds = kindsIn(game.player(seat).reserve);
  const objective = kinds.filter((card) => game.cards.of(card).facts.type === 'objective');
  if (objective.length > 0) return objective;
  return kinds.filter((card) => mayStart(game.cards.of(card)) && !aside.includes(card));
}

/** Illegal ones are not offered, so nobody can pick one (swccg.starting-locations.2, swccg.starting-locations.3,
 * swccg.starting-locations.5, swccg.starting-locations.6). */
export function mayStart({ facts, text }: CardDefinition): boolean {
  return facts.type === 'location' && facts.of !== null && text?.deploysIf === undefined;
}

/** The locations in the deck that cannot start the game, and why. */
function refusedStarts(game: CardTable, seat: Seat): RefusedStart[] {
  return kindsIn(game.player(seat).reserve).flatMap((key): RefusedStart[] => {
    const definition = game.cards.of(key);
    const { facts } = definition;
    if (facts.type !== 'location' || mayStart(definition)) return [];
    if (facts.of === null && facts.kind === 'site' && facts.world === 'planet') {
      return [{ ...kindOption(key), why: refuse('swccg.starting-locations.5', 'generic-site', { id: key }) }];
    }
    return [{ ...kindOption(key), why: refuse('swccg.starting-locations.2', 'not-on-empty-table', { id: key }) }];
  });
}

function isSame(game: CardTable, [dark, light]: Picks): boolean {
  if (dark === null || light === null) return false;
  return slugOf(game.cards.of(dark).facts) === slugOf(game.cards.of(light).facts);
}

/** swccg.starting-the-game.27, swccg.starting-the-game.28 */
function firstPlayer(game: CardTable, picks: Picks): Seat {
  const light = picks.some((card) => card !== null && game.cards.of(card).text?.firstTurn === 'light');
  return light ? LIGHT : DARK;
}

function* layStart(game: CardTable, seat: Seat, picks: Picks, type: 'location' | 'objective'): Procedure<void> {
  const card = picks[seat === DARK ? 0 : 1];
  if (card === null || game.cards.of(card).facts.type !== type) return;
  if (type === 'location') yield* deployStarting(game, seat, card);
  else yield* deployObjective(game, seat, card);
  yield* recheckBoard(game);
}

function* deployStarting(game: CardTable, seat: Seat, card: string): Procedure<void> {
  const [row] = rowsFor(game, seat, card);
  if (row !== undefined) yield* deployLocation(game, seat, card, row, 'reserve');
}

/** Everything its first paragraph names, for free; what is missing puts it out of play (swccg.core-objectives.1,
 * swccg.core-objectives.2). */
function* deployObjective(game: CardTable, seat: Seat, card: string): Procedure<void> {
  const player = game.player(seat);
  for (const slug of game.cards.of(card).text?.deploys ?? []) {
    const found = player.reserve.find((kind) => slugOf(game.cards.of(kind).facts) === slug);
    if (found === undefined || rowsFor(game, seat, found).length === 0) {
      take(game, seat, card);
      player.out.unshift(card);
      game.emit({ type: 'cancelled', rule: 'swccg.core-objectives.2', seat, what: card });
      return;
    }
    yield* deployStarting(game, seat, found);
  }
  take(game, seat, card);
  putOnTable(game, seat, card, { kind: 'table', id: '', slot: null });
}

/** Step 3. The first player resolves first (swccg.starting-the-game.17, swccg.starting-the-game.18). */
function* startingInterrupts(game: CardTable, first: Seat): Procedure<void> {
  const interrupts = (seat: Seat) =>
    kindsIn(game.player(seat).reserve).filter((card) => game.cards.of(card).text?.starting !== undefined);
  const picks = yield* chooseTogether({
    topic: 'starting-interrupt',
    rule: 'swccg.starting-the-game.7',
    candidates: interrupts,
    mayDecline: true,
  });
  for (const seat of [first, opponentOf(first)]) {
    const card = picks[seat === DARK ? 0 : 1];
    if (card === null) continue;
    take(game, seat, card);
    game.state.playing.push({ seat, card });
    game.emit({ type: 'played', rule: 'swccg.core-interrupts.8', seat, card, name: 'starting' });
    yield* game.cards.of(card).text?.starting?.({ game, seat, card }) ?? NOTHING;
    game.state.playing.pop();
    // The Reserve Deck is shuffled before hands are drawn
    layOn(game.player(seat), game.cards.of(card).text?.startingTo ?? 'lost', card);
    yield* recheckBoard(game);
  }
}

/** Deploys a card of the Reserve Deck where its player wants it; a starting card for free (swccg.core-deploy-cost.5). */
export function* deployFromReserve(game: CardTable, seat: Seat, card: string, free = true): Procedure<void> {
  const player = game.player(seat);
  if (game.cards.of(card).facts.type === 'location') {
    const options = rowsFor(game, seat, card).map((row) => ({ key: row, about: { row } }));
    if (options.length === 0) return;
    const rule = 'swccg.core-locations.8';
    const { key } = yield* pickOne({ seat, rule, topic: 'choose-row', about: { card }, options });
    yield* deployLocation(game, seat, card, key, 'reserve');
    return;
  }
  if (takeOut(player, 'reserve', card) === undefined) return;
  player.hand.push(card);
  const options = deployOptions(game, seat, card, free ? FREE : undefined);
  if (options.length === 0) {
    removeKind(player.hand, card);
    layOn(player, 'reserve', card);
    return;
  }
  const rule = free ? 'swccg.core-deploy-cost.5' : 'swccg.core-deploy-cost.1';
  const chosen = yield* pickOne({ seat, rule, topic: 'deploy-free', about: { card }, options });
  yield* chosen.perform();
}
