import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import { type CardInPlay, DARK, LIGHT, type LocationInPlay, opponentOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { kindsIn, removeKind } from './force.ts';
import { kindOption } from './options.ts';
import { layOn } from './piles.ts';
import { respond } from './responses.ts';

type Destination = 'lost' | 'used' | 'hand' | 'out';

/** A card leaves the table, and with it all that is on or aboard it (swccg.core-leaving.1, swccg.core-leaving.2,
 * swccg.core-vehicles.10, swccg.core-weapon-carrying.9, swccg.core-effects.8); before and after, texts may respond
 * (swccg.core-leaving.5). */
export function* leaveTable(game: CardTable, card: CardInPlay, to: Destination, rule: RuleId): Procedure<void> {
  if (to === 'lost') {
    const moment = { type: 'about-to-be-lost' as const, seat: card.owner, card, saved: false };
    yield* respond(game, moment, opponentOf(card.owner));
    if (moment.saved || !game.find(card.id)) return;
  }
  yield* jumpOff(game, card);
  const lost = cargoOf(game, card);
  const sites = sitesLostWith(game, card);
  const gone = [...lost, ...sites.flatMap(({ cards }) => cards)];
  const moments = [...(to === 'lost' ? [card] : []), ...gone.filter(({ captive }) => !captive)].map((one) =>
    lostFromTable(game, one),
  );
  take(game, [card, ...gone]);
  for (const { location } of sites) loseLocation(game, location, rule);
  yield* toPile(game, [card], to, rule);
  // swccg.core-captives.2: a captive whom nobody holds any more escapes
  yield* toPile(
    game,
    gone.filter(({ captive }) => captive),
    'used',
    'swccg.core-captives.2',
  );
  yield* toPile(
    game,
    gone.filter(({ captive }) => !captive),
    'lost',
    'swccg.core-leaving.2',
  );
  // What was lost with it was just lost as well
  for (const moment of moments) yield* respond(game, moment, opponentOf(moment.seat));
}

/** The moment just after a card was lost, of a card that is still on table. */
function lostFromTable(game: CardTable, card: CardInPlay) {
  const row = game.locationOf(card)?.row ?? null;
  return { type: 'lost' as const, seat: card.owner, card: card.card, fromTable: true, row };
}

/** Everything on or aboard a card, however deep. */
export function cargoOf(game: CardTable, card: CardInPlay): CardInPlay[] {
  return game.heldBy(card).flatMap((held) => [held, ...cargoOf(game, held)]);
}

/** swccg.core-vehicles.9: riders of a creature vehicle jump off before it goes */
function* jumpOff(game: CardTable, card: CardInPlay): Procedure<void> {
  const facts = game.facts(card);
  if (facts.type !== 'vehicle' || facts.class !== 'creature') return;
  const location = game.locationOf(card);
  for (const rider of game.heldBy(card)) {
    if (!location || rider.where.kind !== 'aboard') continue;
    const options = [
      { key: `jump:${rider.id}`, about: { id: rider.id, jump: true } },
      { key: `stay:${rider.id}`, about: { id: rider.id, jump: false } },
    ];
    const seat = rider.owner;
    const { about } = yield* pickOne({ seat, rule: 'swccg.core-vehicles.9', topic: 'jump-off', options });
    if (!about.jump) continue;
    rider.where = { kind: 'at', id: location.id, slot: null };
    game.changed();
    game.emit({ type: 'moved', rule: 'swccg.core-vehicles.9', seat, id: rider.id, to: location.id, how: 'jump' });
  }
}

/** swccg.starship-sites.20, swccg.starship-sites.21: sites go with their starship, and all that is there; a vehicle's stay */
function sitesLostWith(game: CardTable, card: CardInPlay): { location: LocationInPlay; cards: CardInPlay[] }[] {
  const row = game.state.rows.find(({ starship }) => starship === card.id);
  if (!row) return [];
  row.starship = null;
  if (!game.state.switches.sitesDieWithStarship || game.facts(card).type !== 'starship') return [];
  return row.locations.map((id) => {
    const location = game.location(id);
    return { location, cards: [...game.everythingAt(location)] };
  });
}

/**
 * A location is lost, which happens only by a text or with its starship (swccg.core-locations.16); whatever is there
 * must have gone before.
 */
export function loseLocation(game: CardTable, location: LocationInPlay, rule: RuleId): void {
  const { state } = game;
  state.locations = state.locations.filter((other) => other !== location);
  for (const row of state.rows) row.locations = row.locations.filter((id) => id !== location.id);
  state.rows = state.rows.filter(({ locations }) => locations.length > 0);
  for (const { card, owner } of location.stack) {
    game.player(owner).lost.unshift(card);
    game.emit({ type: 'left', rule, seat: owner, id: location.id, card, to: 'lost' });
  }
  game.changed();
}

/** swccg.core-leaving.4: what leaves forgets everything */
function take(game: CardTable, cards: readonly CardInPlay[]): void {
  const { state } = game;
  const ids = new Set(cards.map(({ id }) => id));
  state.cards = state.cards.filter(({ id }) => !ids.has(id));
  state.lasting = state.lasting.filter(({ target }) => target === null || !ids.has(target));
  if (state.battle) state.battle.participants = state.battle.participants.filter((id) => !ids.has(id));
  game.changed();
}

/** swccg.core-piles.15: to the owner's piles; several at once in the order the owner likes (swccg.core-leaving.3) */
function* toPile(game: CardTable, cards: readonly CardInPlay[], to: Destination, rule: RuleId): Procedure<void> {
  for (const { id, card, owner } of cards) game.emit({ type: 'left', rule, seat: owner, id, card, to });
  for (const seat of [DARK, LIGHT]) {
    const kinds = cards.filter(({ owner }) => owner === seat).map(({ card }) => card);
    yield* stackInOrder(game, seat, kinds, to);
  }
}

/** On their way they belong to no pile; they lie open, as cards being played do. */
function* stackInOrder(game: CardTable, seat: Seat, kinds: string[], to: Destination): Procedure<void> {
  const { state } = game;
  const moving = kinds.map((card) => ({ seat, card }));
  state.playing.push(...moving);
  while (kinds.length > 0) {
    const options = kindsIn(kinds).map((card) => kindOption(card, `next:${card}`));
    const about = { pile: to };
    const { card } = yield* pickOne({ seat, rule: 'swccg.core-leaving.3', topic: 'order-pile', about, options });
    removeKind(kinds, card);
    const placed = moving.splice(
      moving.findIndex((one) => one.card === card),
      1,
    );
    state.playing = state.playing.filter((one) => !placed.includes(one));
    if (to === 'hand') game.player(seat).hand.push(card);
    else layOn(game.player(seat), to, card);
  }
}
