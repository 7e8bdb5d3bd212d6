import { overlaps } from '@rangefinder/geometry';
import { BadInput } from '@rangefinder/kernel';
import type { Field, FieldShip } from './field.ts';
import type { LyingObstacle } from './laid.ts';
import { isInsidePlayArea } from './playarea.ts';

/*
 * What every position must keep to that could come about in play: names of somebody, ships on the table, no two in one
 * spot. Errors name the place of what is wrong.
 */

/** Whoever is named is somebody, or nobody. */
export function checkNamed(known: ReadonlySet<string>, id: string | null, where: string): void {
  if (id !== null && id !== '' && !known.has(id)) throw new BadInput(where, `There is no "${id}" in this position.`);
}

/** No more of something than there can be. */
export function checkAtMost(value: number, most: number, where: string, what: string): void {
  if (value > most) throw new BadInput(where, `It has ${most} ${what} at the most, not ${value}.`);
}

/** Ships are on the table, and no two in one spot. */
export function checkPlaces<Ship extends FieldShip>(field: Field<Ship, LyingObstacle>, ships: readonly Ship[]): void {
  ships.forEach((ship, i) => {
    if (ship.place !== 'play') return;
    const at = `position.ships[${i}].pose`;
    if (!isInsidePlayArea(field, field.base(ship))) throw new BadInput(at, 'It is not wholly on the table.');
    const other = ships.slice(0, i).find((one) => one.place === 'play' && overlaps(field.base(one), field.base(ship)));
    if (other) throw new BadInput(at, `It is where ${other.id} is.`);
  });
}
