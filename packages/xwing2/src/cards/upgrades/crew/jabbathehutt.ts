import { at } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargeLimit, chargesOf, recoverCharge, spendCharge } from '../../../rules/charges.ts';
import { friendsAt, mayChooseShip } from '../../../rules/choose.ts';
import type { Equipped, Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function spentIllicits(table: XTable, ship: Ship): Equipped[] {
  return ship.upgrades.filter((upgrade) => {
    const { fills, charges } = table.cards.upgrade(upgrade.id);
    const recoverable = charges !== undefined && charges.recoverable !== false;
    return fills.includes('illicit') && recoverable && upgrade.charges < chargeLimit(table, { ship, upgrade });
  });
}

export const JABBA_THE_HUTT: UpgradeFacts = {
  id: 'jabbathehutt',
  name: 'Jabba the Hutt',
  fills: ['crew', 'crew'],
  limited: 1,
  cost: 11,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  charges: { value: 4, recovers: 0 },
  text: 'End Phase: you may pay a charge: a friend at range 0-2 recovers a charge of an illicit upgrade.',
  abilities: [
    at('during-end', {
      rule: 'xw2.charges.2',
      optional: false,
      when: ({ table, self }) =>
        chargesOf(self) > 0 && friendsAt(table, self, 0, 2).some((ship) => spentIllicits(table, ship).length > 0),
      *effect({ table, self }) {
        const friends = friendsAt(table, self, 0, 2).filter((one) => spentIllicits(table, one).length > 0);
        const ship = yield* mayChooseShip(self, friends, 'xw2.charges.2');
        if (!ship) return;
        spendCharge(table, self, 1, 'xw2.charges.2');
        const { upgrade } = yield* pickOne({
          seat: ship.seat,
          topic: 'choose-upgrade',
          rule: 'xw2.charges.2',
          about: { ship: ship.id, card: self.card },
          options: spentIllicits(table, ship).map((one) => ({ key: one.id, about: { card: one.id }, upgrade: one })),
        });
        recoverCharge(table, { ship, upgrade }, 1, 'xw2.charges.2');
      },
    }),
  ],
};
