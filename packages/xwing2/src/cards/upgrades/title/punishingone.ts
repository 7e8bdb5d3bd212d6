import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { inArc } from '../../../rules/measure.ts';

export const PUNISHING_ONE: UpgradeFacts = {
  id: 'punishingone',
  name: 'Punishing One',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['jumpmaster5000'] }],
  standard: true,
  slots: ['-crew', 'astromech'],
  text: 'Your primary attacks roll 1 more die against a defender in your front arc.',
  abilities: [
    modify('attack-dice', 'xw2.faq-arcs.4', (dice, { table, self, moment: attack }) => {
      const yours = attack.attacker === self.ship.id && attack.kind === 'primary';
      return yours && inArc(table, self.ship, 'front', table.ship(attack.defender)) ? dice + 1 : dice;
    }),
  ],
};
