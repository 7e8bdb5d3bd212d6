import { hasLock } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { assignLock, couldLock } from '../../../rules/lock.ts';

export const FEEDBACK_PING: UpgradeFacts = {
  id: 'feedbackping',
  name: 'Feedback Ping',
  fills: ['talent'],
  limited: 0,
  cost: 1,
  restrictions: [{ action: 'reload' }, { keyword: ['TIE'] }],
  standard: true,
  text: 'Maneuver of another ship executed, and a friendly device at range 0-1 of it: you may lock that ship at any range.',
  abilities: [
    at('maneuver-executed', {
      rule: 'xw2.lock.15',
      optional: true,
      when: ({ table, self, moment: { ship } }) =>
        !hasLock(self.ship, ship.id) &&
        table.state.devices.some(
          (device) => device.seat === self.ship.seat && table.rangeTo(ship, table.device(device)) <= 1,
        ) &&
        couldLock(table, self.ship, ship),
      *effect({ table, self, moment }) {
        yield* assignLock(table, self.ship, moment.ship.id, 'xw2.lock.15');
      },
    }),
  ],
};
