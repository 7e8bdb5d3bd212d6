import { resultsOf } from '@rangefinder/xwing';
import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { spendForce } from '../../../rules/charges.ts';
import { defenderInYour, youAttack } from '../../words/attack.ts';

export const PREDICTIVE_SHOT: UpgradeFacts = {
  id: 'predictiveshot',
  name: 'Predictive Shot',
  fills: ['forcepower'],
  limited: 0,
  cost: 1,
  standard: true,
  text: 'After declaring a defender in your bullseye arc you may pay 1 Force: it rolls no more defense dice than you have hits and crits.',
  abilities: [
    at('defender-declared', {
      rule: 'xw2.faq-cards.45',
      optional: true,
      when: (context) => youAttack(context) && context.self.ship.force > 0 && defenderInYour(context, 'bullseye'),
      *effect({ table, self, moment: { attack } }) {
        spendForce(table, self.ship, 1, 'xw2.faq-cards.45');
        attack.memory[self.card] = 1;
      },
    }),
    modify('most-defense-dice', 'xw2.faq-cards.45', (most, { self, moment: attack }) => {
      if (attack.attacker !== self.ship.id || attack.memory[self.card] !== 1) return most;
      const { hits, crits } = resultsOf(attack);
      return Math.min(most, hits + crits);
    }),
  ],
};
