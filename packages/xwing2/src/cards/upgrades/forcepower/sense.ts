import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { spendableForce, spendForce } from '../../../rules/charges.ts';
import { isAtRange, mayChooseShip } from '../../../rules/choose.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { isHidden, look } from '../../words/dial.ts';

const RULE = 'xw2.dial.4';

function sensed(table: XTable, ship: Ship): Ship[] {
  const far = spendableForce(table, ship) > 0 ? 3 : 1;
  return table
    .inPlay()
    .filter((other) => other.seat !== ship.seat && isAtRange(table, ship, other, 0, far) && isHidden(other));
}

export const SENSE: UpgradeFacts = {
  id: 'sense',
  name: 'Sense',
  fills: ['forcepower'],
  limited: 0,
  cost: 6,
  standard: false,
  text: 'System Phase: you may look at the dial of a ship at range 0-1, or at range 0-3 for 1 Force.',
  abilities: [
    at('system', {
      rule: RULE,
      optional: false,
      when: ({ table, self: { ship }, moment }) => moment.ship === ship && sensed(table, ship).length > 0,
      *effect({ table, self }) {
        const { ship } = self;
        const other = yield* mayChooseShip(self, sensed(table, ship), RULE);
        if (!other) return;
        if (!isAtRange(table, ship, other, 0, 1)) spendForce(table, ship, 1, RULE);
        look(table, ship, other);
      },
    }),
  ],
};
