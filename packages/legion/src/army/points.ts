import { unitFacts, upgradeFacts } from '../cards/catalog.ts';
import type { Army, ArmyUnit } from './army.ts';
import { costIn } from './costs.ts';

/** What an army's units are counted with: all of them, and by which costs. */
type Counted = Pick<Army, 'units' | 'costs'>;

/** What a unit costs with its upgrades and its counterpart (legion.army-points.3). */
export function unitPoints({ unit, upgrades, counterpart }: ArmyUnit, army: Counted): number {
  const partner = counterpart === undefined ? 0 : costIn(army.costs, unitFacts(counterpart));
  const facts = unitFacts(unit);
  return upgrades.reduce((sum, id) => sum + upgradePoints(id, facts.name, army), costIn(army.costs, facts) + partner);
}

/** What an upgrade costs on a unit of a name: some cost less there, or beside a certain unit. */
export function upgradePoints(id: string, on: string, army: Counted): number {
  const { cheaper, ...facts } = upgradeFacts(id);
  const points = costIn(army.costs, facts);
  if (!cheaper) return points;
  const applies =
    'on' in cheaper ? cheaper.on === on : army.units.some(({ unit }) => unitFacts(unit).name === cheaper.beside);
  return applies ? points - cheaper.by : points;
}

/** legion.army-upgrades.1, legion.upgrade-cards.5, legion.unit.4, legion.double-sided-cards.2 */
export function armyPoints(army: Army): number {
  return army.units.reduce((sum, unit) => sum + unitPoints(unit, army), 0);
}
