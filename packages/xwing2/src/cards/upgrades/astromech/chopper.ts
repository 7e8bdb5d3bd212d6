import type { Procedure, RuleId } from '@rangefinder/kernel';
import { cardAction } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { loseShield, recoverCharge, recoverShield, spendCharge } from '../../../rules/charges.ts';
import { shieldCapacity } from '../../../rules/stats.ts';
import type { Equipped, Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

/** Upgrades whose charges do not recur. */
function lastingCharges(table: XTable, ship: Ship): Equipped[] {
  return ship.upgrades.filter((upgrade) => {
    const { charges } = table.cards.face(upgrade);
    return charges !== undefined && charges.recovers === 0;
  });
}

function isSpent(table: XTable, upgrade: Equipped): boolean {
  const limit = table.cards.face(upgrade).charges;
  return limit !== undefined && limit.recoverable !== false && upgrade.charges < limit.value;
}

function* chooseUpgrade(ship: Ship, cards: readonly Equipped[], rule: RuleId): Procedure<Equipped | null> {
  if (cards.length === 0) return null;
  const options = cards.map((upgrade) => ({ key: upgrade.id, about: { card: upgrade.id }, upgrade }));
  const { upgrade } = yield* pickOne({
    seat: ship.seat,
    topic: 'choose-upgrade',
    rule,
    about: { ship: ship.id },
    options,
  });
  return upgrade;
}

export const CHOPPER: UpgradeFacts = {
  id: 'chopper',
  name: '"Chopper"',
  fills: ['astromech'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  text: 'Two actions: pay a charge that does not recur, of another upgrade, to recover a shield; or spend two shields to recover such a charge.',
  abilities: [
    cardAction({
      rule: 'xw2.faq-cards.12',
      name: 'shield',
      when: ({ table, self }) =>
        self.ship.shields < shieldCapacity(table, self.ship) &&
        lastingCharges(table, self.ship).some((upgrade) => upgrade !== self.upgrade && upgrade.charges > 0),
      *perform({ table, self }) {
        const cards = lastingCharges(table, self.ship).filter((one) => one !== self.upgrade && one.charges > 0);
        const upgrade = yield* chooseUpgrade(self.ship, cards, 'xw2.faq-cards.12');
        if (!upgrade) return false;
        spendCharge(table, { ship: self.ship, upgrade }, 1, 'xw2.faq-cards.12');
        recoverShield(table, self.ship, 1, 'xw2.faq-cards.12');
        return true;
      },
    }),
    cardAction({
      rule: 'xw2.faq-cards.12',
      name: 'charge',
      when: ({ table, self }) =>
        self.ship.shields >= 2 && lastingCharges(table, self.ship).some((one) => isSpent(table, one)),
      *perform({ table, self }) {
        const upgrade = yield* chooseUpgrade(
          self.ship,
          lastingCharges(table, self.ship).filter((one) => isSpent(table, one)),
          'xw2.faq-cards.12',
        );
        if (!upgrade) return false;
        yield* loseShield(table, self.ship, 'xw2.faq-cards.12');
        yield* loseShield(table, self.ship, 'xw2.faq-cards.12');
        recoverCharge(table, { ship: self.ship, upgrade }, 1, 'xw2.faq-cards.12');
        return true;
      },
    }),
  ],
};
