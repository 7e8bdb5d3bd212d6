import { type Maneuver, maneuverKey } from '@rangefinder/xwing';
import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { mayRotateDial } from '../../words/dial.ts';

const TURNED = 'round:stayontarget';

function others(table: XTable, ship: Ship, { speed, bearing }: Maneuver): Maneuver[] {
  return table.pilot(ship).dial.filter((one) => one.speed === speed && one.bearing !== bearing);
}

export const STAY_ON_TARGET: UpgradeFacts = {
  id: 'stayontarget',
  name: 'Stay on Target',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  text: 'When you reveal your dial, you may rotate it to another maneuver of the same speed, which is red.',
  abilities: [
    mayRotateDial(
      ({ table, self: { ship }, moment: { maneuver } }) => others(table, ship, maneuver),
      ({ self: { ship } }) => {
        ship.memory[TURNED] = 1;
      },
    ),
    // That maneuver alone: one that the opponent chooses for a stressed ship has its own colour.
    modify('maneuver-difficulty', (colour, { self, moment: { ship, maneuver } }) =>
      ship === self.ship && ship.memory[TURNED] === 1 && ship.executed === null && maneuverKey(maneuver) === ship.dial
        ? 'red'
        : colour,
    ),
  ],
};
