import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { inArcOfRemote } from '../../../rules/remotes.ts';
import { inFiringArc } from '../../../rules/weapons.ts';

export const OUTMANEUVER: UpgradeFacts = {
  id: 'outmaneuver',
  name: 'Outmaneuver',
  fills: ['talent'],
  limited: 0,
  cost: 12,
  standard: true,
  text: "Your front arc attacks from outside the defender's firing arcs cost it a defense die.",
  abilities: [
    modify('defense-dice', 'xw2.faq-arcs.3', (dice, { table, self, moment: attack }) => {
      if (attack.attacker !== self.ship.id || attack.symbol !== 'front') return dice;
      const defender = table.findShip(attack.defender);
      const inside = defender
        ? inFiringArc(table, defender, self.ship)
        : inArcOfRemote(table, attack, self.ship) !== false;
      return inside ? dice : dice - 1;
    }),
  ],
};
