import type { UpgradeFacts } from '../../../card.ts';
import { assignCondition } from '../../../rules/conditions.ts';
import { shieldValue } from '../../../rules/stats.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { mustChoose } from '../../words/phrases.ts';

function prototypes(table: XTable, { seat }: Ship): Ship[] {
  return table.ships.filter(
    (ship) => ship.seat === seat && table.pilot(ship).allegiance === 'galacticempire' && shieldValue(table, ship) <= 3,
  );
}

export const DIRECTOR_KRENNIC: UpgradeFacts = {
  id: 'directorkrennic',
  name: 'Director Krennic',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['imperial'] }],
  text: 'During setup: a friendly ship of the Galactic Empire with 3 shields or fewer gets the condition Optimized Prototype.',
  abilities: [
    mustChoose(
      'before-placing-forces',
      ({ table, self }) => prototypes(table, self.ship),
      function* ({ table, self }, chosen) {
        yield* assignCondition(table, self.ship, chosen, 'optimizedprototype');
      },
    ),
  ],
};
