import { type Bearing, kindOf, type Maneuver, maneuverExists, sideOf } from '@rangefinder/xwing';
import { at } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { barActions, grantedAction } from '../../rules/actions.ts';
import { friendsAt } from '../../rules/choose.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { isWeaponOf, offersBonusAttack } from '../words/attack.ts';
import { chooses, offersActions, oneMoreAfter } from '../words/phrases.ts';
import { handsToken } from '../words/transfer.ts';

/** IG-88A: friends that can calculate. */
function calculators(table: XTable, ship: Ship): Ship[] {
  return friendsAt(table, ship, 1, 3).filter((friend) =>
    barActions(table, friend).some(({ key }) => key === 'calculate'),
  );
}

/** IG-88D: the templates of a loop, its own first. */
const LOOPS = ['bank', 'turn', 'straight'] as const;

/** The bearing that turns a ship round at the end of this template, on the side of the maneuver. */
function loopWith(way: (typeof LOOPS)[number], { bearing }: Maneuver): Bearing {
  const side = sideOf(bearing) ?? 'left';
  if (way === 'straight') return 'koiogran';
  return way === 'turn' ? `${side}-segnor-turn` : `${side}-segnor`;
}

export const aggressorassaultfighter: ShipFacts = {
  id: 'aggressorassaultfighter',
  name: 'Aggressor Assault Fighter',
  size: 'medium',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 3,
  hull: 5,
  shields: 3,
  actions: ['calculate', 'evade', 'lock', 'boost'],
  dial: '1TW 1BB 1FB 1NB 1YW 2TW 2BB 2FB 2NB 2YW 3LR 3BB 3FB 3NB 3PR 4FW 4KR',
  keywords: ['Bounty Hunter', 'Droid'],
  shipAbility: {
    name: 'Advanced Droid Brain',
    text: 'A calculate action gains you one token more.',
    abilities: [oneMoreAfter('calculate')],
  },
  pilots: [
    {
      id: 'ig88a',
      name: 'IG-88A',
      caption: 'Aggressive Automaton',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 7,
      loadout: 16,
      slots: ['talent', 'sensor', 'cannon', 'cannon', 'device', 'illicit', 'modification', 'title'],
      keywords: ['Bounty Hunter', 'Droid'],
      standard: false,
      text: 'Engagement Phase starts: you may hand a calculate token to a friend at range 1-3 that has calculate on its bar.',
      abilities: [
        at(
          'start-of-engagement',
          handsToken(
            'calculate',
            () => true,
            ({ table, self }) => calculators(table, self.ship),
          ),
        ),
      ],
    },
    {
      id: 'ig88b',
      name: 'IG-88B',
      caption: 'Brutal Battledroid',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 7,
      loadout: 16,
      slots: ['talent', 'sensor', 'cannon', 'cannon', 'device', 'illicit', 'modification', 'title'],
      keywords: ['Bounty Hunter', 'Droid'],
      standard: false,
      text: 'Your attack missed: you may make a bonus attack with a cannon.',
      abilities: [
        offersBonusAttack(
          ({ moment: { attack } }) => attack.hit === false,
          ({ table }) => ({ weapons: ({ id }) => isWeaponOf(table, id, ['cannon']) }),
        ),
      ],
    },
    {
      id: 'ig88c',
      name: 'IG-88C',
      caption: 'Conniving Contraption',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 7,
      loadout: 16,
      slots: ['talent', 'sensor', 'cannon', 'cannon', 'device', 'illicit', 'modification', 'title'],
      keywords: ['Bounty Hunter', 'Droid'],
      standard: false,
      text: 'Boost action done: you may take an evade action.',
      abilities: [
        at(
          'action-performed',
          offersActions(
            ({ self, moment: { ship, action } }) => ship === self.ship && action === 'boost',
            ({ table, self }) => [grantedAction(table, self.ship, 'evade')],
          ),
        ),
      ],
    },
    {
      id: 'ig88d',
      name: 'IG-88D',
      caption: 'Deadly Device',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 6,
      loadout: 13,
      slots: ['talent', 'sensor', 'cannon', 'cannon', 'device', 'illicit', 'modification', 'title'],
      keywords: ['Bounty Hunter', 'Droid'],
      standard: false,
      text: "You may fly a Segnor's loop with another template of its speed: the turn to the same side, or the straight.",
      abilities: [
        at('choose-template', {
          rule: 'xw2.advanced-maneuvers.4',
          optional: false,
          when: ({ self, moment: { ship, maneuver } }) => ship === self.ship && kindOf(maneuver.bearing) === 'segnor',
          *effect(context) {
            const { self, moment } = context;
            const ways = LOOPS.filter((way) => maneuverExists(moment.maneuver.speed, loopWith(way, moment.maneuver)));
            const way = yield* chooses(context, self.ship, ways, 'xw2.advanced-maneuvers.4');
            moment.template = { speed: moment.maneuver.speed, bearing: loopWith(way, moment.maneuver) };
          },
        }),
      ],
    },
  ],
};
