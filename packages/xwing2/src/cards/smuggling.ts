import { pickOne } from '@rangefinder/kernel';
import { at, type CardAbility } from '../abilities.ts';
import { equipUpgrade, spareUpgrades } from '../rules/equipping.ts';
import type { Equipped, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** A card that goes into the game facedown under another one, and comes to light later. */

const RULE = 'xw2.setup.19';
const SLOT = 'illicit';

/** What may lie under the Razor Crest: for its player to choose, and for everybody else to guess. */
export function cardsUnder(table: Pick<XTable, 'cards' | 'state'>, ship: Ship): string[] {
  return spareUpgrades(table, ship, SLOT);
}

/** What others see of a card that lies facedown under another one. */
export const FACEDOWN = 'facedown';

/** Upgrades as a player sees those of another: what lies under them has no name. */
export function withoutNames(upgrades: readonly Equipped[]): Equipped[] {
  return upgrades.map((one) => (one.under === null ? one : { ...one, under: FACEDOWN }));
}

/** Razor Crest. */
export const SMUGGLES: readonly CardAbility[] = [
  at('before-placing-forces', {
    rule: RULE,
    optional: false,
    when: ({ table, self }) => self.upgrade?.under === null && cardsUnder(table, self.ship).length > 0,
    *effect({ table, self: { ship, card, upgrade } }) {
      if (!upgrade) return;
      const options = cardsUnder(table, ship).map((key) => ({ key }));
      const about = { ship: ship.id, card };
      const { key } = yield* pickOne({
        seat: ship.seat,
        topic: 'place-under',
        rule: RULE,
        about,
        options,
        secret: true,
      });
      upgrade.under = key;
      const event = { type: 'placed-under', rule: RULE, ship: ship.id, card } as const;
      table.kernel.emitTo(ship.seat, { ...event, under: key }, event);
    },
  }),
  at('system', {
    rule: 'xw2.upgrade-cards.9',
    optional: true,
    when: ({ self, moment }) => moment.ship === self.ship && (self.upgrade?.under ?? null) !== null,
    *effect({ table, self: { ship, upgrade }, moment }) {
      if (!upgrade || upgrade.under === null) return;
      const id = upgrade.under;
      upgrade.under = null;
      const equipped = equipUpgrade(table, ship, id, 'xw2.upgrade-cards.9');
      // As if it had been there from the start: what it does in this phase is not over yet.
      const its = table.abilities.triggered('system', moment).filter(({ self }) => self.upgrade === equipped);
      yield* table.queue.add(its);
    },
  }),
];
