import { boundingBox, type ConvexPolygon, overlaps } from '@rangefinder/geometry';
import { BadInput, type RuleId, type Seat } from '@rangefinder/kernel';
import { name } from '@rangefinder/kernel/words';
import type { DamagedShip } from './damagecards.ts';
import type { Field, FieldShip } from './field.ts';
import type { LyingObstacle } from './laid.ts';
import { obstacleToken, placedObstacleToken } from './obstacletokens.ts';
import { isInsidePlayArea } from './playarea.ts';
import type { PlacedDeck, PlacedXwing, XwingPosition } from './positions.ts';
import { pilotCard, type SquadCard, type SquadCards, upgradeCard } from './squad/cards.ts';
import { factionProblems } from './squad/checks.ts';
import { overfullSlots } from './squad/slots.ts';

/*
 * What every position must keep to that could come about in play: names of somebody, ships on the table, no two in one
 * spot. Errors name the place of what is wrong.
 */

/** Whoever is named is somebody, or nobody. */
export function checkNamed(known: ReadonlySet<string>, id: string | null, where: string): void {
  if (id !== null && id !== '' && !known.has(id)) throw new BadInput(where, `There is no "${id}" in this position.`);
}

/** Whatever is in a position has a name of its own; `what` are its lists, by the key each stands under. */
export function checkApart(what: Readonly<Record<string, readonly { readonly id: string }[]>>): void {
  const names = new Set<string>();
  for (const [key, things] of Object.entries(what)) {
    things.forEach(({ id }, i) => {
      if (names.has(id)) throw new BadInput(`position.${key}[${i}].id`, `There is another "${id}" in this position.`);
      names.add(id);
    });
  }
}

/** Locks are on somebody or something else, as many on one as `most` says. */
export function checkLocks(
  known: ReadonlySet<string>,
  own: string,
  locks: readonly string[],
  where: string,
  most = 1,
): void {
  locks.forEach((id, k) => {
    checkNamed(known, id, `${where}[${k}]`);
    if (id === own) throw new BadInput(`${where}[${k}]`, 'It cannot lock itself.');
    if (locks.slice(0, k).filter((other) => other === id).length >= most)
      throw new BadInput(`${where}[${k}]`, `It has a lock on "${id}" already.`);
  });
}

/** A docked ship is with one of its own side, and that one is docked with nobody. */
export function checkCarrier<Ship extends Pick<PlacedXwing<never, never>, 'id' | 'seat' | 'docked'>>(
  ships: readonly Ship[],
  { seat, docked }: Ship,
  where: string,
): void {
  checkNamed(new Set(ships.map(({ id }) => id)), docked, where);
  const carrier = ships.find(({ id }) => id === docked);
  if (carrier && (carrier.seat !== seat || carrier.docked !== null))
    throw new BadInput(where, `"${carrier.id}" cannot carry it.`);
}

/** What allows a ship to dock does so now; who has a condition may wait for something else, in reserve with nobody. */
export function checkDocked<Ship extends Pick<PlacedXwing<never, unknown>, 'id' | 'docked' | 'conditions'>>(
  ships: readonly Ship[],
  mayDock: (ship: string, carrier: string) => boolean,
): void {
  ships.forEach(({ id, docked, conditions }, i) => {
    if (docked !== null && conditions.length === 0 && !mayDock(id, docked))
      throw new BadInput(`position.ships[${i}].docked`, `It cannot dock with "${docked}".`);
  });
}

/** Somebody has no more others locked than it may; several locks on one are another matter. */
export function checkLockCount(locks: readonly string[], most: number, where: string): void {
  const count = new Set(locks).size;
  if (count > most) throw new BadInput(`${where}[${locks.length - 1}]`, `It may lock ${most} at once, not ${count}.`);
}

/** A pile of a player's damage cards, and where it stands. */
export interface PlacedPile {
  readonly seat: Seat;
  readonly cards: readonly string[];
  readonly where: string;
}

/** The piles that a position names of each player, by the key they stand under. */
export function damagePiles(key: string, piles: readonly PlacedDeck[]): PlacedPile[] {
  return piles.map((pile, seat) => ({
    seat,
    cards: 'whole' in pile ? pile.whole : pile,
    where: `position.${key}[${seat}]`,
  }));
}

/** A card lies in one place: each player has as many of a kind as the deck has; `countless` stands for no card. */
export function checkDamageCards(
  ships: readonly Pick<DamagedShip, 'seat' | 'damage'>[],
  piles: readonly PlacedPile[],
  deck: readonly string[],
  countless?: string,
): void {
  const left = [0, 1].map(() => {
    const copies = new Map<string, number>();
    for (const card of deck) copies.set(card, (copies.get(card) ?? 0) + 1);
    return copies;
  });
  const take = (seat: Seat, card: string, where: string) => {
    if (card === countless) return;
    const copies = left[seat]?.get(card) ?? 0;
    if (copies === 0) throw new BadInput(where, `The deck has no more copies of "${card}" than lie elsewhere before.`);
    left[seat]?.set(card, copies - 1);
  };
  ships.forEach(({ seat, damage }, i) => {
    for (const { card } of damage) take(seat, card, `position.ships[${i}].damage`);
  });
  for (const { seat, cards, where } of piles) for (const card of cards) take(seat, card, where);
}

/** A turn is over only in a phase in which ships have turns, and a round is one of the match. */
export function checkCourse(
  { round, phase, ships }: XwingPosition<string, Pick<PlacedXwing<never, never>, 'acted'>, unknown>,
  rounds: number,
): void {
  if (round > rounds) throw new BadInput('position.round', `The match has ${rounds} rounds.`);
  const acted = phase === 'planning' ? ships.findIndex((ship) => ship.acted) : -1;
  if (acted >= 0) throw new BadInput(`position.ships[${acted}].acted`, 'No ship has a turn in the Planning Phase.');
}

/** What is true of a card is said once. */
export function checkOnce(ids: readonly string[], where: string): void {
  const twice = ids.findIndex((id, k) => ids.indexOf(id) < k);
  if (twice >= 0) throw new BadInput(`${where}[${twice}]`, `"${ids[twice]}" stands here twice.`);
}

/** A condition comes of somebody who is there, or nobody; and a ship has it once of a player, or `many` times. */
export function checkConditions(
  conditions: readonly { readonly card: string; readonly by: Seat; readonly source: string }[],
  known: ReadonlySet<string>,
  many: (card: string) => boolean,
  where: string,
): void {
  conditions.forEach(({ card, by, source }, k) => {
    checkNamed(known, source, `${where}[${k}].source`);
    const before = conditions.slice(0, k).some((other) => other.card === card && other.by === by);
    if (before && !many(card)) throw new BadInput(`${where}[${k}]`, `It has "${card}" already.`);
  });
}

/** What a ship of a player has dropped or launched is that player's. */
export function checkSource(
  { seat, source }: { readonly seat: Seat; readonly source: string },
  ships: readonly Pick<PlacedXwing<never, never>, 'id' | 'seat'>[],
  where: string,
): void {
  checkNamed(new Set(ships.map(({ id }) => id)), source, where);
  const owner = ships.find(({ id }) => id === source);
  if (owner && owner.seat !== seat) throw new BadInput(where, `"${source}" is a ship of the other player.`);
}

/** Ships, and what players put there, lies on the table; what a card drops may lie over its edge. */
export function checkLying(
  field: { readonly playArea: number },
  pieces: readonly ConvexPolygon[],
  where: string,
  dropped = false,
): void {
  if (dropped && !pieces.some((piece) => touchesPlayArea(field, piece)))
    throw new BadInput(where, 'It is not on the table.');
  if (!dropped && !pieces.every((piece) => isInsidePlayArea(field, piece)))
    throw new BadInput(where, 'It is not wholly on the table.');
}

function touchesPlayArea({ playArea }: { readonly playArea: number }, piece: ConvexPolygon): boolean {
  const { minX, minY, maxX, maxY } = boundingBox(piece);
  return maxX > 0 && maxY > 0 && minX < playArea && minY < playArea;
}

/** Three each. */
const BROUGHT = 6;

/** Obstacles that players brought lie on the table and apart, wherever a card has moved them; what a card places lies anywhere. */
export function checkObstacles<Obstacle extends LyingObstacle & { readonly id: string; readonly kind: string }>(
  field: Field<FieldShip, Obstacle> & { readonly playArea: number },
  obstacles: readonly Obstacle[],
): void {
  const brought = (obstacle: Obstacle) => obstacleToken(obstacle.token) !== undefined;
  obstacles.forEach((obstacle, i) => {
    const pieces = field.obstacle(obstacle);
    checkLying(field, pieces, `position.obstacles[${i}].pose`, !brought(obstacle));
    const meets = (other: Obstacle) =>
      field.obstacle(other).some((one) => pieces.some((piece) => overlaps(one, piece)));
    if (brought(obstacle) && obstacles.slice(0, i).filter(brought).length >= BROUGHT)
      throw new BadInput(`position.obstacles[${i}]`, `Players bring ${BROUGHT} obstacles.`);
    const kind = (obstacleToken(obstacle.token) ?? placedObstacleToken(obstacle.token))?.kind;
    if (obstacle.kind !== kind)
      throw new BadInput(
        `position.obstacles[${i}].kind`,
        `The token "${obstacle.token}" is of another kind (${kind}).`,
      );
    // Each player has one of each token.
    const copies = obstacles.slice(0, i).filter(({ token }) => token === obstacle.token).length;
    if (brought(obstacle) && copies >= 2)
      throw new BadInput(`position.obstacles[${i}].token`, 'Two of this token lie on the table already.');
    const other = obstacles.slice(0, i).find((one) => brought(one) && brought(obstacle) && meets(one));
    if (other) throw new BadInput(`position.obstacles[${i}].pose`, `It lies over "${other.id}".`);
  });
}

/** No more of something than there can be. */
export function checkAtMost(value: number, most: number, where: string, what: string): void {
  if (value > most) throw new BadInput(where, `It has ${most} ${what} at the most, not ${value}.`);
}

/** What alone a scenario may mean to be impossible: cards on ships that cannot have them. */
export const UPGRADES = 'upgrades';
export const LIBERTIES: readonly string[] = [UPGRADES];

/** A squad has no more cards of a name, ships and upgrades counted together, than dots stand before it, and a ship `single` ones once. */
export function checkLimited<Ship extends Pick<PlacedXwing<never, never>, 'seat' | 'pilot' | 'upgrades'>>(
  cards: SquadCards,
  ships: readonly Ship[],
  isSingle: (upgrade: string) => boolean,
): void {
  const counts = [new Map<string, number>(), new Map<string, number>()];
  const take = (seat: Seat, { name, limited }: SquadCard, where: string) => {
    const count = (counts[seat]?.get(name) ?? 0) + 1;
    counts[seat]?.set(name, count);
    if (limited > 0 && count > limited)
      throw new BadInput(where, `A squad has "${name}" ${limited === 1 ? 'once' : `${limited} times`} at the most.`);
  };
  ships.forEach(({ seat, pilot, upgrades }, i) => {
    const at = `position.ships[${i}]`;
    take(seat, pilotCard(cards, pilot), `${at}.pilot`);
    upgrades.forEach((id, k) => {
      take(seat, upgradeCard(cards, id), `${at}.upgrades[${k}]`);
      if (upgrades.indexOf(id) < k && isSingle(id))
        throw new BadInput(`${at}.upgrades[${k}]`, `It is equipped with "${id}" already.`);
    });
  });
}

/** Ships of a squad are of one faction; who is of another than those named before it is at fault. */
export function checkFactions<Ship extends Pick<PlacedXwing<never, never>, 'seat' | 'pilot'>>(
  cards: SquadCards,
  ships: readonly Ship[],
  rule: RuleId,
): void {
  const built = ships.map(({ pilot }) => ({ name: name(pilot), pilot: pilotCard(cards, pilot), upgrades: [] }));
  ships.forEach(({ seat }, i) => {
    const squad = built.slice(0, i + 1).filter((_, k) => ships[k]?.seat === seat);
    const [wrong] = factionProblems(cards, squad, rule);
    if (wrong) throw new BadInput(`position.ships[${i}].pilot`, wrong.message);
  });
}

/** Ships have slots for their cards, but for those of slots that are handed on, and may have them. */
export function checkUpgrades<Ship extends Pick<PlacedXwing<never, never>, 'seat' | 'pilot' | 'upgrades'>>(
  cards: SquadCards,
  ships: readonly Ship[],
  handedOn: (ship: Ship) => readonly string[] = () => [],
): void {
  const built = ships.map(({ seat, pilot, upgrades }) => ({
    seat,
    pilot: pilotCard(cards, pilot),
    equipped: upgrades.map((id) => upgradeCard(cards, id)),
  }));
  ships.forEach((ship, i) => {
    const fitted = built[i];
    if (!fitted) return;
    const { seat, pilot, equipped } = fitted;
    const at = `position.ships[${i}].upgrades`;
    const over = overfullSlots(cards, pilot, equipped).find(({ slot }) => !handedOn(ship).includes(slot));
    if (over) {
      const names = over.cards.map(({ name }) => name).join(', ');
      throw new BadInput(at, `${pilot.name} has ${over.has} slots (${over.slot}) for ${names}.`);
    }
    const squad = built.filter((other) => other.seat === seat);
    const squadNames = new Set(squad.flatMap((other) => [other.pilot, ...other.equipped]).map(({ name }) => name));
    equipped.forEach((upgrade, k) => {
      const fitting = { pilot, equipped: equipped.filter((one) => one !== upgrade), squadNames };
      if (!(upgrade.restrictions ?? []).every((restriction) => cards.meets(restriction, fitting)))
        throw new BadInput(`${at}[${k}]`, `${pilot.name} may not have ${upgrade.name}.`);
    });
  });
}

/** Ships are on the table, and no two in one spot. */
export function checkPlaces<Ship extends FieldShip>(field: Field<Ship, LyingObstacle>, ships: readonly Ship[]): void {
  ships.forEach((ship, i) => {
    if (ship.place !== 'play') return;
    const at = `position.ships[${i}].pose`;
    checkLying(field, [field.base(ship)], at);
    const other = ships.slice(0, i).find((one) => one.place === 'play' && overlaps(field.base(one), field.base(ship)));
    if (other) throw new BadInput(at, `It is where ${other.id} is.`);
  });
}
