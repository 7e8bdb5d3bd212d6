import { BadInput, Random } from '@rangefinder/kernel';
import { checkBattleCard } from './army/battledeck.ts';
import { equipmentProblems } from './army/equipment.ts';
import { MODES } from './army/modes.ts';
import { silent } from './asking.ts';
import { lieOver } from './battlefield/ending.ts';
import type { KeywordUse } from './card.ts';
import { findUpgrade } from './cards/catalog.ts';
import { CARDS } from './fourfactions.ts';
import { IMMUNE } from './immunity.ts';
import { spentName } from './keywords/healing.ts';
import { numberNamed } from './named.ts';
import { newUnit } from './newunit.ts';
import type { PlacedUnit, Position } from './position.ts';
import { checkArmies } from './possiblearmies.ts';
import { checkCohesion, checkFooting, checkPlaces } from './possibleplaces.ts';
import { checkClaimed, checkMarkers, checkOrders, checkTokens } from './possibletokens.ts';
import { isOfMarkers, isOfTable, isOfUnits, unitAbout } from './remembered.ts';
import { isOnTable, shapesOf } from './rules/layingterrain.ts';
import { markedPiece, markerShape } from './rules/markers.ts';
import { carrierOf, transportFor } from './rules/transported.ts';
import { isVehicle, thresholdOf } from './rules/units.ts';
import { type LegionSetup, type Mode, setup } from './setup.ts';
import { isKeyword, keywordGiven } from './sources.ts';
import type { Unit } from './state.ts';
import { LTable } from './table.ts';

/**
 * Throws where a position could not come about in play: tokens and cards that are not there, more wounds than a miniature can
 * have, bases over each other or off the battlefield. A position that is wanted all the same says so in its scenario.
 */
export function checkPossible(chosen: LegionSetup, liberty?: string): void {
  const { position } = chosen;
  if (!position) return;
  const table = new LTable(silent(setup(chosen, new Random('possible'))), CARDS);
  const each = (checkOne: (unit: Unit, at: string, placed: PlacedUnit) => void) =>
    position.units.forEach((placed, i) => void checkOne(table.unit(placed.id), `position.units[${i}]`, placed));
  if (position.round > chosen.rounds) throw new BadInput('position.round', `The match has ${chosen.rounds} rounds.`);
  checkTable(table, position);
  checkCards(position, chosen.mode);
  checkPlayers(position);
  checkRemembered(position);
  if (liberty !== ARMY) checkArmies(position, chosen);
  each((unit, at, placed) => {
    if (liberty !== UPGRADES) checkUpgrades(placed, at);
    checkAbsent(placed, at);
    checkCount(newUnit(CARDS, unit.id, unit.seat, placed), unit, placed, at);
    checkNames(position, placed, at);
    checkTokens(table, unit, at);
    checkWounds(table, unit, at);
    checkCounters(table, unit, at);
    checkMemory(table, unit, at);
    checkDamage(table, unit, at);
    checkFooting(table, unit.minis, (k) => `${at}.minis[${k}].on`);
  });
  each((unit, at, placed) => {
    checkPlaces(table, unit, at);
    checkCohesion(table, unit, newUnit(CARDS, unit.id, unit.seat, placed), at);
    checkRide(table, unit, at);
    checkClaimed(table, unit, at);
  });
  checkOrders(table, position);
  checkMarkers(table, position.markers);
}

/** What alone a scenario may mean to be impossible: cards of units that cannot have them, or units that no army has together. */
const UPGRADES = 'upgrades';
const ARMY = 'army';
export const LIBERTIES: readonly string[] = [UPGRADES, ARMY];

/**
 * The unit has icons for its upgrades, and may have them; nothing it must have besides is asked for, nor what lies aside, which may
 * have been swapped.
 */
function checkUpgrades(unit: PlacedUnit, at: string): void {
  const wrong = equipmentProblems({ ...unit, loadout: [] }).find(({ missing }) => !missing);
  if (wrong) throw new BadInput(`${at}.upgrades`, wrong.message);
}

/** Units, terrain and tokens have names of their own, and what lies there lies on the battlefield. */
function checkTable(t: LTable, { units, terrain, markers }: Position): void {
  const names = new Set(units.map(({ id }) => id));
  const checkName = (id: string, at: string) => {
    if (names.has(id)) throw new BadInput(at, `There is another "${id}" in this position.`);
    names.add(id);
  };
  terrain.forEach(({ id, kind, pose }, i) => {
    checkName(id, `position.terrain[${i}].id`);
    const at = `position.terrain[${i}].pose`;
    const shapes = shapesOf(t, kind, pose);
    if (!shapes.every((shape) => isOnTable(t, shape))) throw new BadInput(at, 'It is not on the battlefield.');
    const others = new Set(terrain.slice(0, i).map((other) => other.id));
    const over = t.parts.find(
      ({ piece, footprint }) => others.has(piece.id) && shapes.some((shape) => lieOver(shape, footprint)),
    );
    if (over) throw new BadInput(at, `It lies over "${over.piece.id}".`);
  });
  markers.forEach((marker, i) => {
    checkName(marker.id, `position.markers[${i}].id`);
    if (!isOnTable(t, markerShape(marker)))
      throw new BadInput(`position.markers[${i}].pose`, 'It is not on the battlefield.');
    const piece = markedPiece(marker);
    if (piece !== null && !t.state.terrain.some(({ id }) => id === piece))
      throw new BadInput(`position.markers[${i}].what`, `There is no terrain "${piece}".`);
  });
  checkFooting(t, markers, (i) => `position.markers[${i}].on`);
}

/** Command cards of a standard game. */
const HAND = 7;

/** Battle cards lie where their kind does, and a command card in one place. */
function checkCards({ players, ...position }: Position, mode: Mode): void {
  for (const kind of ['objective', 'deployment', 'condition'] as const) {
    const card = position[kind];
    if (card === '') continue;
    if (CARDS.battle(card).kind !== kind) throw new BadInput(`position.${kind}`, `"${card}" is no ${kind} card.`);
    checkBattleCard(MODES[mode].battle, card, `position.${kind}`);
  }
  if (players.length > 2) throw new BadInput('position.players', 'There are two players.');
  players.forEach((player, i) => {
    const { hand = [], contingencies = [], discards = [], aside = [], permanent = [], flaws = [] } = player;
    const at = `position.players[${i}]`;
    const chosen = player.chosen === undefined ? [] : [player.chosen];
    const own = [...chosen, ...hand, ...contingencies, ...discards, ...aside, ...permanent];
    const twice = own.find((id, k) => own.indexOf(id) < k);
    if (twice !== undefined) throw new BadInput(at, `"${twice}" lies in two places.`);
    const passing = permanent.find((id) => !CARDS.command(id).permanent);
    if (passing !== undefined) throw new BadInput(`${at}.permanent`, `"${passing}" does not stay in play.`);
    for (const [pile, cards] of [
      ['flaws', flaws],
      ['flawsInPlay', player.flawsInPlay ?? []],
    ] as const) {
      const flawless = cards.find((id) => CARDS.command(id).kind !== 'flaw');
      if (flawless !== undefined) throw new BadInput(`${at}.${pile}`, `"${flawless}" is no flaw.`);
    }
    // legion.flawed.8
    const flaw = own.find((id) => CARDS.command(id).kind === 'flaw');
    if (flaw !== undefined) throw new BadInput(at, `"${flaw}" is a flaw, and no part of the hand.`);
    if (hand.length > HAND)
      throw new BadInput(`${at}.hand`, `A hand has ${HAND} cards at the most, not ${hand.length}.`);
  });
}

/** Players sit opposite each other, and tokens lie facedown on a card that is in play. */
function checkPlayers({ players }: Position): void {
  const [first, second] = players;
  if (first?.edge !== undefined && first.edge === second?.edge)
    throw new BadInput('position.players[1].edge', 'The other player sits there.');
  const kept = players.findIndex((player) => player.kept?.length && player.chosen === undefined);
  if (kept >= 0) throw new BadInput(`position.players[${kept}].kept`, 'No card of this round lies under them.');
}

/** Nothing lies beside who is defeated, or has not come yet. */
function checkAbsent({ place, tokens, order, activated, panicked, claimed }: PlacedUnit, at: string): void {
  if (place !== 'defeated' && place !== 'reserve') return;
  const held = [
    ['tokens', Object.values(tokens).some((count) => count !== undefined && count > 0)],
    ['order', order === 'faceup'],
    ['activated', activated],
    ['panicked', panicked],
    ['claimed', claimed.length > 0],
  ] as const;
  const wrong = held.find(([, is]) => is);
  const why = place === 'defeated' ? 'It is defeated' : 'It has not come to the battlefield';
  if (wrong) throw new BadInput(`${at}.${wrong[0]}`, `${why}: nothing lies beside it.`);
}

/** What is remembered under another name than the rules' does nothing; and what is about a unit is about one that there is. */
function checkRemembered({ units, markers, memory }: Position): void {
  const check = (names: object, isKnown: (name: string) => boolean, at: string) => {
    const strange = Object.keys(names).find((name) => !isKnown(name));
    if (strange !== undefined) throw new BadInput(`${at}.memory`, `Nothing is remembered as "${strange}".`);
  };
  check(memory, isOfTable, 'position');
  markers.forEach((marker, i) => void check(marker.memory, isOfMarkers, `position.markers[${i}]`));
  units.forEach((unit, i) => {
    check(unit.memory, isOfUnits, `position.units[${i}]`);
    for (const name of Object.keys(unit.memory)) {
      const about = unitAbout(name);
      if (about !== null && !units.some(({ id }) => id === about))
        throw new BadInput(`position.units[${i}].memory`, `There is no unit "${about}".`);
    }
  });
}

/** As many miniatures as the unit comes to the table with, each once, and no more shields. */
function checkCount(whole: Unit, { minis, shields }: Unit, placed: PlacedUnit, at: string): void {
  const { strength } = whole;
  if (placed.minis.length > strength)
    throw new BadInput(`${at}.minis`, `Its miniatures are ${strength}, not ${placed.minis.length}.`);
  const twice = minis.findIndex(({ id }, k) => minis.findIndex((other) => other.id === id) < k);
  if (twice >= 0) throw new BadInput(`${at}.minis[${twice}]`, `"${minis[twice]?.id}" stands there twice.`);
  const [most, count] = [whole.shields.active, shields.active + shields.inactive];
  if (count > most) throw new BadInput(`${at}.shields`, `Its shields are ${most}, not ${count}.`);
}

/** What a unit holds lies on the table, and what was done to its cards was done to cards that it has. */
function checkNames({ markers, units }: Position, unit: PlacedUnit, at: string): void {
  const own = [...unit.upgrades, ...unit.supplies];
  for (const what of ['exhausted', 'depleted', 'flipped'] as const) {
    const missing = unit[what].find((id) => !own.includes(id));
    if (missing !== undefined) throw new BadInput(`${at}.${what}`, `It is not equipped with "${missing}".`);
  }
  const onesided = unit.flipped.find((id) => !findUpgrade(id)?.back);
  if (onesided !== undefined) throw new BadInput(`${at}.flipped`, `"${onesided}" has no other side.`);
  for (const what of ['claimed', 'exhausted', 'depleted', 'flipped'] as const) {
    const twice = unit[what].find((id, k) => unit[what].indexOf(id) < k && own.filter((one) => one === id).length < 2);
    if (twice !== undefined) throw new BadInput(`${at}.${what}`, `"${twice}" stands here twice.`);
  }
  const other = units.find(
    ({ id, claimed }) => id !== unit.id && claimed.some((token) => unit.claimed.includes(token)),
  );
  if (other) throw new BadInput(`${at}.claimed`, `"${other.id}" has claimed the same token.`);
  const lost = unit.claimed.find((id) => !markers.some((marker) => marker.id === id));
  if (lost !== undefined) throw new BadInput(`${at}.claimed`, `There is no token "${lost}".`);
}

function checkWounds(t: LTable, unit: Unit, at: string): void {
  unit.minis.forEach((mini, k) => {
    const most = thresholdOf(t, unit, mini) - 1;
    if (mini.wounds > most)
      throw new BadInput(`${at}.minis[${k}]`, `It has ${mini.wounds} wounds; with more than ${most} it is defeated.`);
  });
}

/** What is counted on a card are the wounds that one of its keywords has mended, and no more than that can. */
function checkCounters(t: LTable, { upgrades }: Unit, at: string): void {
  for (const { id, counters } of upgrades) {
    for (const [name, count] of Object.entries(counters)) {
      const use = cardKeywords(t, id).find((one) => name === spentName(one.id));
      if (!use || count > numberNamed(use.of))
        throw new BadInput(`${at}.counters.${id}`, `No ${count} "${name}" can be counted on it.`);
    }
  }
}

function cardKeywords(t: LTable, id: string): readonly KeywordUse[] {
  return findUpgrade(id) ? t.cards.upgrade(id).keywords : [];
}

/** Keywords that an effect has given are keywords that there are. */
function checkMemory(t: LTable, { memory }: Unit, at: string): void {
  for (const key of Object.keys(memory)) {
    const keyword = keywordGiven(key);
    if (isKeyword(key) && (keyword === null || !(t.cards.keyword(keyword.id) || keyword.id === IMMUNE)))
      throw new BadInput(`${at}.memory`, `There is no keyword "${keyword?.id ?? key}".`);
  }
}

/** Only vehicles are damaged like this, and only a weapon of theirs is disrupted. */
function checkDamage(t: LTable, unit: Unit, at: string): void {
  if (unit.damage !== null && !isVehicle(t, unit)) throw new BadInput(`${at}.damage`, 'It is no vehicle.');
  const cards = [t.cards.unit(unit.card), ...unit.upgrades.map(({ id }) => t.cards.upgrade(id))];
  if (unit.disrupted !== null && !cards.some(({ weapons }) => weapons.some(({ name }) => name === unit.disrupted)))
    throw new BadInput(`${at}.disrupted`, `It has no weapon "${unit.disrupted}".`);
  if (unit.damage === 'disrupted' && unit.disrupted === null)
    throw new BadInput(`${at}.damage`, 'One of its weapons is disrupted: say which one ("disrupted").');
  if (unit.disrupted !== null && unit.damage !== 'disrupted')
    throw new BadInput(`${at}.disrupted`, 'A weapon is disrupted only with "damage: disrupted".');
}

function checkRide(t: LTable, unit: Unit, at: string): void {
  const carrier = carrierOf(t, unit);
  if (carrier !== null && transportFor(t, carrier, unit) === null)
    throw new BadInput(`${at}.carrier`, `"${carrier.id}" cannot transport it.`);
}
