import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { mayDropDevice, payloads } from '../../../rules/devices.ts';

export const GENIUS: UpgradeFacts = {
  id: 'genius',
  name: '"Genius"',
  fills: ['astromech'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  text: 'Maneuver fully executed: you may drop a bomb, if you placed no device this round.',
  abilities: [
    at('maneuver-executed', {
      rule: 'xw2.faq-cards.31',
      optional: false,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship &&
        moment.full &&
        !self.ship.placedDevice &&
        payloads(table, self.ship, ['bomb']).length > 0,
      *effect({ table, self }) {
        yield* mayDropDevice(table, self.ship, ['bomb'], 'xw2.faq-cards.31');
      },
    }),
  ],
};
