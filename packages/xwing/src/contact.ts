import { lengthOf, withinDistance } from '@rangefinder/geometry';
import { BASE_LENGTH } from './base.ts';
import { CONTACT, type Field, type FieldShip } from './field.ts';

/** The middles of two bases that touch are no further apart than two corners of the largest. */
const FURTHEST = BASE_LENGTH.large * Math.SQRT2 + 1;

/**
 * After a ship moved: whom it touches. Ships it bumped into count as touched whatever gap the guides leave; of the others
 * those whose bases touch its own, without an overlap, if that is enough in this edition or if they touched before.
 */
export function updateContact(field: Field, ship: FieldShip, bumped: readonly string[]): void {
  const base = field.base(ship);
  const { x, y } = ship.pose;
  ship.contact = [];
  for (const other of field.ships) {
    if (other === ship) continue;
    const index = other.contact.indexOf(ship.id);
    // Nearly always the middles tell that bases do not touch.
    const near =
      (index >= 0 || field.touching === 'contact') && lengthOf(other.pose.x - x, other.pose.y - y) <= FURTHEST;
    const touching =
      other.place === 'play' &&
      (bumped.includes(other.id) || (near && withinDistance(base, field.base(other), CONTACT)));
    if (touching) ship.contact.push(other.id);
    if (touching && index < 0) other.contact.push(ship.id);
    else if (!touching && index >= 0) other.contact.splice(index, 1);
  }
}

/** A ship that leaves the table touches nobody any more. */
export function clearContact(field: Field, ship: FieldShip): void {
  ship.contact = [];
  for (const other of field.ships) other.contact = other.contact.filter((id) => id !== ship.id);
}
