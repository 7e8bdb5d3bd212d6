import { byCardOf } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { isAtRange } from '../../rules/choose.ts';
import { inMobileArc, inPrimaryArc } from '../../rules/measure.ts';
import { gainToken } from '../../rules/tokens.ts';
import { attackerOf, youDefend } from '../words/attack.ts';
import { addsDefenseDie } from '../words/dice.ts';
import { mayChoose } from '../words/phrases.ts';

export const lancerclasspursuitcraft: ShipFacts = {
  id: 'lancerclasspursuitcraft',
  name: 'Lancer-class Pursuit Craft',
  size: 'large',
  attack: 3,
  arcs: ['front', 'mobile'],
  agility: 2,
  hull: 7,
  shields: 3,
  actions: ['focus', 'evade', 'rotate', 'lock'],
  dial: '1BW 1FW 1NW 2TW 2BW 2FG 2NW 2YW 3TG 3BG 3FG 3NG 3YG 4FG 5FW 5KR',
  pilots: [
    {
      id: 'ketsuonyo',
      name: 'Ketsu Onyo',
      allegiance: 'scumandvillainy',
      skill: 7,
      limited: 1,
      cost: 38,
      slots: ['crew', 'elite', 'illicit', 'illicit'],
      text: 'Combat phase starts: give a tractor beam token to a ship of your choice, if you like, that your primary and mobile arc both cover at range 1.',
      abilities: [
        mayChoose(
          'start-of-combat',
          ({ table, self: { ship } }) =>
            table
              .inPlay()
              .filter(
                (other) =>
                  other !== ship &&
                  isAtRange(table, ship, other, 1, 1) &&
                  inPrimaryArc(table, ship, other) &&
                  inMobileArc(table, ship, other),
              ),
          ({ table, self }, chosen) => gainToken(table, chosen, 'tractor', 1, byCardOf(self.ship)),
        ),
      ],
    },
    {
      id: 'asajjventress',
      name: 'Asajj Ventress',
      allegiance: 'scumandvillainy',
      skill: 6,
      limited: 1,
      cost: 37,
      slots: ['crew', 'elite', 'illicit', 'illicit'],
      text: 'The Combat phase begins: pick a ship in your mobile arc at range 1-2 if you like; it gains a stress token.',
      abilities: [
        mayChoose(
          'start-of-combat',
          ({ table, self: { ship } }) =>
            table
              .inPlay()
              .filter(
                (other) => other !== ship && isAtRange(table, ship, other, 1, 2) && inMobileArc(table, ship, other),
              ),
          ({ table, self }, chosen) => gainToken(table, chosen, 'stress', 1, byCardOf(self.ship)),
        ),
      ],
    },
    {
      id: 'sabinewren-lancerclasspursuitcraft',
      listName: 'sabinewren',
      name: 'Sabine Wren',
      allegiance: 'scumandvillainy',
      skill: 5,
      limited: 1,
      cost: 35,
      slots: ['crew', 'illicit', 'illicit'],
      text: 'Attacked from range 1-2 by an enemy your mobile arc covers: you may add a focus result.',
      abilities: [
        addsDefenseDie('focus', {
          when: (context) =>
            youDefend(context) &&
            isAtRange(context.table, context.self.ship, attackerOf(context), 1, 2) &&
            inMobileArc(context.table, context.self.ship, attackerOf(context)),
        }),
      ],
    },
    {
      id: 'shadowporthunter',
      name: 'Shadowport Hunter',
      allegiance: 'scumandvillainy',
      skill: 2,
      limited: 0,
      cost: 33,
      slots: ['crew', 'illicit', 'illicit'],
      abilities: [],
    },
  ],
};
