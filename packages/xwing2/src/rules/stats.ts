import type { RuleId } from '@rangefinder/kernel';
import { RULE } from '../abilities.ts';
import type { Force } from '../card.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

function fromUpgrades(t: XTable, ship: Ship, stat: 'hull' | 'shields' | 'agility'): number {
  let sum = 0;
  for (const upgrade of ship.upgrades) sum += t.cards.face(upgrade).stats?.[stat] ?? 0;
  return sum;
}

/** xw2.hull.1, with what upgrades add. */
export function hullOf(t: XTable, ship: Ship): number {
  return t.abilities.ask('hull', ship, t.pilot(ship).type.hull + fromUpgrades(t, ship, 'hull'));
}

/** xw2.shields.3, .4: upgrades raise the capacity, also from 0. */
export function shieldCapacity(t: XTable, ship: Ship): number {
  return t.pilot(ship).type.shields + fromUpgrades(t, ship, 'shields');
}

/** xw2.agility.1, .4, xw2.cloak.3: all that changes it adds up; a cloaked ship has two more. */
export function agilityOf(t: XTable, ship: Ship): number {
  const printed = t.pilot(ship).type.agility + fromUpgrades(t, ship, 'agility');
  return t.abilities.ask('agility', ship, printed + (ship.tokens.cloak > 0 ? 2 : 0));
}

/** Everything that gives a ship Force. */
function forceSources(t: XTable, ship: Ship): readonly Force[] {
  const own = t.pilot(ship).force;
  const sources = own ? [own] : [];
  for (const upgrade of ship.upgrades) {
    const { force } = t.cards.face(upgrade);
    if (force) sources.push(force);
  }
  return sources;
}

/** xw2.force-charges.3, .4: capacities add up, from nothing. */
export function forceCapacity(t: XTable, ship: Ship): number {
  return forceSources(t, ship).reduce((sum, { value }) => sum + value, 0);
}

/** xw2.force-charges.5: recurring symbols do not add up. */
export function forceRecovery(t: XTable, ship: Ship): number {
  const recurring = forceSources(t, ship).reduce((most, { recovers }) => Math.max(most, recovers), 0);
  return t.abilities.ask('force-recovery', ship, recurring);
}

/** Sets the initiative of a ship until the phase or the round is over. */
export function changeInitiative(
  t: XTable,
  ship: Ship,
  value: number,
  until: 'phase' | 'round',
  rule: RuleId = RULE,
): void {
  ship.initiatives.push({ value, until });
  t.emit({ type: 'initiative', rule, ship: ship.id, value: initiativeOf(t, ship) });
}

/** xw2.initiative.4: what is left when changes end is the most recent of the others. */
export function endInitiatives(ship: Ship, over: 'phase' | 'round'): void {
  if (ship.initiatives.length > 0) ship.initiatives = ship.initiatives.filter(({ until }) => until !== over);
}

/** xw2.initiative.1, .3, .4: the most recent change that still lasts counts. */
export function initiativeOf(t: XTable, ship: Ship): number {
  const changed = ship.initiatives.at(-1)?.value;
  return t.abilities.ask('initiative', ship, changed ?? t.pilot(ship).initiative);
}
