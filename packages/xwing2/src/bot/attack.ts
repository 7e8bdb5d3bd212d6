import type { Aim } from '@rangefinder/xwing';
import { countedDamage, worthOfAim } from '@rangefinder/xwing/bot';
import { faceOf, findUpgrade, pilotCard } from '../cards/catalog.ts';
import { aimsOf } from '../odds/aim.ts';
import type { ShipView, XwingView } from '../view.ts';

/** What a charge is worth that does not come back by itself: it can be fired later, if there is a later. */
const CHARGE = 0.15;

/** What every attack is worth that a ship could declare now, by the keys of the options. */
export function attackWorths(view: XwingView, ship: ShipView): ReadonlyMap<string, number> {
  const worths = new Map<string, number>();
  for (const [key, aim] of aimsOf(view, ship.id)) worths.set(key, worthOf(view, aim) - priceOf(ship, aim));
  return worths;
}

/** What a ship is worth in damage, by its points. */
const POINT = 0.3;

/** By exact odds, the cards of the weapon among them; remotes count half. */
function worthOf(view: XwingView, aim: Aim): number {
  const ship = view.ships.find(({ id }) => id === aim.target);
  return ship ? worthOfAim(aim, pilotCard(ship.pilot).cost * POINT) : countedDamage(aim) * 0.5;
}

function priceOf(ship: ShipView, { weapon }: Aim): number {
  const upgrade = ship.upgrades.find(({ id }) => id === weapon);
  const recovers = findUpgrade(weapon)?.charges?.recovers ?? 0;
  return upgrade && recovers === 0 ? (faceOf(upgrade).attack?.spends ?? 0) * CHARGE : 0;
}
