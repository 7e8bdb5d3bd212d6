import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const LONG_RANGE_SCANNERS: UpgradeFacts = {
  id: 'longrangescanners',
  name: 'Long-Range Scanners',
  fills: ['modification'],
  limited: 0,
  cost: 0,
  restrictions: [{ slot: 'torpedo' }, { slot: 'missile' }],
  text: 'You may acquire target locks at range 3 and beyond, and not at range 1-2.',
  abilities: [
    modify('locks-at-any-range', (any, { self, moment: { ship } }) => any || ship === self.ship),
    modify(
      'may-lock',
      (may, { table, self, moment: { ship, target } }) => may && (ship !== self.ship || table.range(ship, target) >= 3),
    ),
  ],
};
