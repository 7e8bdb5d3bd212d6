import type { Procedure, Seat } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import type { CardDefinition } from '../definition.ts';
import type { LocationFacts, StarshipFacts } from '../facts.ts';
import type { LocationInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { recheckBoard } from './board.ts';
import {
  insertPositions,
  isGeneric,
  isOfDeathStar,
  isSystem,
  layLocation,
  locationFacts,
  slugOf,
  whyNotInserted,
} from './locations.ts';
import { type ActionOption, deed } from './options.ts';
import { takeOut } from './piles.ts';

/** Adds the locations in hand, and the rows they can join. They cost nothing (swccg.core-locations.2, swccg.core-deploy-cost.2). */
export function locationActions(
  game: CardTable,
  seat: Seat,
  locations: readonly CardDefinition[],
  options: ActionOption[],
): void {
  for (const { facts } of locations) {
    const card = facts.id;
    for (const row of rowsFor(game, seat, card)) options.push(locationOption(game, seat, card, row));
  }
}

function locationOption(game: CardTable, seat: Seat, card: string, row: string): ActionOption {
  const about = { do: 'deploy', card, to: row, slot: null, with: null, cost: 0 } as const;
  return deed(`deploy:${card}:${row}`, about, () => deployFromHand(game, seat, card, row));
}

/** The rows a location may join now; none when it may not deploy. Sites of a named starship, and of the Death Star, may lie
 * before it does (swccg.starship-sites.5, swccg.core-death-star.1); a generic site becomes part of its planet
 * (swccg.core-locations.13). */
export function rowsFor(game: CardTable, seat: Seat, card: string): string[] {
  const { facts, text } = game.cards.of(card);
  if (facts.type !== 'location' || text?.deploysIf?.(seat, game) === false) return [];
  if (facts.of !== null) return mayLie(game, seat, facts) ? [facts.of] : [];
  if (text?.siteOf) return starshipRows(game, facts, text.siteOf);
  return game.state.rows
    .filter((row) => row.world === 'planet' && !text?.notTo?.includes(row.id))
    .filter((row) =>
      isRepresented(
        facts,
        row.locations.map((id) => game.location(id)),
      ),
    )
    .filter((row) => ownCopies(game, seat, facts, row.id) < (facts.copies ?? Number.POSITIVE_INFINITY))
    .map(({ id }) => id);
}

/** The row of each starship of the kind that is on table, begun or not (swccg.starship-sites.4, swccg.starship-sites.9). */
function starshipRows(game: CardTable, facts: LocationFacts, fits: (ship: StarshipFacts) => boolean): string[] {
  const { state } = game;
  const copies = state.locations.filter(({ stack }) => stack.some(({ card }) => card === facts.id)).length;
  if (copies >= (facts.copies ?? Number.POSITIVE_INFINITY)) return [];
  return state.cards
    .filter(({ card }) => {
      const ship = game.cards.of(card).facts;
      return ship.type === 'starship' && fits(ship);
    })
    .map(({ id }) => state.rows.find(({ starship }) => starship === id)?.id ?? id);
}

/** swccg.core-locations.12: a generic site needs the planet on table, by more than its like; a sector needs the system it belongs to */
function isRepresented(facts: LocationFacts, locations: readonly LocationInPlay[]): boolean {
  if (facts.kind === 'sector') return locations.some(isSystem);
  return locations.some((location) => !isGeneric(locationFacts(location)));
}

/** swccg.core-uniqueness.2: a diamond counts per system */
export function ownCopies(game: CardTable, seat: Seat, facts: LocationFacts, row: string): number {
  return game.state.locations.filter(
    (location) =>
      location.row === row &&
      location.stack.some(({ card, owner }) => owner === seat && game.cards.of(card).facts.title === facts.title),
  ).length;
}

/** swccg.core-conversion.1, swccg.core-conversion.2, swccg.core-uniqueness.4, swccg.core-death-star.3 */
function mayLie(game: CardTable, seat: Seat, facts: LocationFacts): boolean {
  const { deathStar } = game.player(seat);
  if (isOfDeathStar(facts) && deathStar !== null && deathStar !== facts.of) return false;
  const top = game.findLocation(slugOf(facts))?.stack[0];
  if (top === undefined) return true;
  return top.owner !== seat && !game.cards.of(top.card).text?.neverConverted;
}

function* deployFromHand(game: CardTable, seat: Seat, card: string, row: string): Procedure<void> {
  yield* deployLocation(game, seat, card, row, 'hand');
  yield* recheckBoard(game);
}

/** Lays it on the opponent's, where cards stay as they are, or where its player wants it in its row (swccg.core-locations.8,
 * swccg.core-locations.9, swccg.core-conversion.4, swccg.core-conversion.5, swccg.starship-sites.1). */
export function* deployLocation(
  game: CardTable,
  seat: Seat,
  card: string,
  rowId: string,
  from: 'hand' | 'reserve',
): Procedure<LocationInPlay> {
  const { facts } = game.cards.of(card);
  if (facts.type !== 'location') throw new Error(`${facts.title} is no location.`);
  const converted = !isGeneric(facts) && game.findLocation(slugOf(facts)) !== undefined;
  const row = game.state.rows.find(({ id }) => id === rowId);
  const positions = converted ? [0] : insertPositions(game, row, card);
  const options = positions.map((position) => {
    const before = row?.locations[position] ?? null;
    return { key: `before:${before ?? 'end'}`, about: { before }, position };
  });
  const about = { card, row: rowId };
  const { position } = yield* pickOne({
    seat,
    rule: 'swccg.core-locations.8',
    topic: 'insert-location',
    about,
    options,
    refusal: (key) => whyNotInserted(game, row, card, key),
  });
  takeOut(game.player(seat), from, card);
  const location = layLocation(game, seat, card, rowId, position);
  if (isOfDeathStar(facts)) game.player(seat).deathStar = facts.of;
  if (converted) {
    game.emit({ type: 'converted', rule: 'swccg.core-conversion.1', seat, card, location: location.id });
  } else {
    game.emit({ type: 'deployed', rule: 'swccg.core-locations.3', seat, card, id: location.id, to: rowId, cost: 0 });
  }
  return location;
}
