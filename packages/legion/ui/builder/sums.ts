import type { Army } from '../../src/army/army.ts';
import { unitFacts, upgradeFacts } from '../../src/cards/catalog.ts';

/** How many miniatures an army brings, counterparts and those of upgrades among them. */
export function minisIn({ units }: Pick<Army, 'units'>): number {
  return units.reduce((sum, { unit, upgrades, counterpart }) => {
    const partner = counterpart === undefined ? 0 : unitFacts(counterpart).minis;
    const added = upgrades.reduce((minis, id) => minis + (upgradeFacts(id).adds?.minis ?? 0), 0);
    return sum + unitFacts(unit).minis + partner + added;
  }, 0);
}
