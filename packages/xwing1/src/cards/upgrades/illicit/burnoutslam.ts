import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { discardUpgrade } from '../../../rules/upgrades.ts';

export const BURNOUT_SLAM: UpgradeFacts = {
  id: 'burnoutslam',
  name: 'Burnout SLAM',
  fills: ['illicit'],
  limited: 0,
  cost: 1,
  restrictions: [{ size: ['large'] }],
  actions: ['slam'],
  text: 'You have the SLAM action; after you perform it this card is discarded.',
  abilities: [
    at('action-performed', {
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship && moment.action === 'slam',
      *effect({ table, self: { ship, upgrade } }) {
        if (upgrade) yield* discardUpgrade(table, ship, upgrade);
      },
    }),
  ],
};
