import { isReverse } from '@rangefinder/xwing';
import { at, byCardOf, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { bombCards, dropFromCard, mayDropBomb } from '../../rules/bombs.ts';
import { gainToken } from '../../rules/tokens.ts';
import { youDefend } from '../words/attack.ts';

export const quadjumper: ShipFacts = {
  id: 'quadjumper',
  name: 'Quadjumper',
  size: 'small',
  attack: 2,
  arcs: ['front'],
  agility: 2,
  hull: 5,
  shields: 0,
  actions: ['barrel-roll', 'focus'],
  dial: '1AR 1SR 1DR 1TW 1FW 1YW 2TW 2BG 2FG 2NG 2YW 2LR 2PR 3BW 3FG 3NW',
  pilots: [
    {
      id: 'constablezuvio',
      name: 'Constable Zuvio',
      allegiance: 'scumandvillainy',
      skill: 7,
      limited: 1,
      cost: 19,
      slots: ['bomb', 'crew', 'elite', 'illicit', 'tech'],
      text: 'Your dial shows a reverse maneuver: drop a bomb from your front guides if you like, even one that normally takes an action.',
      abilities: [
        at('dial-revealed', {
          optional: false,
          when: ({ table, self: { ship }, moment }) =>
            moment.ship === ship &&
            isReverse(moment.maneuver.bearing) &&
            mayDropBomb(ship) &&
            bombCards(table, ship).length > 0,
          *effect({ table, self: { ship, card } }) {
            const options = [
              ...bombCards(table, ship).map(({ upgrade }) => ({
                key: upgrade.id,
                about: { card: upgrade.id },
                upgrade,
              })),
              { key: 'none' as const, upgrade: null },
            ];
            const about = { ship: ship.id, card };
            const { upgrade } = yield* pickOne({ seat: ship.seat, topic: 'choose-bomb', rule: RULE, about, options });
            if (upgrade) yield* dropFromCard(table, ship, upgrade, RULE, [['front', '1-straight']]);
          },
        }),
      ],
    },
    {
      id: 'sarcoplank',
      name: 'Sarco Plank',
      allegiance: 'scumandvillainy',
      skill: 5,
      limited: 1,
      cost: 18,
      slots: ['crew', 'elite', 'bomb', 'illicit', 'tech'],
      text: 'Defending: the speed of your maneuver this round may stand in for your agility when you roll.',
      abilities: [
        at('before-defense-dice', {
          optional: true,
          when: (context) => youDefend(context) && context.self.ship.executed !== null,
          *effect({ moment: { attack } }) {
            attack.memory['sarcoplank'] = 1;
          },
        }),
        modify(
          'defender-agility',
          RULE,
          (agility, { self: { ship }, moment }) =>
            moment.defender === ship.id && moment.memory['sarcoplank'] === 1
              ? (ship.executed?.speed ?? agility)
              : agility,
          -1,
        ),
      ],
    },
    {
      id: 'unkarplutt',
      name: 'Unkar Plutt',
      allegiance: 'scumandvillainy',
      skill: 3,
      limited: 1,
      cost: 17,
      slots: ['bomb', 'crew', 'illicit', 'tech'],
      text: 'Activation phase ends: each ship you are touching gets 1 tractor beam token.',
      abilities: [
        at('end-of-activation', {
          optional: false,
          when: ({ self }) => self.ship.contact.length > 0,
          *effect({ table, self: { ship } }) {
            for (const id of [...ship.contact]) yield* gainToken(table, table.ship(id), 'tractor', 1, byCardOf(ship));
          },
        }),
      ],
    },
    {
      id: 'jakkugunrunner',
      name: 'Jakku Gunrunner',
      allegiance: 'scumandvillainy',
      skill: 1,
      limited: 0,
      cost: 15,
      slots: ['bomb', 'crew', 'illicit', 'tech'],
      abilities: [],
    },
  ],
};
