import type { Seat, Violation } from '@rangefinder/kernel';
import type { CardText } from '../definition.ts';
import type { CardFacts, LocationFacts } from '../facts.ts';
import { definitionFor, KnownLocation, keep, meet } from '../known.ts';
import { refuse } from '../refusals.ts';
import { DARK, type LocationInPlay, type Row, type SwccgState } from '../state.ts';
import type { CardTable } from '../table.ts';
import { ask } from './modifiers.ts';

/** What the top card of a location says; those under it do not count (swccg.core-conversion.3, swccg.core-conversion.6,
 * swccg.core-force-icons.6). */
export function locationFacts(location: LocationInPlay): LocationFacts {
  const { facts } = definitionFor(topCard(location));
  if (facts.type !== 'location') throw new Error(`${facts.title} lies where only locations lie.`);
  return facts;
}

export function locationText(location: LocationInPlay): CardText | null {
  return definitionFor(topCard(location)).text;
}

function topCard(location: LocationInPlay): LocationInPlay['stack'][number] {
  const top = location.stack[0];
  if (!top) throw new Error(`The location "${location.id}" has no card.`);
  return top;
}

export function isSite(location: LocationInPlay): boolean {
  return locationFacts(location).kind === 'site';
}

export function isSystem(location: LocationInPlay): boolean {
  return locationFacts(location).kind === 'system';
}

export function isSector(location: LocationInPlay): boolean {
  return locationFacts(location).kind === 'sector';
}

/** swccg.core-sites.1 */
export function isInterior(location: LocationInPlay): boolean {
  return locationFacts(location).interior === true;
}

export function isExterior(location: LocationInPlay): boolean {
  return locationFacts(location).exterior === true;
}

/** swccg.core-docking-bays.1, swccg.core-docking-bays.2 */
export function isDockingBay(location: LocationInPlay): boolean {
  return locationFacts(location).dockingBay === true;
}

/** A bay of a starship's that TIEs start from (swccg.core-starship-classes.8). */
export function isLaunchBay(location: LocationInPlay): boolean {
  return locationFacts(location).keywords?.includes('launch bay') ?? false;
}

/** swccg.core-death-star.8: a site that is next to nothing and that nobody walks, drives or lands into */
export function isTrench(location: LocationInPlay): boolean {
  return locationFacts(location).keywords?.includes('trench') ?? false;
}

/** A player's Force icons at a location, as texts have changed them (swccg.core-force-icons.7). */
export function forceIcons(game: CardTable, location: LocationInPlay, seat: Seat): number {
  if (location.blownAway) return 0;
  const { dark, light } = locationFacts(location);
  return ask(game, game.modifiers.icons, { location, seat }, seat === DARK ? dark : light);
}

/** swccg.core-battlegrounds.1 */
export function isBattleground(game: CardTable, location: LocationInPlay): boolean {
  if (isHoly(location)) return false;
  return forceIcons(game, location, 0) > 0 && forceIcons(game, location, 1) > 0;
}

/** swccg.core-battlegrounds.2 */
function isHoly(location: LocationInPlay): boolean {
  const { title, keywords } = locationFacts(location);
  return /^(Dagobah|Ahch-To)\b|Galactic Senate$/.test(title) || (keywords?.includes('holosite') ?? false);
}

/** The title without its side: what a unique location is called on table. */
export function slugOf(facts: CardFacts): string {
  return facts.id.replace(/-(light|dark)$/, '');
}

const DEATH_STARS: readonly (string | null)[] = ['death-star', 'death-star-ii'];

/** Whether a location is one of the Death Stars, or a part of it (swccg.core-death-star.3). */
export function isOfDeathStar({ of }: LocationFacts): boolean {
  return DEATH_STARS.includes(of);
}

/** A generic location joins whatever row it is deployed to (swccg.core-locations.12). */
export function isGeneric(facts: LocationFacts): boolean {
  return facts.of === null;
}

/** Purely interior, both, purely exterior; then cloud sectors, the system, asteroid sectors (swccg.core-locations.5,
 * swccg.core-locations.6, swccg.core-death-star.2). */
function groupOf(facts: LocationFacts, text: CardText | null): number {
  if (facts.kind === 'system') return 4;
  if (facts.kind === 'sector') return text?.sector === 'asteroid' ? 5 : 3;
  if (facts.keywords?.includes('trench')) return 6;
  if (!facts.exterior) return 0;
  return facts.interior ? 1 : 2;
}

function groupAt({ state }: CardTable, id: string): number {
  const location = state.locations.find((candidate) => candidate.id === id);
  return location ? groupOf(locationFacts(location), locationText(location)) : 0;
}

/** swccg.core-locations.14: with Spaceport in its title */
export function isSpaceport({ title }: LocationFacts): boolean {
  return title.includes('Spaceport');
}

function isSpaceportAt({ state }: CardTable, id: string): boolean {
  const location = state.locations.find((candidate) => candidate.id === id);
  return location !== undefined && isSpaceport(locationFacts(location));
}

/** Where in its row a new location may be inserted (swccg.core-locations.8, swccg.core-locations.14). */
export function insertPositions(game: CardTable, row: Row | undefined, card: string): number[] {
  const { facts, text } = game.cards.of(card);
  if (!row || facts.type !== 'location') return [0];
  const group = groupOf(facts, text);
  const groups = row.locations.map((id) => groupAt(game, id));
  const from = groups.filter((other) => other < group).length;
  const to = groups.filter((other) => other <= group).length;
  const positions = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const spaceport = (id: string | undefined) => id !== undefined && isSpaceportAt(game, id);
  if (!isSpaceport(facts) || !row.locations.some(spaceport)) return positions;
  const beside = positions.filter((i) => spaceport(row.locations[i - 1]) || spaceport(row.locations[i]));
  return beside.length > 0 ? beside : positions;
}

/** Why a new location does not go before that one, or at the end: the order of the row, of its sites, or spaceports apart. */
export function whyNotInserted(
  game: CardTable,
  row: Row | undefined,
  card: string,
  key: string,
): Violation | undefined {
  const { facts } = game.cards.of(card);
  const at = row ? ['before:end', ...row.locations.map((id) => `before:${id}`)].indexOf(key) : -1;
  if (!row || at < 0 || facts.type !== 'location') return undefined;
  if (insertPositions(game, row, card).includes(at === 0 ? row.locations.length : at - 1)) return undefined;
  const group = groupOf(facts, game.cards.of(card).text);
  const next = groupAt(game, row.locations[at - 1] ?? '');
  if (at > 0 && next < group && facts.kind === 'site') return refuse('swccg.core-locations.6', 'order-of-sites');
  const previous = at === 0 ? row.locations.at(-1) : row.locations[at - 2];
  const fits = previous === undefined || groupAt(game, previous) <= group;
  if (fits && (at === 0 || next >= group)) return refuse('swccg.core-locations.14', 'spaceport-together');
  return refuse('swccg.core-locations.5', 'order-of-row');
}

/** Lays a location card on the table: on top of the opponent's (swccg.core-conversion.1), so that there is one of each
 * system (swccg.core-systems.4), or into its row. */
export function layLocation(
  game: CardTable,
  seat: Seat,
  card: string,
  rowId: string,
  position: number,
): LocationInPlay {
  const { state } = game;
  const { facts } = game.cards.of(card);
  if (facts.type !== 'location') throw new Error(`${facts.title} is no location.`);
  const id = isGeneric(facts) ? freeName(state, `${rowId}-${slugOf(facts)}`) : slugOf(facts);
  const existing = state.locations.find((location) => location.id === id);
  const top = { card, owner: seat };
  meet(top, game.cards);
  if (existing) {
    existing.stack.unshift(top);
    game.changed();
    return existing;
  }
  const row = state.rows.find((candidate) => candidate.id === rowId) ?? newRow(game, rowId, facts);
  const location = { id, row: rowId, stack: [top], drained: false, battled: false };
  keep(location, new KnownLocation()); // from the start, so that locations never change their shape
  state.locations.push(location);
  row.locations.splice(position, 0, id);
  // swccg.core-systems.5: a mobile system is in deep space until it moves into an orbit
  const { orbits } = game.cards.of(card).text ?? {};
  if (orbits !== undefined) row.orbit = orbits;
  else if (facts.kind === 'system' && facts.world === 'mobile') row.parsec ??= 0;
  game.changed();
  return location;
}

function freeName(state: SwccgState, name: string): string {
  let candidate = name;
  for (let n = 2; state.locations.some(({ id }) => id === candidate); n++) candidate = `${name}-${n}`;
  return candidate;
}

function newRow(game: CardTable, id: string, facts: LocationFacts): Row {
  const { state } = game;
  // swccg.starship-sites.4: the sites of a named starship belong to it as soon as it is on table
  const named = state.cards.find(({ card }) => slugOf(game.cards.of(card).facts) === id);
  // swccg.starship-sites.9: those of a starship of some kind belong to the one they were deployed to
  const ship = isGeneric(facts) ? state.cards.find((card) => card.id === id) : named;
  const starship = facts.world === 'starship' ? (ship?.id ?? null) : null;
  const row = { id, world: facts.world, locations: [], starship, orbit: null, parsec: null };
  state.rows.push(row);
  return row;
}

/** A starship comes to the table: its sites, if they are there already, are its own now (swccg.starship-sites.6). */
export function linkSites(game: CardTable, id: string, card: string): void {
  const row = game.state.rows.find(
    (candidate) => candidate.world === 'starship' && candidate.id === slugOf(game.cards.of(card).facts),
  );
  if (row) row.starship = id;
}

/** Parts of one row, a system's, a Death Star's or a starship's; none is related to itself (swccg.core-related.1,
 * swccg.core-related.2, swccg.core-related.4, swccg.core-related.5, swccg.core-related.6, swccg.core-related.7,
 * swccg.starship-sites.15, swccg.starship-sites.16). */
export function isRelated(one: LocationInPlay, other: LocationInPlay): boolean {
  if (one.row !== other.row || one === other) return false;
  // swccg.core-related.3: asteroid sectors are related to the system and to each other only
  const asteroid = (location: LocationInPlay) => locationText(location)?.sector === 'asteroid';
  if (asteroid(one) !== asteroid(other)) return isSystem(one) || isSystem(other);
  return true;
}

export function systemOf(game: CardTable, location: LocationInPlay): LocationInPlay | undefined {
  return game.rowOf(location).system;
}

/** Number of steps between two sites of one row; undefined when there is no way (swccg.core-landspeed.2). */
export function distance(game: CardTable, one: LocationInPlay, other: LocationInPlay): number | undefined {
  if (one.row !== other.row || !isSite(one) || !isSite(other)) return undefined;
  if (isTrench(one) || isTrench(other)) return undefined;
  const { locations } = game.rowOf(one).row;
  return Math.abs(locations.indexOf(one.id) - locations.indexOf(other.id));
}

/** swccg.core-locations.10, swccg.core-locations.11; a vehicle's site is adjacent to the site where the vehicle stands */
export function isAdjacent(game: CardTable, one: LocationInPlay, other: LocationInPlay): boolean {
  if (one.row === other.row) return distance(game, one, other) === 1;
  return standsAt(game, one, other) || standsAt(game, other, one);
}

/** Whether the vehicle that a site belongs to stands at another site. */
function standsAt(game: CardTable, site: LocationInPlay, outside: LocationInPlay): boolean {
  const { starship } = game.rowOf(site).row;
  const vehicle = starship === null ? undefined : game.find(starship);
  if (!vehicle || game.facts(vehicle).type !== 'vehicle') return false;
  return vehicle.where.kind === 'at' && vehicle.where.id === outside.id;
}

/** The sites of a location's row. */
export function sitesOf(game: CardTable, row: string): readonly LocationInPlay[] {
  return game.index.row(row)?.sites ?? NO_SITES;
}

const NO_SITES: readonly LocationInPlay[] = [];

/** The parsec number of a system (swccg.core-systems.1, swccg.core-systems.5). */
export function parsecOf(game: CardTable, system: LocationInPlay): number | undefined {
  const { row } = game.rowOf(system);
  if (row.orbit !== null) {
    const orbited = game.findLocation(row.orbit);
    if (orbited) return parsecOf(game, orbited);
  }
  return row.parsec ?? locationFacts(system).parsec;
}

/** A card is on a planet if it is at a site or cloud sector of it (swccg.core-present.6); at the system it is in orbit
 * (swccg.core-systems.2). */
export function isOn(location: LocationInPlay | null, row: string): boolean {
  return location !== null && location.row === row && !isSystem(location);
}
