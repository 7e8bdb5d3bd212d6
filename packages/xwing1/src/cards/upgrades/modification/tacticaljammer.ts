import { obstructingShips } from '@rangefinder/xwing';
import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const TACTICAL_JAMMER: UpgradeFacts = {
  id: 'tacticaljammer',
  name: 'Tactical Jammer',
  fills: ['modification'],
  limited: 0,
  cost: 1,
  restrictions: [{ size: ['large'] }],
  text: 'Enemy attacks measured through your ship are obstructed.',
  abilities: [
    modify(
      'obstruction-counts',
      (obstructed, { table, self, moment }) =>
        obstructed ||
        (table.ship(moment.attacker).seat !== self.ship.seat && obstructingShips(table, moment).includes(self.ship)),
    ),
  ],
};
