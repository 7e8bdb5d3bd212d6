import { breakLock, hasLock } from '@rangefinder/xwing';
import { RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt } from '../../../rules/choose.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { mayChoose } from '../../words/phrases.ts';

function lockersOf(table: XTable, { id, seat }: Ship): readonly Ship[] {
  return table.enemiesOf(seat).filter((enemy) => hasLock(enemy, id));
}

export const BLACK_ONE: UpgradeFacts = {
  id: 'blackone',
  name: 'Black One',
  fills: ['title'],
  limited: 1,
  cost: 1,
  restrictions: [{ ship: ['t70xwing'] }, { skillFrom: 7 }],
  text: 'After a boost or barrel roll action of yours: you may take one enemy lock off a friend at range 1.',
  abilities: [
    mayChoose(
      'action-performed',
      ({ table, self, moment: { ship, action } }) => {
        if (ship !== self.ship || (action !== 'boost' && action !== 'barrel-roll')) return [];
        return friendsAt(table, self, 1, 1).filter((friend) => lockersOf(table, friend).length > 0);
      },
      function* ({ table, self: { ship, card } }, friend) {
        const options = lockersOf(table, friend).map((locker) => ({
          key: `lock:${locker.id}`,
          about: { lock: locker.id },
          locker,
        }));
        const about = { ship: ship.id, card };
        const { locker } = yield* pickOne({ seat: ship.seat, topic: 'choose-token', rule: RULE, about, options });
        breakLock(table, locker, friend.id, RULE);
      },
    ),
  ],
};
