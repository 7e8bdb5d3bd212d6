import { byCardOf, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { standardActions } from '../../rules/actions.ts';
import { isAtRange, otherFriendsAt } from '../../rules/choose.ts';
import { isStressed, removeStress, transferToken } from '../../rules/tokens.ts';
import { attackerOf } from '../words/attack.ts';
import { rerollsAttackDice } from '../words/dice.ts';
import { mayChoose, offersFreeAction } from '../words/phrases.ts';

export const uwing: ShipFacts = {
  id: 'uwing',
  name: 'U-wing',
  size: 'large',
  attack: 3,
  arcs: ['front'],
  agility: 1,
  hull: 4,
  shields: 4,
  actions: ['lock', 'focus'],
  dial: '0OR 1BG 1FG 1NG 2TW 2BG 2FG 2NG 2YW 3BW 3FW 3NW 4FW',
  pilots: [
    {
      id: 'cassianandor',
      name: 'Cassian Andor',
      allegiance: 'rebelalliance',
      skill: 6,
      limited: 1,
      cost: 27,
      slots: ['crew', 'crew', 'elite', 'system', 'torpedo'],
      text: 'The Activation phase begins: rid another friend at range 1-2 of a stress token if you like.',
      abilities: [
        mayChoose(
          'start-of-activation',
          ({ table, self }) => otherFriendsAt(table, self, 1, 2).filter(isStressed),
          function* ({ table }, other) {
            yield* removeStress(table, other, 1);
          },
        ),
      ],
    },
    {
      id: 'sawgerrera',
      name: 'Saw Gerrera',
      allegiance: 'rebelalliance',
      skill: 6,
      limited: 1,
      cost: 26,
      slots: ['crew', 'crew', 'elite', 'system', 'torpedo'],
      text: 'A friend at range 1-2, or you, that attacks while stressed or holding a damage card rolls one die again if it likes.',
      abilities: [
        rerollsAttackDice({
          by: 'attacker',
          when: (context) => {
            const { table, self } = context;
            const attacker = attackerOf(context);
            const isClose = attacker.seat === self.ship.seat && isAtRange(table, self.ship, attacker, 1, 2);
            return isClose && (isStressed(attacker) || attacker.damage.length > 0);
          },
        }),
      ],
    },
    {
      id: 'magvayarro',
      name: 'Magva Yarro',
      allegiance: 'rebelalliance',
      skill: 5,
      limited: 1,
      cost: 25,
      slots: ['crew', 'crew', 'torpedo', 'system'],
      text: 'Whoever attacks another ship at range 1-2 of you may roll only a single attack die again.',
      abilities: [
        modify('most-rerolls', (most, { table, self: { ship }, moment }) => {
          const isOther = moment.defender !== ship.id;
          return isOther && isAtRange(table, ship, table.ship(moment.defender), 1, 2) ? Math.min(most, 1) : most;
        }),
      ],
    },
    {
      id: 'benthictwotubes',
      name: 'Benthic Two Tubes',
      allegiance: 'rebelalliance',
      skill: 4,
      limited: 1,
      cost: 24,
      slots: ['crew', 'crew', 'system', 'torpedo'],
      text: 'Your focus action is done: hand one of your focus tokens, if you like, to a friend at range 1-2.',
      abilities: [
        mayChoose(
          'action-performed',
          ({ table, self, moment: { ship, action } }) =>
            ship === self.ship && action === 'focus' && ship.tokens.focus > 0 ? otherFriendsAt(table, self, 1, 2) : [],
          ({ table, self: { ship } }, other) => transferToken(table, ship, other, 'focus', byCardOf(ship)),
        ),
      ],
    },
    {
      id: 'bodhirook',
      name: 'Bodhi Rook',
      allegiance: 'rebelalliance',
      skill: 4,
      limited: 1,
      cost: 25,
      slots: ['system', 'torpedo', 'crew', 'crew'],
      text: 'A friend taking a lock may take it on any enemy that is at range 1-3 of one of your side’s ships.',
      abilities: [
        modify(
          'locks-at-any-range',
          (may, { table, self, moment: { ship, target } }) =>
            may ||
            (ship.seat === self.ship.seat &&
              target.seat !== ship.seat &&
              table.friendsOf(self.ship).some((friend) => isAtRange(table, friend, target, 1, 3))),
        ),
      ],
    },
    {
      id: 'hefftobber',
      name: 'Heff Tobber',
      allegiance: 'rebelalliance',
      skill: 3,
      limited: 1,
      cost: 24,
      slots: ['system', 'crew', 'crew', 'torpedo'],
      text: 'After an enemy ship executed a maneuver and overlapped you: you may perform a free action.',
      abilities: [
        offersFreeAction(
          'maneuver-executed',
          ({ self, moment: { ship, overlapped } }) => ship.seat !== self.ship.seat && overlapped.includes(self.ship),
          ({ table, self }) => standardActions(table, self.ship),
        ),
      ],
    },
    {
      id: 'bluesquadronpathfinder',
      name: 'Blue Squadron Pathfinder',
      allegiance: 'rebelalliance',
      skill: 2,
      limited: 0,
      cost: 23,
      slots: ['crew', 'crew', 'system', 'torpedo'],
      abilities: [],
    },
    {
      id: 'partisanrenegade',
      name: 'Partisan Renegade',
      allegiance: 'rebelalliance',
      skill: 1,
      limited: 0,
      cost: 22,
      slots: ['crew', 'crew', 'system', 'torpedo'],
      abilities: [],
    },
  ],
};
