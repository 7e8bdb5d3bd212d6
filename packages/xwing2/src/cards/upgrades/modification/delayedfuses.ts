import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const DELAYED_FUSES: UpgradeFacts = {
  id: 'delayedfuses',
  name: 'Delayed Fuses',
  fills: ['modification'],
  limited: 0,
  cost: 1,
  standard: true,
  text: 'After you place a bomb or mine you may put a fuse marker on it.',
  abilities: [
    at('device-placed', {
      rule: 'xw2.fuse-marker.2',
      optional: true,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship && table.cards.device(moment.device.device).kind !== 'remote',
      *effect({ table, moment }) {
        for (const device of moment.set) {
          device.fuses++;
          table.emit({ type: 'fuse', rule: 'xw2.fuse-marker.2', id: device.id, left: device.fuses });
        }
      },
    }),
  ],
};
