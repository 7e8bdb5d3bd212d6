import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { turnAround } from '../../../rules/reposition.ts';
import { flipUpgrade } from '../../../rules/upgrades.ts';

const FLIPS_AFTER_MANEUVER = at('maneuver-executed', {
  optional: true,
  when: ({ self, moment }) => moment.ship === self.ship,
  *effect({ table, self: { ship, upgrade } }) {
    if (upgrade) flipUpgrade(table, ship, upgrade);
  },
});

export const PIVOT_WING: UpgradeFacts = {
  id: 'pivotwing',
  name: 'Pivot Wing',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['uwing'] }],
  title: 'Pivot Wing (Attack)',
  stats: { agility: 1 },
  text: '1 more agility. After a maneuver of yours, you may turn this card over.',
  abilities: [FLIPS_AFTER_MANEUVER],
  back: {
    title: 'Pivot Wing (Landing)',
    text: 'Stop revealed: you may turn your ship round. After a maneuver of yours, you may turn this card over.',
    abilities: [
      FLIPS_AFTER_MANEUVER,
      at('dial-revealed', {
        optional: true,
        when: ({ self, moment: { ship, maneuver } }) => ship === self.ship && maneuver.speed === 0,
        *effect({ table, self }) {
          turnAround(table, self.ship, self.card);
        },
      }),
    ],
  },
};
