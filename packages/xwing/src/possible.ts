import { boundingBox, type ConvexPolygon, overlaps } from '@rangefinder/geometry';
import { BadInput } from '@rangefinder/kernel';
import type { DamagedShip } from './damagecards.ts';
import type { Field, FieldShip } from './field.ts';
import type { LyingObstacle } from './laid.ts';
import { obstacleToken } from './obstacletokens.ts';
import { isInsidePlayArea } from './playarea.ts';
import type { PlacedXwing } from './positions.ts';
import { pilotCard, type SquadCards, upgradeCard } from './squad/cards.ts';
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

/** Locks are on somebody or something else. */
export function checkLocks(known: ReadonlySet<string>, own: string, locks: readonly string[], where: string): void {
  locks.forEach((id, k) => {
    checkNamed(known, id, `${where}[${k}]`);
    if (id === own) throw new BadInput(`${where}[${k}]`, 'It cannot lock itself.');
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

/** A card lies in one place: each player has as many of a kind as the deck has; `countless` stands for no card. */
export function checkDamageCards(
  ships: readonly Pick<DamagedShip, 'seat' | 'damage'>[],
  deck: readonly string[],
  countless?: string,
): void {
  const left = [0, 1].map(() => {
    const copies = new Map<string, number>();
    for (const card of deck) copies.set(card, (copies.get(card) ?? 0) + 1);
    return copies;
  });
  ships.forEach(({ seat, damage }, i) => {
    for (const { card } of damage) {
      if (card === countless) continue;
      const copies = left[seat]?.get(card) ?? 0;
      if (copies === 0)
        throw new BadInput(
          `position.ships[${i}].damage`,
          `The deck has no more copies of "${card}" than lie on ships before.`,
        );
      left[seat]?.set(card, copies - 1);
    }
  });
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

/** Obstacles that players brought lie on the table and apart, wherever a card has moved them; what a card places lies anywhere. */
export function checkObstacles<Obstacle extends LyingObstacle & { readonly id: string }>(
  field: Field<FieldShip, Obstacle> & { readonly playArea: number },
  obstacles: readonly Obstacle[],
): void {
  const brought = (obstacle: Obstacle) => obstacleToken(obstacle.token) !== undefined;
  obstacles.forEach((obstacle, i) => {
    const pieces = field.obstacle(obstacle);
    checkLying(field, pieces, `position.obstacles[${i}].pose`, !brought(obstacle));
    const meets = (other: Obstacle) =>
      field.obstacle(other).some((one) => pieces.some((piece) => overlaps(one, piece)));
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
