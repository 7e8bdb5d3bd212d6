import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { recoverForce } from '../../../rules/charges.ts';
import { inArc } from '../../../rules/measure.ts';
import { forceCapacity } from '../../../rules/stats.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const PATIENCE: UpgradeFacts = {
  id: 'patience',
  name: 'Patience',
  fills: ['forcepower'],
  limited: 0,
  cost: 2,
  restrictions: [{ forceSide: ['light'] }],
  standard: true,
  text: 'Engagement Phase starts, with an enemy in your front arc: you may gain a deplete token to recover 1 Force.',
  abilities: [
    at('start-of-engagement', {
      rule: 'xw2.charges.2',
      optional: true,
      when: ({ table, self }) =>
        self.ship.force < forceCapacity(table, self.ship) &&
        table.enemiesOf(self.ship.seat).some((enemy) => inArc(table, self.ship, 'front', enemy)),
      *effect({ table, self }) {
        yield* gainToken(table, self.ship, 'deplete', 1, { rule: 'xw2.charges.2', by: self.ship.seat });
        recoverForce(table, self.ship, 1, 'xw2.charges.2');
      },
    }),
  ],
};
