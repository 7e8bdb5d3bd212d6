import { breakLock, putLock } from '@rangefinder/xwing';
import { instead, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { isAtRange, otherFriendsAt } from '../../rules/choose.ts';
import { gainToken } from '../../rules/tokens.ts';
import { mayChoose } from '../words/phrases.ts';

export const lambdaclassshuttle: ShipFacts = {
  id: 'lambdaclassshuttle',
  name: 'Lambda-class Shuttle',
  size: 'large',
  attack: 3,
  arcs: ['front'],
  agility: 1,
  hull: 5,
  shields: 5,
  actions: ['focus', 'lock'],
  dial: '0OR 1BG 1FG 1NG 2TR 2BW 2FG 2NW 2YR 3BR 3FW 3NR',
  pilots: [
    {
      id: 'captainkagi',
      name: 'Captain Kagi',
      allegiance: 'galacticempire',
      skill: 8,
      limited: 1,
      cost: 27,
      slots: ['system', 'cannon', 'crew', 'crew'],
      text: 'Enemy ships that acquire a target lock lock you if they can.',
      abilities: [
        modify('lock-targets', (targets, { table, self, moment: { ship } }) =>
          !table.isFriendly(self.ship, ship) && targets.includes(self.ship) ? [self.ship] : targets,
        ),
      ],
    },
    {
      id: 'coloneljendon',
      name: 'Colonel Jendon',
      allegiance: 'galacticempire',
      skill: 6,
      limited: 1,
      cost: 26,
      slots: ['system', 'cannon', 'crew', 'crew'],
      text: 'The Combat phase begins: hand one of your locks, if you like, to a friend at range 1 that holds none.',
      abilities: [
        mayChoose(
          'start-of-combat',
          ({ table, self }) =>
            self.ship.locks.length === 0
              ? []
              : otherFriendsAt(table, self, 1, 1).filter(({ locks }) => locks.length === 0),
          function* ({ table, self: { ship, card } }, friend) {
            const options = [...new Set(ship.locks)].map((lock) => ({ key: `lock:${lock}`, about: { lock }, lock }));
            const about = { ship: ship.id, card };
            const { lock } = yield* pickOne({ seat: ship.seat, topic: 'choose-token', rule: RULE, about, options });
            breakLock(table, ship, lock, RULE);
            putLock(table, friend, lock, RULE);
          },
        ),
      ],
    },
    {
      id: 'captainyorr',
      name: 'Captain Yorr',
      allegiance: 'galacticempire',
      skill: 4,
      limited: 1,
      cost: 24,
      slots: ['system', 'cannon', 'crew', 'crew'],
      text: 'Another friend at range 1-2 is about to gain a stress token: with 2 or fewer of your own, you may take it in its place.',
      abilities: [
        instead('gain-token', {
          optional: true,
          when: ({ table, self: { ship }, moment }) =>
            moment.token === 'stress' &&
            moment.ship !== ship &&
            table.isFriendly(ship, moment.ship) &&
            ship.tokens.stress <= 2 &&
            isAtRange(table, ship, moment.ship, 1, 2),
          *instead({ table, self: { ship }, moment: { by } }) {
            yield* gainToken(table, ship, 'stress', 1, { rule: RULE, by });
            return true;
          },
        }),
      ],
    },
    {
      id: 'omicrongrouppilot',
      name: 'Omicron Group Pilot',
      allegiance: 'galacticempire',
      skill: 2,
      limited: 0,
      cost: 21,
      slots: ['system', 'cannon', 'crew', 'crew'],
      abilities: [],
    },
  ],
};
