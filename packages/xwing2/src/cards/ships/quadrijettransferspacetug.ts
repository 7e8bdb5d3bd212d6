import { at, byCardOf, cardAction, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { chooseShip, isAtRange } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import { agilityOf } from '../../rules/stats.ts';
import { gainToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { youDefend } from '../words/attack.ts';

/** An "Action:" on a ship ability, which is not on the action bar. */
const ARRAY = 'xw2.ship-abilities.2';

/** Ships the tractor array can reach. */
function inReach(t: XTable, ship: Ship): Ship[] {
  return t
    .inPlay()
    .filter((other) => other !== ship && isAtRange(t, ship, other, 1, 1) && inArc(t, ship, 'front', other));
}

/** Other ships this one touches. */
function touching(t: XTable, ship: Ship): Ship[] {
  return t.inPlay().filter((other) => other !== ship && t.range(ship, other) === 0);
}

export const quadrijettransferspacetug: ShipFacts = {
  id: 'quadrijettransferspacetug',
  name: 'Quadrijet Transfer Spacetug',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 2,
  hull: 5,
  shields: 0,
  actions: ['focus', 'red evade', 'barrel-roll'],
  dial: '1AR 1DR 1TW 1BW 1FW 1NW 1YW 2SR 2LR 2TW 2BB 2FB 2NB 2YW 2PR 3BW 3FB 3NW',
  shipAbility: {
    name: 'Spacetug Tractor Array',
    text: 'Action: a ship in your front arc at range 1 gains a tractor token, or two in your bullseye arc.',
    abilities: [
      cardAction({
        rule: ARRAY,
        *perform({ table, self }) {
          const target = yield* chooseShip(self, inReach(table, self.ship), ARRAY);
          if (!target) return false;
          const count = inArc(table, self.ship, 'bullseye', target) ? 2 : 1;
          yield* gainToken(table, target, 'tractor', count, { rule: ARRAY, by: self.ship.seat });
          return true;
        },
      }),
    ],
  },
  pilots: [
    {
      id: 'constablezuvio',
      name: 'Constable Zuvio',
      caption: 'Missing Sheriff of Niima Outpost',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 13,
      slots: ['talent', 'device', 'device', 'illicit', 'modification', 'tech'],
      standard: false,
      text: 'Whatever you would drop you may launch with the 1 straight instead.',
      abilities: [
        modify('device-ways', (ways, { self, moment: { ship } }) =>
          ship === self.ship && ways.some(([how]) => how === 'drop') ? [...ways, ['launch', '1-straight']] : ways,
        ),
      ],
    },
    {
      id: 'sarcoplank',
      name: 'Sarco Plank',
      caption: 'The Scavenger',
      faction: 'scumandvillainy',
      initiative: 2,
      limited: 1,
      cost: 4,
      loadout: 6,
      slots: ['crew', 'device', 'illicit', 'illicit', 'modification', 'tech'],
      keywords: ['Bounty Hunter'],
      standard: false,
      text: 'Defending: the speed you flew this round may stand in for your agility.',
      abilities: [
        at('before-defense-dice', {
          optional: true,
          when: (context) => youDefend(context) && context.self.ship.executed !== null,
          *effect({ table, self: { ship }, moment: { attack } }) {
            attack.moreDefenseDice += (ship.executed?.speed ?? 0) - agilityOf(table, ship);
          },
        }),
      ],
    },
    {
      id: 'unkarplutt',
      name: 'Unkar Plutt',
      caption: 'Miserly Portion Master',
      faction: 'scumandvillainy',
      initiative: 2,
      limited: 1,
      cost: 4,
      loadout: 7,
      slots: ['crew', 'device', 'illicit', 'modification', 'tech'],
      standard: false,
      text: 'Engagement Phase starts, if you touch other ships: you and each of them gain a tractor token.',
      abilities: [
        at('start-of-engagement', {
          optional: false,
          when: ({ table, self }) => touching(table, self.ship).length > 0,
          *effect({ table, self: { ship } }) {
            for (const one of [ship, ...touching(table, ship)])
              yield* gainToken(table, one, 'tractor', 1, byCardOf(ship));
          },
        }),
      ],
    },
    {
      id: 'jakkugunrunner',
      name: 'Jakku Gunrunner',
      faction: 'scumandvillainy',
      initiative: 1,
      limited: 0,
      cost: 4,
      loadout: 4,
      slots: ['device', 'illicit', 'illicit'],
      standard: false,
      abilities: [],
    },
  ],
};
