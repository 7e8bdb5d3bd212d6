import { withinDistance } from '@rangefinder/geometry';
import { baseAt, turnFacedown } from '@rangefinder/xwing';
import { at, instead, modify, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { barActions, mayPerformFree } from '../../rules/actions.ts';
import { mayAttack } from '../../rules/attack.ts';
import { isAtRange, otherFriendsAt } from '../../rules/choose.ts';
import { dealCard } from '../../rules/damage.ts';
import { possibleShots } from '../../rules/possibleshots.ts';
import { enemyInYourArc, youAttack, youDefend } from '../words/attack.ts';
import { rerollsAttackDice, rerollsDefenseDice } from '../words/dice.ts';
import { mustChoose } from '../words/phrases.ts';

const ALL = Number.POSITIVE_INFINITY;

/** In millimetres. */
const RANGE_3 = 300;

export const yt1300: ShipFacts = {
  id: 'yt1300',
  name: 'YT-1300',
  size: 'large',
  attack: 3,
  arcs: ['front', 'turret'],
  agility: 1,
  hull: 8,
  shields: 5,
  actions: ['focus', 'lock'],
  dial: '1TW 1BG 1FG 1NG 1YW 2TW 2BW 2FG 2NW 2YW 3BW 3FW 3NW 3KR 4FW 4KR',
  pilots: [
    {
      id: 'hansolo',
      name: 'Han Solo',
      allegiance: 'rebelalliance',
      skill: 9,
      limited: 1,
      cost: 46,
      slots: ['elite', 'missile', 'crew', 'crew'],
      text: 'In your attack: roll all your dice again if you like; every die that can be rerolled must be.',
      abilities: [rerollsAttackDice({ when: youAttack, least: ALL, most: ALL })],
    },
    {
      id: 'landocalrissian',
      name: 'Lando Calrissian',
      allegiance: 'rebelalliance',
      skill: 7,
      limited: 1,
      cost: 44,
      slots: ['elite', 'missile', 'crew', 'crew'],
      text: 'After you executed a green maneuver: another friendly ship at range 1, which you choose, may perform a free action of its action bar.',
      abilities: [
        mustChoose(
          'maneuver-executed',
          ({ table, self, moment: { ship, maneuver } }) =>
            ship === self.ship && maneuver.difficulty === 'blue' ? otherFriendsAt(table, self, 1, 1) : [],
          function* ({ table }, other) {
            yield* mayPerformFree(table, other, barActions(table, other));
          },
        ),
      ],
    },
    {
      id: 'chewbacca',
      name: 'Chewbacca',
      allegiance: 'rebelalliance',
      skill: 5,
      limited: 1,
      cost: 42,
      slots: ['elite', 'missile', 'crew', 'crew'],
      text: 'A damage card that comes to you faceup is turned facedown at once, without its effect.',
      abilities: [
        instead('deal-faceup', {
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship,
          *instead({ table, self: { ship }, moment: { card, attack } }) {
            const dealt = yield* dealCard(table, ship, card, false, RULE, attack);
            if (dealt) turnFacedown(table, ship, dealt, RULE);
            return true;
          },
        }),
      ],
    },
    {
      id: 'outerrimsmuggler',
      name: 'Outer Rim Smuggler',
      allegiance: 'rebelalliance',
      skill: 1,
      limited: 0,
      cost: 27,
      slots: ['crew', 'crew'],
      numbers: { attack: 2, hull: 6, shields: 4 },
      abilities: [],
    },
    {
      id: 'hansolo-swx57',
      name: 'Han Solo',
      allegiance: 'resistance',
      skill: 9,
      limited: 1,
      cost: 46,
      slots: ['elite', 'crew', 'crew', 'missile'],
      text: 'Setup: you may be placed anywhere beyond range 3 of enemy ships.',
      abilities: [
        modify('may-be-placed', (may, { table, self, moment: { ship, pose } }) => {
          if (may || ship !== self.ship) return may;
          const base = baseAt(table.sizeOf(ship), pose);
          return !table.enemiesOf(ship.seat).some((enemy) => withinDistance(base, table.base(enemy), RANGE_3));
        }),
      ],
    },
    {
      id: 'rey',
      name: 'Rey',
      allegiance: 'resistance',
      skill: 8,
      limited: 1,
      cost: 45,
      slots: ['crew', 'crew', 'elite', 'missile'],
      text: 'Attacking or attacked by a ship in your firing arc: roll one or two of your blanks again if you like.',
      abilities: [
        rerollsAttackDice({
          when: (context) => youAttack(context) && enemyInYourArc(context),
          most: 2,
          faces: ['blank'],
        }),
        rerollsDefenseDice({
          when: (context) => youDefend(context) && enemyInYourArc(context),
          most: 2,
          faces: ['blank'],
        }),
      ],
    },
    {
      id: 'chewbacca-swx57',
      name: 'Chewbacca',
      allegiance: 'resistance',
      skill: 5,
      limited: 1,
      cost: 42,
      slots: ['crew', 'crew', 'elite', 'missile'],
      text: 'Another friend at range 1-3 is destroyed, not merely fled: you may attack.',
      abilities: [
        at('ship-destroyed', {
          optional: false,
          when: ({ table, self, moment: { ship } }) =>
            ship !== self.ship &&
            table.isFriendly(self.ship, ship) &&
            isAtRange(table, self.ship, ship, 1, 3) &&
            possibleShots(table, self.ship).length > 0,
          *effect({ table, self }) {
            yield* mayAttack(table, self.ship, { rule: RULE });
          },
        }),
      ],
    },
    {
      id: 'resistancesympathizer',
      name: 'Resistance Sympathizer',
      allegiance: 'resistance',
      skill: 3,
      limited: 0,
      cost: 38,
      slots: ['crew', 'crew', 'missile'],
      abilities: [],
    },
  ],
};
