import { withinDistance } from '@rangefinder/geometry';
import type { Ship } from '../state.ts';
import { CONTACT, type XTable } from '../table.ts';

/**
 * After a ship moved: whom it touches. Ships it bumped into count as touched whatever gap the guides leave; everybody
 * else when the bases touch (xw2.range.13, .15, .16).
 */
export function updateContact(t: XTable, ship: Ship, bumped: readonly string[]): void {
  const base = t.base(ship);
  ship.contact = [];
  for (const other of t.state.ships) {
    if (other === ship) continue;
    const touching =
      other.place === 'play' && (bumped.includes(other.id) || withinDistance(base, t.base(other), CONTACT));
    if (touching) ship.contact.push(other.id);
    const index = other.contact.indexOf(ship.id);
    if (touching && index < 0) other.contact.push(ship.id);
    else if (!touching && index >= 0) other.contact.splice(index, 1);
  }
}

/** A ship that leaves the table touches nobody any more. */
export function clearContact(t: XTable, ship: Ship): void {
  ship.contact = [];
  for (const other of t.state.ships) other.contact = other.contact.filter((id) => id !== ship.id);
}
