import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { spendForce } from '../../../rules/charges.ts';
import { isStressed, removeToken } from '../../../rules/tokens.ts';
import { chooses } from '../../words/phrases.ts';

export const KANAN_JARRUS: UpgradeFacts = {
  id: 'kananjarrus',
  name: 'Kanan Jarrus',
  fills: ['crew'],
  limited: 1,
  cost: 12,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  force: { value: 1, recovers: 1, side: [] },
  text: 'White maneuver fully executed by a friend at range 0-2: you may pay 1 Force to take a stress token off it.',
  abilities: [
    at('maneuver-executed', {
      rule: 'xw2.faq-cards.49',
      optional: false,
      when: ({ table, self, moment: { ship, maneuver, full } }) =>
        full &&
        maneuver.difficulty === 'white' &&
        self.ship.force > 0 &&
        table.isFriendly(self.ship, ship) &&
        table.range(self.ship, ship) <= 2,
      // Queued with or without stress: what is resolved before it may bring some.
      *effect(context) {
        const { table, self, moment } = context;
        if (!isStressed(moment.ship)) return;
        if ((yield* chooses(context, self.ship, ['use', 'decline'], 'xw2.faq-cards.49')) === 'decline') return;
        spendForce(table, self.ship, 1, 'xw2.faq-cards.49');
        removeToken(table, moment.ship, 'stress', 1, 'xw2.faq-cards.49');
      },
    }),
  ],
};
