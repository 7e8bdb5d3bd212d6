import { type AbilityContext, at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { friendsAt, mayChooseShip } from '../../../rules/choose.ts';
import { assignLock, lockTargets } from '../../../rules/lock.ts';
import { inArc } from '../../../rules/measure.ts';
import { gainToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';

/** Friends that have the ship that just moved in their bullseye arc, and could lock it. */
function aimingFriends({ table, self, moment: { ship } }: AbilityContext<{ readonly ship: Ship }>): Ship[] {
  return friendsAt(table, self, 0, 3).filter(
    (friend) => inArc(table, friend, 'bullseye', ship) && lockTargets(table, friend).some(({ key }) => key === ship.id),
  );
}

export const KALANI: UpgradeFacts = {
  id: 'kalani',
  name: 'Kalani',
  fills: ['tacticalrelay'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['separatistalliance'] }],
  standard: true,
  solitary: true,
  charges: { value: 3, recovers: 3 },
  actions: ['calculate'],
  text: 'After an enemy executes a maneuver into the bullseye arc of a friend at range 0-3 you may pay a charge: that ship locks it and gains a stress token.',
  abilities: [
    at('maneuver-executed', {
      rule: 'xw2.faq-cards.98',
      optional: false,
      when: (context) =>
        context.moment.ship.seat !== context.self.ship.seat &&
        chargesOf(context.self) > 0 &&
        aimingFriends(context).length > 0,
      *effect(context) {
        const { table, self, moment } = context;
        const friend = yield* mayChooseShip(self, aimingFriends(context), 'xw2.faq-cards.98');
        if (!friend) return;
        spendCharge(table, self, 1, 'xw2.faq-cards.98');
        yield* assignLock(table, friend, moment.ship.id, 'xw2.faq-cards.98');
        yield* gainToken(table, friend, 'stress', 1, { rule: 'xw2.faq-cards.98', by: self.ship.seat });
      },
    }),
  ],
};
