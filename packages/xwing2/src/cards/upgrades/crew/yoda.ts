import { type AbilityContext, at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { recoverForce, spendForce } from '../../../rules/charges.ts';
import { forceCapacity } from '../../../rules/stats.ts';
import type { Ship } from '../../../state.ts';

/** Whether Yoda could give back a Force to this ship. */
function canTeach({ table, self }: AbilityContext<unknown>, ship: Ship): boolean {
  return (
    ship !== self.ship &&
    table.isFriendly(self.ship, ship) &&
    self.ship.force > 0 &&
    ship.force < forceCapacity(table, ship) &&
    table.range(self.ship, ship) <= 2
  );
}

export const YODA: UpgradeFacts = {
  id: 'yoda',
  name: 'Yoda',
  fills: ['crew'],
  limited: 1,
  cost: 12,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  force: { value: 2, recovers: 1, side: [] },
  actions: ['purple coordinate'],
  text: 'When another friend at range 0-2 has flown a full purple maneuver or finished a purple action you may pay 1 Force: it recovers 1 Force.',
  abilities: [
    at('maneuver-executed', {
      rule: 'xw2.charges.2',
      optional: true,
      when: (context) =>
        context.moment.full &&
        context.moment.maneuver.difficulty === 'purple' &&
        canTeach(context, context.moment.ship),
      *effect({ table, self, moment }) {
        spendForce(table, self.ship, 1, 'xw2.charges.2');
        recoverForce(table, moment.ship, 1, 'xw2.charges.2');
      },
    }),
    at('action-performed', {
      rule: 'xw2.charges.2',
      optional: true,
      when: (context) => context.moment.difficulty === 'purple' && canTeach(context, context.moment.ship),
      *effect({ table, self, moment }) {
        spendForce(table, self.ship, 1, 'xw2.charges.2');
        recoverForce(table, moment.ship, 1, 'xw2.charges.2');
      },
    }),
  ],
};
