import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';

export const DEADMANS_SWITCH: UpgradeFacts = {
  id: 'deadmansswitch',
  name: "Deadman's Switch",
  fills: ['illicit'],
  limited: 0,
  cost: 2,
  standard: true,
  text: 'When you are destroyed, every other ship up to range 1 away suffers 1 damage.',
  abilities: [
    at('ship-destroyed', {
      rule: 'xw2.abilities.6',
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship,
      *effect({ table, self }) {
        for (const ship of table.inPlay()) {
          if (ship !== self.ship && table.range(self.ship, ship) <= 1)
            yield* sufferDamage(table, ship, 'hit', 1, { rule: 'xw2.abilities.6' });
        }
      },
    }),
  ],
};
