import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const R5_TK: UpgradeFacts = {
  id: 'r5tk',
  name: 'R5-TK',
  fills: ['salvagedastromech'],
  limited: 1,
  cost: 0,
  text: 'You may lock and attack friendly ships.',
  abilities: [
    modify(
      'may-lock',
      (may, { table, self, moment: { ship, target } }) => may || (ship === self.ship && table.isFriendly(ship, target)),
    ),
    modify(
      'may-target',
      (may, { table, self, moment: { attacker, target } }) =>
        may || (attacker === self.ship && table.isFriendly(attacker, target)),
    ),
  ],
};
