import type { Procedure, Seat, Violation } from '@rangefinder/kernel';
import { pick } from '../ask.ts';
import type { CardDefinition } from '../definition.ts';
import { refuse } from '../refusals.ts';
import type { CardInPlay, LocationInPlay, Slot } from '../state.ts';
import type { CardTable } from '../table.ts';
import { recheckBoard } from './board.ts';
import { freeSlots } from './capacity.ts';
import { putOnTable } from './deploy.ts';
import { removeKind } from './force.ts';
import { leaveTable } from './leaving.ts';
import { relocate } from './movement.ts';
import { type ActionOption, cardOption, deed } from './options.ts';
import { isPilot } from './piloting.ts';

/** Adds the squadrons in hand that can replace three ships of their model (swccg.starship-squadron-replacement.1,
 * swccg.starship-squadron-replacement.2, swccg.core-squadrons.6). */
export function replacementActions(
  game: CardTable,
  seat: Seat,
  squadrons: readonly CardDefinition[],
  options: ActionOption[],
): void {
  for (const { facts, text } of squadrons) {
    const model = text?.replaces;
    if (model === undefined) continue;
    const card = facts.id;
    for (const location of game.state.locations) {
      if (replaceable(game, seat, model, location).length < 3) continue;
      const key = `replace:${card}:${location.id}`;
      options.push(
        deed(key, { do: 'replace', card, to: location.id }, () => replace(game, seat, card, model, location)),
      );
    }
  }
}

/** swccg.starship-squadron-replacement.3: starfighters only, never a squadron */
export function replaceable(game: CardTable, seat: Seat, model: string, location: LocationInPlay): CardInPlay[] {
  return game.at(location).filter((ship) => {
    const facts = game.facts(ship);
    return ship.owner === seat && facts.type === 'starship' && facts.class === 'starfighter' && facts.model === model;
  });
}

/** Another squadron is never among the three. */
function whyNotAmong(game: CardTable, id: string): Violation | undefined {
  const ship = game.find(id);
  const facts = ship && game.facts(ship);
  const squadron = facts?.type === 'starship' && facts.class === 'squadron';
  return squadron ? refuse('swccg.starship-squadron-replacement.3', 'squadron-not-replaced') : undefined;
}

/** Not a deployment: nothing that is said about deploying applies (swccg.starship-squadron-replacement.10). */
function* replace(game: CardTable, seat: Seat, card: string, model: string, location: LocationInPlay): Procedure<void> {
  const rule = 'swccg.starship-squadron-replacement.2';
  const candidates = replaceable(game, seat, model, location).map(cardOption);
  const refusal = (id: string) => whyNotAmong(game, id);
  const about = { card };
  const chosen = yield* pick({ seat, rule, topic: 'replace', about, options: candidates, min: 3, max: 3, refusal });
  const ships = chosen.map(({ card: ship }) => ship);
  removeKind(game.player(seat).hand, card);
  const squadron = putOnTable(game, seat, card, { kind: 'at', id: location.id, slot: null });
  game.emit({ type: 'replaced', rule, seat, id: squadron.id, cards: ships.map(({ id }) => id) });
  yield* retarget(game, ships, squadron);
  for (const ship of ships) yield* takeOver(game, ship, squadron);
  for (const ship of ships) {
    // swccg.starship-squadron-replacement.5, swccg.starship-squadron-replacement.7: what is not taken over is used with its ship
    for (const left of game.heldBy(ship))
      yield* leaveTable(game, left, 'used', 'swccg.starship-squadron-replacement.5');
    yield* leaveTable(game, ship, 'used', 'swccg.starship-squadron-replacement.4');
  }
  yield* recheckBoard(game);
}

/** What was aimed at a replaced ship is aimed at the squadron now; what cannot be about a squadron is over
 * (swccg.starship-squadron-replacement.8, swccg.starship-squadron-replacement.9). */
function* retarget(game: CardTable, ships: readonly CardInPlay[], squadron: CardInPlay): Procedure<void> {
  const { state } = game;
  const aimed = (target: string | null) => ships.some(({ id }) => id === target);
  state.lasting = state.lasting
    .filter(({ card, target }) => !aimed(target) || (game.cards.of(card).text?.lastsOn?.(game.facts(squadron)) ?? true))
    .map((lasting) => (aimed(lasting.target) ? { ...lasting, target: squadron.id } : lasting));
  const cards = state.cards.filter(({ target }) => aimed(target));
  for (const card of cards) card.target = squadron.id;
  game.changed();
  for (const card of cards) {
    const fits = game.definition(card).text?.aimsAt?.(squadron, card.owner, game) ?? true;
    if (!fits) yield* leaveTable(game, card, 'lost', 'swccg.starship-squadron-replacement.9');
  }
}

/** swccg.starship-squadron-replacement.6: crew, weapons and devices may come along, as far as they fit */
function* takeOver(game: CardTable, ship: CardInPlay, squadron: CardInPlay): Procedure<void> {
  const rule = 'swccg.starship-squadron-replacement.6';
  const options = game
    .heldBy(ship)
    .filter((card) => newSeat(game, card, squadron) !== undefined)
    .map(cardOption);
  if (options.length === 0) return;
  const seat = squadron.owner;
  const taken = yield* pick({
    seat,
    rule,
    topic: 'take-over',
    about: { id: squadron.id },
    options,
    min: 0,
    max: options.length,
  });
  for (const { card } of taken) {
    const slot = newSeat(game, card, squadron);
    if (slot !== undefined)
      relocate(game, card, { kind: slot === null ? 'on' : 'aboard', id: squadron.id, slot }, 'transfer', rule);
  }
}

/** The slot a card would have in the squadron; null for weapons and devices; undefined when it does not fit. */
function newSeat(game: CardTable, card: CardInPlay, squadron: CardInPlay): Slot | null | undefined {
  const definition = game.definition(card);
  const { facts, text } = definition;
  if (facts.type === 'character') return freeSlots(game, squadron, definition, isPilot(game, card))[0];
  if (facts.type !== 'weapon' && facts.type !== 'device') return undefined;
  const place = { location: game.locationOf(squadron), on: squadron, slot: null };
  return (text?.deploysOn?.(place, card.owner, game) ?? null) === null ? undefined : null;
}
