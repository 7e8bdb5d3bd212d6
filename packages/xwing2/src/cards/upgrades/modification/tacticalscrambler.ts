import { obstructingShips } from '@rangefinder/xwing';
import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const TACTICAL_SCRAMBLER: UpgradeFacts = {
  id: 'tacticalscrambler',
  name: 'Tactical Scrambler',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  restrictions: [{ size: ['medium', 'large'] }],
  standard: true,
  text: "When you stand in the way of an enemy's attack, the defender rolls 1 more die.",
  abilities: [
    modify('defense-dice', 'xw2.obstructed.1', (dice, { table, self, moment: attack }) =>
      table.ship(attack.attacker).seat !== self.ship.seat && obstructingShips(table, attack).includes(self.ship)
        ? dice + 1
        : dice,
    ),
  ],
};
