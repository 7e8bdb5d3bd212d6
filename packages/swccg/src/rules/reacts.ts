import { altered, type Procedure, type Seat, type Violation } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import { refuse } from '../refusals.ts';
import { type CardInPlay, type LocationInPlay, opponentOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isActive } from './active.ts';
import { recheckBoard } from './board.ts';
import { AS_REACT, deployOptions } from './deploy.ts';
import { embarkMoves } from './embarking.ts';
import { useForce } from './force.ts';
import { ask } from './modifiers.ts';
import type { MomentOf } from './moments.ts';
import { aboutMove, affordable, type Move, makeMove, moveKey } from './movement.ts';
import { type ActionOption, deed, NO_OPTIONS } from './options.ts';
import { isPiloted } from './piloting.ts';
import { respond, someReact } from './responses.ts';
import { reactMoves } from './ways-to-move.ts';

type Provocation = MomentOf<'battle'> | MomentOf<'drain'>;

/** What a text lets a player do just after the opponent has initiated a battle or Force drain: come there by moving or
 * deploying, or leave a battle (swccg.core-reacts.1); each card is a react of its own (swccg.core-reacts.5). */
export function reactOptions(game: CardTable, seat: Seat, moment: Provocation): ActionOption[] {
  if (seat === moment.seat || !someReact(game)) return [];
  const options: ActionOption[] = [];
  for (const card of game.state.cards) {
    if (card.owner !== seat || card.reacted || !isActive(game, card)) continue;
    for (const move of movesThere(game, card, moment)) options.push(moveOption(game, move, moment.location));
  }
  options.push(...deployments(game, seat, moment.location));
  return options;
}

/** The usual rules, ranges and costs of movement apply (swccg.core-reacts.3). */
function movesThere(game: CardTable, card: CardInPlay, { type, location }: Provocation): readonly Move[] {
  if (game.locationOf(card) === location) {
    const away =
      type === 'battle' && card.where.kind === 'at' && ask(game, game.modifiers['may-react-away'], { card }, 0) > 0;
    return away ? affordable(game, reactMoves(game, card)) : NO_OPTIONS;
  }
  if (ask(game, game.modifiers['may-react'], { card, to: location }, 0) === 0) return NO_OPTIONS;
  return affordable(game, reactMoves(game, card))
    .filter(({ to }) => to === location)
    .slice(0, 1);
}

/** What forbids a card to react to this battle or Force drain (swccg.core-reacts.3, swccg.core-reacts.6). */
export function whyNoReact(game: CardTable, card: CardInPlay, moment: Provocation): Violation | undefined {
  const { id } = card;
  if (card.reacted) return refuse('swccg.core-reacts.6', 'reacted-already', { id });
  if (!isActive(game, card)) return refuse('swccg.core-inactive.1', 'inactive', { id });
  const here = game.locationOf(card) === moment.location;
  const allowed = here
    ? moment.type === 'battle' && ask(game, game.modifiers['may-react-away'], { card }, 0) > 0
    : ask(game, game.modifiers['may-react'], { card, to: moment.location }, 0) > 0;
  const asleep = game.facts(card).type !== 'character' && !isPiloted(game, card);
  if (!allowed && asleep) return refuse('swccg.core-unpiloted.5', 'unpiloted', { id });
  if (!allowed) return refuse('swccg.core-reacts.1', 'no-react', { id });
  const way = movesThere(game, card, moment).length > 0;
  return way ? undefined : refuse('swccg.core-reacts.3', 'no-such-react', { id });
}

function moveOption(game: CardTable, move: Move, location: LocationInPlay): ActionOption {
  const { card, to, cost } = move;
  const how = to === location ? 'react' : 'react-away';
  const key = `${how}:${card.id}:${to?.id ?? ''}`;
  return deed(key, { do: how, id: card.id, to: to?.id ?? '', cost }, () => react(game, move), key);
}

/** Who may board does so just before it leaves, who may step out just after it has arrived (swccg.core-reacts.4). It joins
 * the battle, or leaves it, and keeps its regular move (swccg.core-reacts.7, swccg.core-reacts.8, swccg.core-reacts.9). */
function* react(game: CardTable, move: Move): Procedure<void> {
  const { card, cost } = move;
  // swccg.core-reacts.6: once a turn, even if it is cancelled
  card.reacted = true;
  yield* changePlaces(game, card, 'embark');
  useForce(game, card.owner, cost);
  const moment = { type: 'reacting' as const, seat: card.owner, card: card.id, cancelled: false };
  yield* respond(game, moment, opponentOf(card.owner));
  if (moment.cancelled || !game.find(card.id)) return;
  yield* makeMove(game, altered(move, { cost: 0 }));
  yield* changePlaces(game, card, 'disembark');
  yield* recheckBoard(game);
}

const GO_ON = { key: 'go-on', move: null } as const;

function* changePlaces(game: CardTable, ship: CardInPlay, how: 'embark' | 'disembark'): Procedure<void> {
  const done: string[] = [];
  for (;;) {
    const moves = boardings(game, ship, how).filter(({ card }) => !done.includes(card.id));
    if (moves.length === 0) return;
    const options = [GO_ON, ...moves.map((move) => ({ key: moveKey(move), about: aboutMove(move), move }))];
    const rule = 'swccg.core-reacts.4';
    const about = { id: ship.id };
    const { move } = yield* pickOne({ seat: ship.owner, rule, topic: 'react-boarding', about, options });
    if (!move) return;
    done.push(move.card.id);
    yield* makeMove(game, move);
  }
}

function boardings(game: CardTable, ship: CardInPlay, how: 'embark' | 'disembark'): readonly Move[] {
  if (!game.definition(ship).text?.capacity) return [];
  const location = game.locationOf(ship);
  const moves: Move[] = [];
  for (const card of how === 'disembark' ? game.heldBy(ship) : location ? game.at(location) : []) {
    const rides = card.owner === ship.owner && game.facts(card).type === 'character' && isActive(game, card);
    if (rides) embarkMoves(game, card, moves);
  }
  return affordable(game, moves).filter(
    (move) => move.how === how && (how === 'disembark' || move.where.id === ship.id),
  );
}

/** Deploying as a react obeys all rules and costs of deployment (swccg.core-reacts.2). */
function deployments(game: CardTable, seat: Seat, location: LocationInPlay): readonly ActionOption[] {
  if (game.modifiers['may-deploy-react'] === undefined) return NO_OPTIONS;
  return game
    .hand(seat)
    .kinds.filter((card) => {
      const { facts } = game.cards.of(card);
      return ask(game, game.modifiers['may-deploy-react'], { facts, seat, location, on: null }, 0) > 0;
    })
    .flatMap((card) =>
      deployOptions(game, seat, card, AS_REACT)
        .filter((option) => leadsTo(game, option) === location)
        .map((option) => deployOption(game, option)),
    );
}

/** The location a deployment ends at. */
function leadsTo(game: CardTable, { about }: ActionOption): LocationInPlay | null {
  const place = about.do === 'deploy' ? (about.to ?? '') : '';
  const on = game.find(place);
  return on ? game.locationOf(on) : (game.findLocation(place) ?? null);
}

function deployOption(game: CardTable, option: ActionOption): ActionOption {
  return deed(option.key, option.about, () => deployAsReact(game, option), option.key);
}

function* deployAsReact(game: CardTable, option: ActionOption): Procedure<void> {
  const before = new Set(game.state.cards);
  yield* option.perform();
  for (const placed of game.state.cards) if (!before.has(placed)) placed.reacted = true;
}
