import { unitFacts, upgradeFacts } from '../cards/catalog.ts';
import type { Army, ArmyUnit } from './army.ts';

/** What a unit costs with its upgrades and its counterpart (legion.army-points.3). */
export function unitPoints({ unit, upgrades, counterpart }: ArmyUnit, army: Pick<Army, 'units'>): number {
  const partner = counterpart === undefined ? 0 : unitFacts(counterpart).points;
  const { name } = unitFacts(unit);
  return upgrades.reduce((sum, id) => sum + upgradePoints(id, name, army), unitFacts(unit).points + partner);
}

/** Some upgrades cost less on a certain unit, or beside one. */
function upgradePoints(id: string, on: string, army: Pick<Army, 'units'>): number {
  const { points, cheaper } = upgradeFacts(id);
  if (!cheaper) return points;
  const applies =
    'on' in cheaper ? cheaper.on === on : army.units.some(({ unit }) => unitFacts(unit).name === cheaper.beside);
  return applies ? points - cheaper.by : points;
}

/** legion.army-upgrades.1, legion.upgrade-cards.5, legion.unit.4, legion.double-sided-cards.2 */
export function armyPoints(army: Army): number {
  return army.units.reduce((sum, unit) => sum + unitPoints(unit, army), 0);
}
