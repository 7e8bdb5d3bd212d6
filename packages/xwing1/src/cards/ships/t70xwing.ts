import { kindOf } from '@rangefinder/xwing';
import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { enemiesAt, otherFriendsAt } from '../../rules/choose.ts';
import { inFiringArc } from '../../rules/measure.ts';
import { gainToken, isStressed, removeStress } from '../../rules/tokens.ts';
import { POE_DAMERON } from '../pilots/poedameron.ts';
import { type DuringAttack, youAttack, youDefend } from '../words/attack.ts';
import { rerollsAttackDice, rerollsDefenseDice } from '../words/dice.ts';
import { freeActions, isUnused, markUsed, offersFreeAction } from '../words/phrases.ts';

/** Jess Pava: how many dice she may reroll. */
function wingmates({ table, self }: DuringAttack): number {
  return otherFriendsAt(table, self, 1, 1).length;
}

export const t70xwing: ShipFacts = {
  id: 't70xwing',
  name: 'T-70 X-wing',
  size: 'small',
  attack: 3,
  arcs: ['front'],
  agility: 2,
  hull: 3,
  shields: 3,
  actions: ['focus', 'lock', 'boost'],
  dial: '1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3ER 3TW 3BW 3FG 3NW 3YW 3RR 4FW 4KR',
  pilots: [
    {
      id: 'poedameron-swx57',
      name: 'Poe Dameron',
      allegiance: 'resistance',
      skill: 9,
      limited: 1,
      cost: 33,
      slots: ['elite', 'astromech', 'tech', 'torpedo'],
      ...POE_DAMERON,
    },
    {
      id: 'poedameron',
      name: 'Poe Dameron',
      allegiance: 'resistance',
      skill: 8,
      limited: 1,
      cost: 31,
      slots: ['elite', 'torpedo', 'astromech', 'tech'],
      ...POE_DAMERON,
    },
    {
      id: 'elloasty',
      name: 'Ello Asty',
      allegiance: 'resistance',
      skill: 7,
      limited: 1,
      cost: 30,
      slots: ['astromech', 'elite', 'tech', 'torpedo'],
      text: 'While you are not stressed your Tallon rolls are white.',
      abilities: [
        modify('maneuver-difficulty', (difficulty, { self, moment: { ship, maneuver } }) =>
          ship === self.ship && !isStressed(ship) && kindOf(maneuver.bearing) === 'tallon' ? 'white' : difficulty,
        ),
      ],
    },
    {
      id: 'niennunb',
      name: 'Nien Nunb',
      allegiance: 'resistance',
      skill: 7,
      limited: 1,
      cost: 29,
      slots: ['astromech', 'elite', 'tech', 'torpedo'],
      text: 'Given a stress token with an enemy at range 1 in your firing arc: you may throw it away at once.',
      abilities: [
        at('token-gained', {
          optional: true,
          when: ({ table, self: { ship }, moment }) =>
            moment.ship === ship &&
            moment.token === 'stress' &&
            enemiesAt(table, ship, 1, 1).some((enemy) => inFiringArc(table, ship, enemy)),
          *effect({ table, self }) {
            yield* removeStress(table, self.ship, 1);
          },
        }),
      ],
    },
    {
      id: 'redace',
      name: '"Red Ace"',
      allegiance: 'resistance',
      skill: 6,
      limited: 1,
      cost: 29,
      slots: ['torpedo', 'astromech', 'tech'],
      text: 'The first time in a round that you lose a shield: you are assigned an evade token.',
      abilities: [
        at('shield-lost', {
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship && isUnused(self),
          *effect({ table, self }) {
            markUsed(self);
            yield* gainToken(table, self.ship, 'evade', 1);
          },
        }),
      ],
    },
    {
      id: 'snapwexley',
      name: '"Snap" Wexley',
      allegiance: 'resistance',
      skill: 6,
      limited: 1,
      cost: 28,
      slots: ['astromech', 'elite', 'tech', 'torpedo'],
      text: 'You flew a maneuver of speed 2 to 4 and touch no ship: take a free boost if you like.',
      abilities: [
        offersFreeAction(
          'maneuver-executed',
          ({ self, moment: { ship, maneuver } }) =>
            ship === self.ship && ship.contact.length === 0 && maneuver.speed >= 2 && maneuver.speed <= 4,
          ({ table }) => freeActions(table, ['boost']),
        ),
      ],
    },
    {
      id: 'blueace',
      name: '"Blue Ace"',
      allegiance: 'resistance',
      skill: 5,
      limited: 1,
      cost: 27,
      slots: ['torpedo', 'astromech', 'tech'],
      text: 'You may boost with the 1 turn templates as well.',
      abilities: [
        modify('boost-templates', (templates, { self, moment }) =>
          moment === self.ship ? [...new Set([...templates, 'left-turn' as const, 'right-turn' as const])] : templates,
        ),
      ],
    },
    {
      id: 'redsquadronveteran',
      name: 'Red Squadron Veteran',
      allegiance: 'resistance',
      skill: 4,
      limited: 0,
      cost: 26,
      slots: ['elite', 'torpedo', 'astromech', 'tech'],
      abilities: [],
    },
    {
      id: 'jesspava',
      name: 'Jess Pava',
      allegiance: 'resistance',
      skill: 3,
      limited: 1,
      cost: 25,
      slots: ['astromech', 'tech', 'torpedo'],
      text: 'In your attack or defense: for every other friend at range 1, roll one of your dice again if you like.',
      abilities: [
        rerollsAttackDice({
          when: (context) => youAttack(context) && wingmates(context) > 0,
          most: wingmates,
        }),
        rerollsDefenseDice({
          when: (context) => youDefend(context) && wingmates(context) > 0,
          most: wingmates,
        }),
      ],
    },
    {
      id: 'bluesquadronnovice',
      name: 'Blue Squadron Novice',
      allegiance: 'resistance',
      skill: 2,
      limited: 0,
      cost: 24,
      slots: ['torpedo', 'astromech', 'tech'],
      abilities: [],
    },
  ],
};
