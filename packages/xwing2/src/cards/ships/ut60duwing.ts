import { isDamaged } from '@rangefinder/xwing';
import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { standardActions } from '../../rules/actions.ts';
import { friendsAt, mayChooseShip } from '../../rules/choose.ts';
import { gainToken, isStressed, removeToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { friendInAttack } from '../words/attack.ts';
import { rerollsAttackDice } from '../words/dice.ts';
import { offersActions } from '../words/phrases.ts';
import { handsToken } from '../words/transfer.ts';

/** Cassian Andor: friends with stress to lose. */
function stressedFriends(table: XTable, ship: Ship): Ship[] {
  return friendsAt(table, ship, 1, 3).filter(isStressed);
}

export const ut60duwing: ShipFacts = {
  id: 'ut60duwing',
  name: 'UT-60D U-wing',
  size: 'medium',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 2,
  hull: 5,
  shields: 3,
  actions: ['focus', 'lock', 'red coordinate'],
  dial: '0OR 1BB 1FB 1NB 2TW 2BB 2FB 2NB 2YW 3BW 3FW 3NW 4FW',
  pilots: [
    {
      id: 'bodhirook',
      name: 'Bodhi Rook',
      caption: 'Imperial Defector',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 10,
      slots: ['sensor', 'crew', 'crew', 'modification', 'configuration'],
      standard: true,
      text: 'Friends can lock objects at range 0-3 of any friend.',
      abilities: [
        modify('lock-ranges', 'xw2.lock.15', (ranges, { table, self, moment: { ship, pieces } }) =>
          table.isFriendly(self.ship, ship)
            ? [...ranges, ...table.friendsOf(self.ship).map((friend) => table.rangeTo(friend, pieces))]
            : ranges,
        ),
      ],
    },
    {
      id: 'sawgerrera',
      name: 'Saw Gerrera',
      caption: 'Obsessive Outlaw',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 18,
      slots: ['talent', 'sensor', 'crew', 'crew', 'illicit', 'modification', 'configuration'],
      keywords: ['Partisan'],
      standard: true,
      text: 'A damaged friend at range 0-3 that attacks may reroll one die.',
      abilities: [
        rerollsAttackDice({
          by: 'attacker',
          when: (context) => {
            const friend = friendInAttack(context, 'attack');
            return isDamaged(friend) && friend !== undefined && context.table.range(context.self.ship, friend) <= 3;
          },
        }),
      ],
    },
    {
      id: 'cassianandor',
      name: 'Cassian Andor',
      caption: 'Raised by the Rebellion',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 12,
      slots: ['talent', 'sensor', 'crew', 'modification', 'configuration'],
      standard: true,
      text: 'Activation Phase starts: you may choose a friend at range 1-3, which removes a stress token.',
      abilities: [
        at('start-of-activation', {
          optional: false,
          when: ({ table, self }) => stressedFriends(table, self.ship).length > 0,
          *effect({ table, self }) {
            const friend = yield* mayChooseShip(self, stressedFriends(table, self.ship));
            if (friend) removeToken(table, friend, 'stress', 1);
          },
        }),
      ],
    },
    {
      id: 'k2so',
      name: 'K-2SO',
      caption: 'Cassian Said I Had To',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 10,
      slots: ['sensor', 'crew', 'crew', 'modification', 'configuration'],
      keywords: ['Droid'],
      actions: ['calculate', 'lock', 'red coordinate'],
      standard: true,
      text: 'Whenever you gain stress, you gain a calculate token.',
      abilities: [
        at('token-gained', {
          optional: false,
          when: ({ self, moment: { ship, token } }) => ship === self.ship && token === 'stress',
          *effect({ table, self: { ship } }) {
            yield* gainToken(table, ship, 'calculate', 1);
          },
        }),
      ],
    },
    {
      id: 'magvayarro',
      name: 'Magva Yarro',
      caption: 'Cavern Angels Spotter',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 14,
      slots: ['talent', 'sensor', 'crew', 'crew', 'illicit', 'modification', 'configuration'],
      keywords: ['Partisan'],
      standard: true,
      text: 'When a friend at range 0-2 is attacked, no more than one attack die can be rerolled.',
      abilities: [
        modify('most-rerolls', (most, { table, self, moment: { defender } }) => {
          const ship = table.findShip(defender);
          return table.isFriendly(self.ship, ship) && table.range(self.ship, ship) <= 2 ? Math.min(most, 1) : most;
        }),
      ],
    },
    {
      id: 'benthictwotubes',
      name: 'Benthic Two Tubes',
      caption: 'Cavern Angels Marks- man',
      faction: 'rebelalliance',
      initiative: 2,
      limited: 1,
      cost: 5,
      loadout: 16,
      slots: ['talent', 'sensor', 'crew', 'crew', 'illicit', 'modification', 'configuration'],
      keywords: ['Partisan'],
      standard: true,
      text: 'Focus action done: you may hand one of your focus tokens to a friend at range 1-2.',
      abilities: [
        at(
          'action-performed',
          handsToken(
            'focus',
            ({ self, moment }) => moment.ship === self.ship && moment.action === 'focus',
            ({ table, self }) => friendsAt(table, self.ship, 1, 2),
          ),
        ),
      ],
    },
    {
      id: 'bluesquadronscout',
      name: 'Blue Squadron Scout',
      faction: 'rebelalliance',
      initiative: 2,
      limited: 0,
      cost: 5,
      loadout: 6,
      slots: ['modification', 'configuration'],
      standard: true,
      abilities: [],
    },
    {
      id: 'hefftobber',
      name: 'Heff Tobber',
      caption: 'Blue Eight',
      faction: 'rebelalliance',
      initiative: 2,
      limited: 1,
      cost: 5,
      loadout: 9,
      slots: ['talent', 'sensor', 'crew', 'crew', 'modification', 'configuration'],
      standard: true,
      text: 'An enemy that executed a maneuver is at range 0: you may take an action.',
      abilities: [
        at(
          'maneuver-executed',
          offersActions(
            ({ table, self, moment: { ship } }) => ship.seat !== self.ship.seat && table.range(self.ship, ship) === 0,
            ({ table, self }) => standardActions(table, self.ship),
          ),
        ),
      ],
    },
    {
      id: 'partisanrenegade',
      name: 'Partisan Renegade',
      faction: 'rebelalliance',
      initiative: 1,
      limited: 0,
      cost: 5,
      loadout: 6,
      slots: ['illicit', 'configuration'],
      keywords: ['Partisan'],
      standard: true,
      abilities: [],
    },
  ],
};
