import { maneuverWith } from '@rangefinder/xwing';
import { at, instead, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { isAtRange } from '../../rules/choose.ts';
import { damageOn, destroyShip } from '../../rules/destroying.ts';
import { hullOf } from '../../rules/stats.ts';
import { gainToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { youAttack } from '../words/attack.ts';
import { mayChangeRevealed } from '../words/dial.ts';
import { addsAttackDie, token } from '../words/dice.ts';
import { freeActions, offersFreeAction } from '../words/phrases.ts';
import { rollsAnotherWay } from '../words/repositions.ts';

function isFocusOrEvade(word: string): boolean {
  return word === 'focus' || word === 'evade';
}

function isEnemyBeside(t: XTable, ship: Ship, other: Ship): boolean {
  return !t.isFriendly(ship, other) && isAtRange(t, ship, other, 1, 1);
}

/** The Combat phase is over: nothing keeps the ship from being destroyed any more. */
const IS_DUE = 'round:due';

export const tieinterceptor: ShipFacts = {
  id: 'tieinterceptor',
  name: 'TIE Interceptor',
  size: 'small',
  attack: 3,
  arcs: ['front'],
  agility: 3,
  hull: 3,
  shields: 0,
  actions: ['focus', 'barrel-roll', 'boost', 'evade'],
  dial: '1TW 1YW 2TG 2BG 2FG 2NG 2YG 3TW 3BW 3FG 3NW 3YW 3KR 4FG 5FW 5KR',
  pilots: [
    {
      id: 'soontirfel',
      name: 'Soontir Fel',
      allegiance: 'galacticempire',
      skill: 9,
      limited: 1,
      cost: 27,
      slots: ['elite'],
      text: 'Each stress token you gain may bring you a focus token too.',
      abilities: [
        at('token-gained', {
          optional: true,
          when: ({ self, moment }) => moment.ship === self.ship && moment.token === 'stress',
          *effect({ table, self: { ship } }) {
            yield* gainToken(table, ship, 'focus', 1);
          },
        }),
      ],
    },
    {
      id: 'carnorjax',
      name: 'Carnor Jax',
      allegiance: 'galacticempire',
      skill: 8,
      limited: 1,
      cost: 26,
      slots: ['elite'],
      text: 'Enemy ships at range 1 can neither perform focus or evade actions nor spend focus or evade tokens.',
      abilities: [
        modify('may-act', (may, { table, self, moment: { ship, action } }) =>
          isFocusOrEvade(action) && isEnemyBeside(table, self.ship, ship) ? false : may,
        ),
        modify('may-spend', (may, { table, self, moment: { ship, token } }) =>
          isFocusOrEvade(token) && isEnemyBeside(table, self.ship, ship) ? false : may,
        ),
      ],
    },
    {
      id: 'tetrancowall',
      name: 'Tetran Cowall',
      allegiance: 'galacticempire',
      skill: 7,
      limited: 1,
      cost: 24,
      slots: ['elite'],
      text: 'When you reveal a Koiogran turn: you may treat its speed as 1, 3 or 5.',
      abilities: [
        mayChangeRevealed(({ moment: { maneuver } }) =>
          maneuver.bearing === 'koiogran'
            ? [1, 3, 5].filter((speed) => speed !== maneuver.speed).map((speed) => maneuverWith(maneuver, { speed }))
            : [],
        ),
      ],
    },
    {
      id: 'turrphennir',
      name: 'Turr Phennir',
      allegiance: 'galacticempire',
      skill: 7,
      limited: 1,
      cost: 25,
      slots: ['elite'],
      text: 'Your attack is done: take a free boost or a free barrel roll if you like.',
      abilities: [
        offersFreeAction('after-attacking', youAttack, ({ table }) => freeActions(table, ['boost', 'barrel-roll'])),
      ],
    },
    {
      id: 'kirkanos',
      name: 'Kir Kanos',
      allegiance: 'galacticempire',
      skill: 6,
      limited: 1,
      cost: 24,
      slots: [],
      text: 'Your attack is at range 2-3: an evade token, if you spend it, becomes one more hit.',
      abilities: [
        addsAttackDie('hit', {
          when: (context) => youAttack(context) && context.moment.attack.range >= 2,
          cost: token('evade'),
        }),
      ],
    },
    {
      id: 'royalguardpilot',
      name: 'Royal Guard Pilot',
      allegiance: 'galacticempire',
      skill: 6,
      limited: 0,
      cost: 22,
      slots: ['elite'],
      abilities: [],
    },
    {
      id: 'felswrath',
      name: '"Fel\'s Wrath"',
      allegiance: 'galacticempire',
      skill: 5,
      limited: 1,
      cost: 23,
      slots: [],
      text: 'Damage that fills or exceeds your hull does not destroy you before the Combat phase is over.',
      abilities: [
        instead('destroy', {
          optional: false,
          when: ({ table, self, moment }) =>
            moment.ship === self.ship && table.state.phase !== 'end' && self.ship.memory[IS_DUE] !== 1,
          *instead() {
            return true;
          },
        }),
        at('end-of-combat', {
          optional: false,
          when: ({ table, self: { ship } }) => damageOn(table, ship) >= hullOf(table, ship),
          *effect({ table, self: { ship } }) {
            ship.memory[IS_DUE] = 1;
            yield* destroyShip(table, ship, null);
          },
        }),
      ],
    },
    {
      id: 'lieutenantlorrir',
      name: 'Lieutenant Lorrir',
      allegiance: 'galacticempire',
      skill: 5,
      limited: 1,
      cost: 23,
      slots: [],
      text: 'Barrel rolling as an action: you may gain a stress token and roll along the 1 bank.',
      abilities: [rollsAnotherWay({ speed: 1, templates: ['bank'] }, 'stress')],
    },
    {
      id: 'sabersquadronpilot',
      name: 'Saber Squadron Pilot',
      allegiance: 'galacticempire',
      skill: 4,
      limited: 0,
      cost: 21,
      slots: ['elite'],
      abilities: [],
    },
    {
      id: 'avengersquadronpilot',
      name: 'Avenger Squadron Pilot',
      allegiance: 'galacticempire',
      skill: 3,
      limited: 0,
      cost: 20,
      slots: [],
      abilities: [],
    },
    {
      id: 'alphasquadronpilot',
      name: 'Alpha Squadron Pilot',
      allegiance: 'galacticempire',
      skill: 1,
      limited: 0,
      cost: 18,
      slots: [],
      abilities: [],
    },
  ],
};
