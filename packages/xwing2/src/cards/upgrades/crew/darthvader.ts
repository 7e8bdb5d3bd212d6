import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { spendForce } from '../../../rules/charges.ts';
import { mayChooseShip } from '../../../rules/choose.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { removeToken } from '../../../rules/tokens.ts';
import { shipsInView } from '../../words/attack.ts';
import { chooses, greenTokens } from '../../words/phrases.ts';

export const DARTH_VADER: UpgradeFacts = {
  id: 'darthvader',
  name: 'Darth Vader',
  fills: ['crew'],
  limited: 1,
  cost: 14,
  restrictions: [{ faction: ['galacticempire'] }],
  standard: true,
  force: { value: 1, recovers: 1, side: [] },
  text: 'Engagement Phase starts: you may pay 1 Force on a ship at range 0-2 in your firing arc: it suffers 1 damage unless it removes a green token.',
  abilities: [
    at('start-of-engagement', {
      optional: false,
      when: ({ table, self }) => self.ship.force > 0 && shipsInView(table, self.ship, 2).length > 0,
      *effect(context) {
        const { table, self } = context;
        const victim = yield* mayChooseShip(self, shipsInView(table, self.ship, 2));
        if (!victim) return;
        spendForce(table, self.ship, 1);
        const green = greenTokens(victim);
        const way = yield* chooses(context, victim, ['suffer', ...green]);
        if (way === 'suffer') yield* sufferDamage(table, victim, 'hit', 1, { rule: RULE });
        else removeToken(table, victim, way, 1);
      },
    }),
  ],
};
