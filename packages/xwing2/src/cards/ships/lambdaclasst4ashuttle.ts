import { hasLock, transferLock } from '@rangefinder/xwing';
import { at, RULE } from '../../abilities.ts';
import { pick } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { type ActionChoice, actionChoice, barActions, mayPerformAction } from '../../rules/actions.ts';
import { chargesOf, spendCharge } from '../../rules/charges.ts';
import { friendsAt } from '../../rules/choose.ts';
import { LOCKS_BEYOND } from '../../rules/lock.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

function enemiesLocking(table: XTable, ship: Ship): Ship[] {
  return table.enemiesOf(ship.seat).filter((enemy) => hasLock(enemy, ship.id));
}

/** Captain Kagi: other friends at range 0-3 that the enemy has locked. */
function lockedFriends(table: XTable, ship: Ship): Ship[] {
  return friendsAt(table, ship, 0, 3).filter((friend) => friend !== ship && enemiesLocking(table, friend).length > 0);
}

/** Lieutenant Sai: what the ship he coordinated did, if it is on his own bar; white, as he is told to do it. */
function copied(table: XTable, ship: Ship): ActionChoice[] {
  return barActions(table, ship)
    .filter(({ key }) => ship.memory[`round:coordinated:${key}`])
    .map((choice) => actionChoice({ ...choice, difficulty: 'white' }));
}

export const lambdaclasst4ashuttle: ShipFacts = {
  id: 'lambdaclasst4ashuttle',
  name: 'Lambda-class T-4a Shuttle',
  size: 'large',
  attacks: [
    { arc: 'front', dice: 3 },
    { arc: 'rear', dice: 2 },
  ],
  agility: 1,
  hull: 6,
  shields: 4,
  actions: ['focus', 'reinforce', 'coordinate', 'red jam'],
  dial: '0OR 1BB 1FB 1NB 2TR 2BW 2FB 2NW 2YR 3BR 3FW 3NR',
  pilots: [
    {
      id: 'captainkagi',
      name: 'Captain Kagi',
      caption: "The Emperor's Shuttle Pilot",
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 6,
      loadout: 22,
      slots: ['sensor', 'cannon', 'crew', 'crew', 'modification', 'title'],
      standard: false,
      text: 'Engagement Phase starts: you may choose friends at range 0-3: the enemy locks on them become locks on you.',
      abilities: [
        at('start-of-engagement', {
          optional: false,
          when: ({ table, self }) => friendsAt(table, self.ship, 0, 3).length > 1,
          *effect({ table, self: { ship, card } }) {
            const options = lockedFriends(table, ship).map((friend) => ({
              key: friend.id,
              about: { piece: friend.id },
              friend,
            }));
            const about = { ship: ship.id, card };
            if (options.length === 0) return;
            const max = options.length;
            const chosen = yield* pick({
              seat: ship.seat,
              topic: 'choose-ships',
              rule: RULE,
              about,
              options,
              min: 0,
              max,
            });
            for (const { friend } of chosen) {
              for (const enemy of enemiesLocking(table, friend)) transferLock(table, enemy, friend.id, ship.id, RULE);
            }
          },
        }),
      ],
    },
    {
      id: 'coloneljendon',
      name: 'Colonel Jendon',
      caption: "Darth Vader's Shuttle Pilot",
      faction: 'galacticempire',
      initiative: 3,
      limited: 1,
      cost: 6,
      loadout: 20,
      slots: ['sensor', 'cannon', 'cannon', 'crew', 'modification', 'title'],
      charges: { value: 2, recovers: 0 },
      standard: false,
      text: 'Activation Phase starts: you may pay 1 charge: this round friends acquire locks beyond range 3 only.',
      abilities: [
        at('start-of-activation', {
          optional: true,
          when: ({ self }) => chargesOf(self) > 0,
          *effect({ table, self }) {
            spendCharge(table, self, 1);
            const friends = table.state.ships.filter((ship) => table.isFriendly(self.ship, ship));
            for (const ship of friends) ship.memory[LOCKS_BEYOND] = 1;
          },
        }),
      ],
    },
    {
      id: 'lieutenantsai',
      name: 'Lieutenant Sai',
      caption: 'Death Squadron Veteran',
      faction: 'galacticempire',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 14,
      slots: ['sensor', 'cannon', 'crew', 'crew', 'modification', 'title'],
      standard: false,
      text: 'The ship that your coordinate action chose took an action that stands on your bar: you may take the same one.',
      abilities: [
        at('action-performed', {
          rule: 'xw2.faq-cards.16',
          optional: false,
          when: ({ table, self, moment: { ship, action } }) =>
            ship === self.ship && action === 'coordinate' && copied(table, ship).length > 0,
          *effect({ table, self: { ship } }) {
            yield* mayPerformAction(table, ship, copied(table, ship), 'xw2.faq-cards.16');
          },
        }),
      ],
    },
    {
      id: 'omicrongrouppilot',
      name: 'Omicron Group Pilot',
      faction: 'galacticempire',
      initiative: 1,
      limited: 0,
      cost: 5,
      loadout: 8,
      slots: ['sensor', 'cannon', 'modification'],
      standard: false,
      abilities: [],
    },
  ],
};
