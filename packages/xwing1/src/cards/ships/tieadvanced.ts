import { maneuverExists, maneuverWith } from '@rangefinder/xwing';
import { modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { enemiesAt, isAtRange } from '../../rules/choose.ts';
import { turnRandomFaceup } from '../../rules/damage.ts';
import { assignLock, lockable, maySpendLock, spendLock } from '../../rules/locks.ts';
import { MAAREK_STELE } from '../pilots/maarekstele.ts';
import { mayChangeRevealed } from '../words/dial.ts';
import { mayChoose } from '../words/phrases.ts';

export const tieadvanced: ShipFacts = {
  id: 'tieadvanced',
  name: 'TIE Advanced',
  size: 'small',
  attack: 2,
  arcs: ['front'],
  agility: 3,
  hull: 3,
  shields: 2,
  actions: ['focus', 'lock', 'barrel-roll', 'evade'],
  dial: '1BG 1NG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FG 3NW 3YW 4FW 4KR 5FW',
  pilots: [
    {
      id: 'darthvader',
      name: 'Darth Vader',
      allegiance: 'galacticempire',
      skill: 9,
      limited: 1,
      cost: 29,
      slots: ['elite', 'missile'],
      text: 'You may perform 2 actions in your Perform Action step.',
      abilities: [
        modify('actions-in-step', (count, { self, moment }) => (moment === self.ship ? Math.max(count, 2) : count)),
      ],
    },
    {
      id: 'junoeclipse',
      name: 'Juno Eclipse',
      allegiance: 'galacticempire',
      skill: 8,
      limited: 1,
      cost: 28,
      slots: ['elite', 'missile'],
      text: 'Your dial is revealed: fly one speed faster or slower if you like, at no less than 1.',
      abilities: [
        mayChangeRevealed(({ moment: { maneuver } }) =>
          [maneuver.speed - 1, maneuver.speed + 1]
            .filter((speed) => speed > 0 && maneuverExists(speed, maneuver.bearing))
            .map((speed) => maneuverWith(maneuver, { speed })),
        ),
      ],
    },
    {
      id: 'maarekstele-tieadvanced',
      listName: 'maarekstele',
      name: 'Maarek Stele',
      allegiance: 'galacticempire',
      skill: 7,
      limited: 1,
      cost: 27,
      slots: ['elite', 'missile'],
      ...MAAREK_STELE,
    },
    {
      id: 'zertikstrom',
      name: 'Zertik Strom',
      allegiance: 'galacticempire',
      skill: 6,
      limited: 1,
      cost: 26,
      slots: ['elite', 'missile'],
      text: 'Enemy ships at range 1 of you have no range bonus when they attack.',
      abilities: [
        modify('range-bonus', (dice, { table, self: { ship }, moment: { attack, side } }) => {
          const attacker = table.ship(attack.attacker);
          const denied =
            side === 'attack' && !table.isFriendly(ship, attacker) && isAtRange(table, ship, attacker, 1, 1);
          return denied ? 0 : dice;
        }),
      ],
    },
    {
      id: 'commanderalozen',
      name: 'Commander Alozen',
      allegiance: 'galacticempire',
      skill: 5,
      limited: 1,
      cost: 25,
      slots: ['elite', 'missile'],
      text: 'The Combat phase begins: take a lock on an enemy at range 1 if you like.',
      abilities: [
        mayChoose(
          'start-of-combat',
          ({ table, self: { ship } }) => lockable(table, ship, enemiesAt(table, ship, 1, 1)),
          ({ table, self }, enemy) => assignLock(table, self.ship, enemy),
        ),
      ],
    },
    {
      id: 'stormsquadronpilot',
      name: 'Storm Squadron Pilot',
      allegiance: 'galacticempire',
      skill: 4,
      limited: 0,
      cost: 23,
      slots: ['missile'],
      abilities: [],
    },
    {
      id: 'lieutenantcolzet',
      name: 'Lieutenant Colzet',
      allegiance: 'galacticempire',
      skill: 3,
      limited: 1,
      cost: 23,
      slots: ['missile'],
      text: 'End phase starts: spend your lock on an enemy, if you like, and one of its facedown damage cards, picked by chance, is turned faceup.',
      abilities: [
        mayChoose(
          'start-of-end',
          ({ table, self: { ship } }) =>
            table
              .enemiesOf(ship.seat)
              .filter(({ id, damage }) => damage.some(({ faceup }) => !faceup) && maySpendLock(table, ship, id)),
          function* ({ table, self }, enemy) {
            yield* spendLock(table, self.ship, enemy.id);
            yield* turnRandomFaceup(table, enemy);
          },
        ),
      ],
    },
    {
      id: 'tempestsquadronpilot',
      name: 'Tempest Squadron Pilot',
      allegiance: 'galacticempire',
      skill: 2,
      limited: 0,
      cost: 21,
      slots: ['missile'],
      abilities: [],
    },
  ],
};
