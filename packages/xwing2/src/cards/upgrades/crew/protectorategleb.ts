import { hasLock, transferLock } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { transferToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { badTokens } from '../../words/phrases.ts';

/** The ships whose locks are among this one's red tokens (xw2.faq-locks.6). */
function lockersOf(table: XTable, ship: Ship): Ship[] {
  return table.state.ships.filter((other) => hasLock(other, ship.id));
}

export const PROTECTORATE_GLEB: UpgradeFacts = {
  id: 'protectorategleb',
  name: 'Protectorate Gleb',
  fills: ['crew'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['scumandvillainy', 'galacticempire', 'firstorder'] }],
  standard: true,
  actions: ['red coordinate'],
  text: 'After you coordinate a friend you may hand it one of your red or orange tokens.',
  abilities: [
    at('coordinated', {
      rule: 'xw2.errata-upgrade-cards.12',
      optional: false,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship &&
        table.isFriendly(self.ship, moment.other) &&
        badTokens(self.ship).length + lockersOf(table, self.ship).length > 0,
      *effect(context) {
        const { table, self, moment } = context;
        const rule = 'xw2.errata-upgrade-cards.12';
        const lockers = lockersOf(table, self.ship);
        const { token, locker } = yield* pickOne({
          seat: self.ship.seat,
          topic: 'choose',
          rule,
          about: { ship: self.ship.id, card: self.card },
          options: [
            ...badTokens(self.ship).map((one) => ({ key: one, token: one, locker: null })),
            ...lockers.map((one) => ({ key: `lock:${one.id}`, about: { lock: one.id }, token: null, locker: one })),
            { key: 'none', token: null, locker: null },
          ],
        });
        if (token) yield* transferToken(table, self.ship, moment.other, token, { rule, by: self.ship.seat });
        else if (locker) transferLock(table, locker, self.ship.id, moment.other.id, rule);
      },
    }),
  ],
};
