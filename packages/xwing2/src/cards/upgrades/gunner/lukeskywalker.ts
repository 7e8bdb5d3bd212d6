import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { rotateArc } from '../../../rules/baractions.ts';
import { spendForce } from '../../../rules/charges.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const LUKE_SKYWALKER: UpgradeFacts = {
  id: 'lukeskywalker',
  name: 'Luke Skywalker',
  fills: ['gunner'],
  limited: 1,
  cost: 12,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  force: { value: 1, recovers: 1, side: [] },
  text: 'Engagement Phase starts: you may pay 1 Force and gain a deplete token to rotate your turret.',
  abilities: [
    at('start-of-engagement', {
      rule: 'xw2.errata-upgrade-cards.35',
      optional: true,
      when: ({ self }) => self.ship.force > 0 && self.ship.turret.length > 0,
      *effect({ table, self: { ship } }) {
        spendForce(table, ship, 1, 'xw2.errata-upgrade-cards.35');
        yield* gainToken(table, ship, 'deplete', 1, { rule: 'xw2.errata-upgrade-cards.35', by: ship.seat });
        yield* rotateArc(table, ship);
      },
    }),
  ],
};
