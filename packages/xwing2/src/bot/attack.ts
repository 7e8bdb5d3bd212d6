import { atLeast } from '@rangefinder/xwing';
import { faceOf, findUpgrade, pilotCard } from '../cards/catalog.ts';
import { type Aim, aimsOf } from '../odds/aim.ts';
import type { ShipView, XwingView } from '../view.ts';

/** What a charge is worth that does not come back by itself: it can be fired later, if there is a later. */
const CHARGE = 0.15;

/** What every attack is worth that a ship could declare now, by the keys of the options. */
export function attackWorths(view: XwingView, ship: ShipView): ReadonlyMap<string, number> {
  const worths = new Map<string, number>();
  for (const [key, aim] of aimsOf(view, ship.id)) worths.set(key, worthOf(view, aim) - priceOf(ship, aim));
  return worths;
}

/** Damage that counts, and more for what may be destroyed: by exact odds, the cards of the weapon among them. */
function worthOf(view: XwingView, { target, odds, left }: Aim): number {
  const damage = odds.damage.reduce((sum, chance, count) => sum + chance * Math.min(count, left), 0);
  const ship = view.ships.find(({ id }) => id === target);
  if (!ship) return damage * 0.5;
  const progress = (damage / Math.max(1, left) + atLeast(odds, left)) / 2;
  return damage + progress * pilotCard(ship.pilot).cost * 0.3;
}

function priceOf(ship: ShipView, { weapon }: Aim): number {
  const upgrade = ship.upgrades.find(({ id }) => id === weapon);
  const recovers = findUpgrade(weapon)?.charges?.recovers ?? 0;
  return upgrade && recovers === 0 ? (faceOf(upgrade).attack?.spends ?? 0) * CHARGE : 0;
}
