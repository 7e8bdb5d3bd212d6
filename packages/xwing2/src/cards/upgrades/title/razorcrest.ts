import { at } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { equipUpgrade } from '../../../rules/equipping.ts';
import { cardsUnder } from '../../../rules/facedown.ts';

const RULE = 'xw2.setup.19';

export const RAZOR_CREST: UpgradeFacts = {
  id: 'razorcrest',
  name: 'Razor Crest',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ ship: ['st70assaultship'] }],
  standard: true,
  handsOn: ['illicit'],
  actions: ['evade > red barrel-roll'],
  text: 'Setup: a non-limited Illicit upgrade that you could equip lies facedown under this card. System Phase: you may reveal and equip it, at no cost.',
  abilities: [
    at('before-placing-forces', {
      rule: RULE,
      optional: false,
      when: ({ table, self }) => self.upgrade?.under === null && cardsUnder(table, self.ship).length > 0,
      *effect({ table, self: { ship, card, upgrade } }) {
        if (!upgrade) return;
        const options = cardsUnder(table, ship).map((under) => ({ key: under, about: { card: under } }));
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
  ],
};
