import { BadInput, Random, type Seat } from '@rangefinder/kernel';
import { allCards, playableCard } from './cards/catalog.ts';
import type { CardFacts } from './facts.ts';
import { type PlacedCard, type Position, placeCard } from './position.ts';
import { checkCarried } from './possiblecarrying.ts';
import { freeSlots } from './rules/capacity.ts';
import { mayVehicleBeAt } from './rules/deploy-where.ts';
import { isDockingBay, isExterior, isSite } from './rules/locations.ts';
import { mayFlyTo } from './rules/sectors.ts';
import { isShield } from './rules/shields.ts';
import { mayJoinTable } from './rules/uniqueness.ts';
import { type SwccgSetup, setup } from './setup.ts';
import { DARK, LIGHT, PILES } from './state.ts';
import { CardTable } from './table.ts';
import { WHOLE_GAME } from './whole-game.ts';

/** The most cards of one side (swccg.core-deck.1), Defensive Shields apart. */
const DECK = 60;

/** What may lie beside the locations. */
const BY_THEMSELVES = ['effect', 'objective', 'interrupt'] as const;
/** What is at a location or aboard something. */
const GO_BY_THEMSELVES = ['character', 'starship', 'vehicle'] as const;

/**
 * Throws where a position could not come about in play: names of nothing, more copies than there may be, riders for whom
 * there is no room, characters in space, more cards than a deck has. A position that is wanted all the same says so in its
 * scenario.
 */
export function checkPossible(chosen: SwccgSetup): void {
  const { position } = chosen;
  if (!position) return;
  checkCount(position);
  checkPiles(position);
  checkLocations(position);
  const state = setup({ ...chosen, position: { ...position, cards: [] } }, new Random('possible'));
  const game = new CardTable(state, null, WHOLE_GAME);
  const worlds = new Set(allCards().flatMap(({ facts }) => worldOf(facts)));
  const rows = new Map(state.rows.map((row) => [row.id, row]));
  position.locations.forEach(({ row, orbit, parsec }, i) => {
    const at = `position.locations[${i}]`;
    if (orbit !== null && !rows.has(orbit))
      throw new BadInput(`${at}.orbit`, `There is no system "${orbit}" in this position.`);
    if (!worlds.has(row)) throw new BadInput(`${at}.row`, `No location is of "${row}".`);
    if (orbit === row) throw new BadInput(`${at}.orbit`, 'It cannot orbit itself.');
    if (orbit !== null && parsec !== null)
      throw new BadInput(`${at}.parsec`, 'What orbits a system is in no deep space.');
    if ((orbit !== null || parsec !== null) && rows.get(row)?.world !== 'mobile')
      throw new BadInput(at, `"${row}" is no mobile system: it stays where it is.`);
  });
  position.cards.forEach((placed, i) => {
    const at = `position.cards[${i}]`;
    checkCard(game, placed, at);
    placeCard(game, placed, at);
  });
  // What it lies on may need what is listed after it.
  position.cards.forEach((_, i) => {
    const card = game.state.cards[i];
    if (card) checkCarried(game, card, position, `position.cards[${i}]`);
  });
  position.cards.forEach(({ target }, i) => {
    if (target !== null && !game.find(target) && !game.findLocation(target))
      throw new BadInput(`position.cards[${i}].target`, `There is no "${target}" in this position.`);
  });
}

/** The row that a location is of, or that a starship or vehicle has for the sites within it. */
function worldOf(facts: CardFacts): readonly string[] {
  if (facts.type === 'location') return facts.of === null ? [] : [facts.of];
  return facts.type === 'starship' || facts.type === 'vehicle' ? [facts.id] : [];
}

function checkCount(position: Position): void {
  const all = [...position.locations, ...position.cards].map(({ card }) => playableCard(card, 'position').facts.side);
  for (const side of ['dark', 'light'] as const) {
    const held = PILES.reduce((sum, pile) => sum + position[side][pile].length, 0);
    const count = held + all.filter((one) => one === side).length;
    if (count > DECK) throw new BadInput(`position.${side}`, `A deck has ${DECK} cards, and here are ${count}.`);
  }
}

/** Only Defensive Shields lie under the starting Effect (swccg.core-deck.6). */
function checkPiles(position: Position): void {
  for (const side of ['dark', 'light'] as const) {
    const strange = position[side].under.findIndex((card) => !isShield(playableCard(card, 'position').facts));
    if (strange >= 0) throw new BadInput(`position.${side}.under[${strange}]`, 'Defensive Shields alone lie there.');
  }
}

/** A location of one's own that lies on top is never laid once more (swccg.core-conversion.1). */
function checkLocations({ locations }: Position): void {
  locations.forEach(({ card, row }, i) => {
    if (locations.slice(0, i).some((other) => other.card === card && other.row === row))
      throw new BadInput(`position.locations[${i}]`, `"${card}" lies there already.`);
  });
}

function checkCard(game: CardTable, placed: PlacedCard, at: string): void {
  const definition = playableCard(placed.card, at);
  const { facts, text } = definition;
  const seat: Seat = facts.side === 'dark' ? DARK : LIGHT;
  if (placed.id !== null && game.findLocation(placed.id))
    throw new BadInput(`${at}.id`, `A location is called "${placed.id}".`);
  if (!mayJoinTable(game, seat, definition))
    throw new BadInput(`${at}.card`, `${facts.title} is on table as often as it may be.`);
  if (placed.place === 'table' && BY_THEMSELVES.every((type) => type !== facts.type))
    throw new BadInput(at, `${facts.title} must be at a location, aboard something or on a card.`);
  if (placed.place === 'on' && !placed.captive && GO_BY_THEMSELVES.some((type) => type === facts.type))
    throw new BadInput(`${at}.on`, `${facts.title} is not laid on a card; it goes aboard.`);
  if (placed.place === 'at') {
    const location = game.findLocation(placed.to);
    if (facts.type === 'character' && location && !isSite(location))
      throw new BadInput(`${at}.at`, `${facts.title} would float in space: it must be aboard something.`);
    const closed =
      (facts.type === 'vehicle' && location && !mayVehicleBeAt(text, location, game)) ||
      (facts.type === 'starship' && location && isSite(location) && !isExterior(location) && !isDockingBay(location)) ||
      (facts.type === 'starship' && location && !mayFlyTo(facts.class, location));
    if (closed) throw new BadInput(`${at}.at`, `${facts.title} cannot be there.`);
  }
  const ship = placed.place === 'aboard' ? game.find(placed.to) : undefined;
  // swccg.core-capacity.7
  if (ship && ship.owner !== seat && !placed.captive)
    throw new BadInput(`${at}.aboard`, `${facts.title} rides with its own side.`);
  if (ship && !placed.captive) {
    // Anybody may have been taught to fly.
    const slots = freeSlots(game, ship, definition, true);
    if (!slots.some((slot) => slot === placed.slot))
      throw new BadInput(
        `${at}.slot`,
        `There is no room for it as ${placed.slot}; there is ${slots.join(', ') || 'none'}.`,
      );
  }
  if (placed.face === 1 && text?.sides === undefined)
    throw new BadInput(`${at}.face`, `${facts.title} has one side only.`);
  if (facts.type === 'interrupt') throw new BadInput(`${at}.card`, `${facts.title} never lies on table.`);
  if (placed.undercover && !(facts.type === 'character' && facts.keywords?.includes('spy')))
    throw new BadInput(`${at}.undercover`, `${facts.title} is no spy.`);
  if (placed.captive && facts.type !== 'character')
    throw new BadInput(`${at}.captive`, `${facts.title} is no character.`);
  const holder = placed.captive && placed.place === 'on' ? game.find(placed.to) : undefined;
  if (holder && (holder.owner === seat || game.facts(holder).type !== 'character'))
    throw new BadInput(`${at}.on`, 'Characters of the other side hold captives.');
  if ((placed.moved || placed.hit) && GO_BY_THEMSELVES.every((type) => type !== facts.type))
    throw new BadInput(`${at}.${placed.moved ? 'moved' : 'hit'}`, `${facts.title} neither moves nor is hit.`);
  if (placed.target !== null && text?.aimsAt === undefined)
    throw new BadInput(`${at}.target`, `${facts.title} is about nobody.`);
  if (placed.choice !== null && text?.choices === undefined)
    throw new BadInput(`${at}.choice`, `${facts.title} leaves no choice.`);
}
