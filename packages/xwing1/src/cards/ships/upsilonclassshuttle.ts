import { baseAt } from '@rangefinder/xwing';
import { modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { isAtRange } from '../../rules/choose.ts';
import { KYLO_REN } from '../pilots/kyloren.ts';

export const upsilonclassshuttle: ShipFacts = {
  id: 'upsilonclassshuttle',
  name: 'Upsilon-class Shuttle',
  size: 'large',
  attack: 4,
  arcs: ['front'],
  agility: 1,
  hull: 6,
  shields: 6,
  actions: ['coordinate', 'focus', 'lock'],
  dial: '0OR 1TR 1BW 1FG 1NW 1YR 2TW 2BG 2FG 2NG 2YW 3TR 3BW 3FW 3NW 3YR',
  pilots: [
    {
      id: 'kyloren-upsilonclassshuttle',
      listName: 'kyloren',
      name: 'Kylo Ren',
      allegiance: 'firstorder',
      skill: 6,
      limited: 1,
      cost: 34,
      slots: ['elite', 'system', 'crew', 'crew', 'tech', 'tech'],
      ...KYLO_REN,
    },
    {
      id: 'majorstridan',
      name: 'Major Stridan',
      allegiance: 'firstorder',
      skill: 4,
      limited: 1,
      cost: 32,
      slots: ['crew', 'crew', 'system', 'tech', 'tech'],
      text: 'A friend at range 2-3 counts as at range 1, if you like, for what your actions and upgrades do.',
      abilities: [
        modify('upgrade-range', (ranges, { table, self, moment: { ship, other } }) =>
          ship === self.ship && table.isFriendly(ship, other) && isAtRange(table, ship, other, 2, 3)
            ? [...ranges, 1]
            : ranges,
        ),
      ],
    },
    {
      id: 'lieutenantdormitz',
      name: 'Lieutenant Dormitz',
      allegiance: 'firstorder',
      skill: 3,
      limited: 1,
      cost: 31,
      slots: ['crew', 'crew', 'system', 'tech', 'tech'],
      text: 'During setup your friendly ships may be placed anywhere at range 1-2 of you.',
      abilities: [
        modify('may-be-placed', (may, { table, self, moment: { ship, pose } }) => {
          const beside = self.ship.place === 'play' && ship !== self.ship && table.isFriendly(self.ship, ship);
          return may || (beside && table.rangeTo(self.ship, [baseAt(table.sizeOf(ship), pose)]) <= 2);
        }),
      ],
    },
    {
      id: 'starkillerbasepilot',
      name: 'Starkiller Base Pilot',
      allegiance: 'firstorder',
      skill: 2,
      limited: 0,
      cost: 30,
      slots: ['crew', 'crew', 'system', 'tech', 'tech'],
      abilities: [],
    },
  ],
};
