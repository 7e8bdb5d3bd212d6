import { at, modify, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';

export const CHOPPER: UpgradeFacts = {
  id: 'chopper',
  name: '"Chopper"',
  fills: ['crew'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['rebel'] }],
  text: 'You may perform actions while stressed; after each of those you suffer 1 damage.',
  abilities: [
    modify('stress-forbids', (forbids, { self, moment }) => forbids && moment.ship !== self.ship),
    at('action-performed', {
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship && moment.stressed,
      *effect({ table, self }) {
        yield* sufferDamage(table, self.ship, 'hit', 1, { rule: RULE });
      },
    }),
  ],
};
