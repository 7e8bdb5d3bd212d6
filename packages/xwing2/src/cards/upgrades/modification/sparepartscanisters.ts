import { breakAllLocksOn } from '@rangefinder/xwing';
import { cardAction } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargeLimit, chargesOf, recoverCharge, spendCharge } from '../../../rules/charges.ts';
import { obstaclePlacements, placeObstacle } from '../../../rules/placedobstacles.ts';
import type { Equipped, Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

const RULE = 'xw2.obstacles.29';

/** Astromechs of a ship with fewer charges than they can hold. */
function spentAstromechs(table: XTable, ship: Ship): Equipped[] {
  return ship.upgrades.filter(
    (upgrade) =>
      table.cards.upgrade(upgrade.id).fills.includes('astromech') &&
      upgrade.charges < chargeLimit(table, { ship, upgrade }),
  );
}

export const SPARE_PARTS_CANISTERS: UpgradeFacts = {
  id: 'sparepartscanisters',
  name: 'Spare Parts Canisters',
  fills: ['modification'],
  limited: 0,
  cost: 3,
  restrictions: [{ equipped: ['astromech'] }],
  standard: true,
  charges: { value: 1, recovers: 0 },
  text: 'Action: pay the charge to recover a charge of one of your astromechs. Or: spend it to drop spare parts behind you and break all locks on you.',
  abilities: [
    cardAction({
      rule: 'xw2.charges.2',
      name: 'recover',
      when: ({ table, self }) => chargesOf(self) > 0 && spentAstromechs(table, self.ship).length > 0,
      *perform({ table, self }) {
        const rule = 'xw2.charges.2';
        const options = spentAstromechs(table, self.ship).map((upgrade) => ({
          key: upgrade.id,
          about: { card: upgrade.id },
          upgrade,
        }));
        if (options.length === 0) return false;
        const about = { ship: self.ship.id };
        const { upgrade } = yield* pickOne({ seat: self.ship.seat, topic: 'recover-charge', rule, about, options });
        spendCharge(table, self, 1, rule);
        recoverCharge(table, { ship: self.ship, upgrade }, 1, rule);
        return true;
      },
    }),
    cardAction({
      rule: RULE,
      name: 'drop',
      when: ({ self }) => chargesOf(self) > 0,
      *perform({ table, self }) {
        const [place] = obstaclePlacements(table, self.ship, 'spareparts', []);
        if (!place) return false;
        spendCharge(table, self, 1, RULE);
        yield* placeObstacle(table, self.ship.seat, 'spareparts', place.about.pose, 0, RULE);
        breakAllLocksOn(table, self.ship.id, RULE);
        return true;
      },
    }),
  ],
};
