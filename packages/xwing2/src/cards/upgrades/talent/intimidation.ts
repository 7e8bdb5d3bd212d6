import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const INTIMIDATION: UpgradeFacts = {
  id: 'intimidation',
  name: 'Intimidation',
  fills: ['talent'],
  limited: 0,
  cost: 3,
  standard: false,
  text: 'Enemies at range 0 of you roll 1 fewer defense die.',
  abilities: [
    modify('defense-dice', 'xw2.card-interpretation.6', (dice, { table, self, moment: attack }) => {
      // xw2.attacking-remotes.3: a remote is an enemy ship only to the ship that attacks it.
      const own = attack.attacker === self.ship.id;
      const defender = table.findShip(attack.defender) ?? (own ? table.ship(attack.defender) : undefined);
      return defender && defender.seat !== self.ship.seat && table.range(self.ship, defender) === 0 ? dice - 1 : dice;
    }),
  ],
};
