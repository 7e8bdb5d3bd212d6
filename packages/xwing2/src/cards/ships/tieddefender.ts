import { cancelOne, hasLock } from '@rangefinder/xwing';
import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { isAtRange } from '../../rules/choose.ts';
import { exposeDamageCard } from '../../rules/damage.ts';
import { assignLock, lockTargets } from '../../rules/lock.ts';
import { changeDifficulty } from '../../rules/maneuver.ts';
import { gainToken, isIonized } from '../../rules/tokens.ts';
import { VULT_SKERRIS } from '../pilots/vultskerris.ts';
import { defenderOf, isInAttackArc, youAttack } from '../words/attack.ts';
import { changesAttackDie, force, shows } from '../words/dice.ts';
import { FULL_THROTTLE } from '../words/shipabilities.ts';

export const tieddefender: ShipFacts = {
  id: 'tieddefender',
  name: 'TIE/D Defender',
  size: 'small',
  attacks: [{ arc: 'front', dice: 3 }],
  agility: 3,
  hull: 3,
  shields: 4,
  actions: ['focus', 'evade', 'lock', 'barrel-roll', 'boost'],
  dial: '1TR 1BB 1NB 1YR 2TR 2BW 2FB 2NW 2YR 2KR 3TW 3BW 3FB 3NW 3YW 4FB 4KW 5FB',
  keywords: ['TIE'],
  shipAbility: FULL_THROTTLE,
  pilots: [
    {
      id: 'darthvader-tieddefender',
      name: 'Darth Vader',
      caption: 'Dark Lord of the Sith',
      faction: 'galacticempire',
      initiative: 6,
      limited: 1,
      cost: 9,
      loadout: 14,
      slots: ['talent', 'forcepower', 'tech', 'cannon', 'missile', 'configuration'],
      keywords: ['Dark Side', 'Sith', 'TIE'],
      force: { value: 3, recovers: 1, side: ['dark'] },
      standard: true,
      text: 'You can spend Force only while you attack. Attacking: you may pay 1 Force to change a blank to a hit.',
      abilities: [
        modify('spendable-force', 'xw2.golden-rules.3', (available, { table: { state }, self, moment: ship }) =>
          ship === self.ship && state.attack?.attacker !== ship.id ? 0 : available,
        ),
        changesAttackDie(['blank'], 'hit', { when: youAttack, cost: force(1) }),
      ],
    },
    {
      id: 'rexlerbrath',
      name: 'Rexler Brath',
      caption: 'Onyx Leader',
      faction: 'galacticempire',
      initiative: 5,
      limited: 1,
      cost: 7,
      loadout: 13,
      slots: ['talent', 'sensor', 'cannon', 'missile', 'missile', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      text: 'After an attack of yours that hit, if you have an evade token, one of the damage cards of the defender is exposed.',
      abilities: [
        at('after-attacking', {
          optional: false,
          when: (context) =>
            youAttack(context) &&
            context.moment.attack.hit === true &&
            context.self.ship.tokens.evade > 0 &&
            defenderOf(context) !== undefined,
          *effect(context) {
            const defender = defenderOf(context);
            if (defender) yield* exposeDamageCard(context.table, defender);
          },
        }),
      ],
    },
    {
      id: 'vultskerris',
      name: 'Vult Skerris',
      caption: 'Arrogant Ace',
      faction: 'galacticempire',
      initiative: 5,
      limited: 1,
      cost: 7,
      loadout: 13,
      slots: ['talent', 'talent', 'sensor', 'cannon', 'missile', 'configuration'],
      keywords: ['TIE'],
      charges: { value: 1, recovers: -1 },
      standard: true,
      ...VULT_SKERRIS,
    },
    {
      id: 'colonelvessery',
      name: 'Colonel Vessery',
      caption: 'Contemplative Commander',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 7,
      loadout: 10,
      slots: ['talent', 'sensor', 'cannon', 'missile', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      text: 'When you attack a locked ship, after you rolled attack dice, you may acquire a lock on it.',
      abilities: [
        at('attack-dice-rolled', {
          optional: true,
          when: (context) => {
            const { table, self, moment } = context;
            const { defender } = moment.attack;
            return (
              youAttack(context) &&
              table.state.ships.some((ship) => hasLock(ship, defender)) &&
              !hasLock(self.ship, defender) &&
              lockTargets(table, self.ship).some(({ key }) => key === defender)
            );
          },
          *effect({ table, self, moment: { attack } }) {
            yield* assignLock(table, self.ship, attack.defender);
          },
        }),
      ],
    },
    {
      id: 'countessryad',
      name: 'Countess Ryad',
      caption: 'Cutthroat Politico',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 7,
      loadout: 12,
      slots: ['talent', 'sensor', 'sensor', 'cannon', 'missile', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      text: 'A straight maneuver you may make harder by one step, to fly it as a Koiogran turn.',
      abilities: [
        at('before-maneuver', {
          optional: true,
          when: ({ self, moment: { ship, maneuver } }) =>
            ship === self.ship &&
            maneuver.bearing === 'straight' &&
            changeDifficulty(maneuver.difficulty, 1) !== maneuver.difficulty,
          *effect({ moment }) {
            const { speed, difficulty } = moment.maneuver;
            moment.maneuver = { speed, bearing: 'koiogran', difficulty: changeDifficulty(difficulty, 1) };
          },
        }),
      ],
    },
    {
      id: 'onyxsquadronace',
      name: 'Onyx Squadron Ace',
      faction: 'galacticempire',
      initiative: 4,
      limited: 0,
      cost: 7,
      loadout: 6,
      slots: ['talent', 'sensor', 'cannon', 'missile', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
    {
      id: 'captaindobbs',
      name: 'Captain Dobbs',
      caption: 'Reliable Replacement',
      faction: 'galacticempire',
      initiative: 3,
      limited: 1,
      cost: 7,
      loadout: 15,
      slots: ['talent', 'sensor', 'cannon', 'missile', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      text: 'When another friend at range 0-1 defends, before results are neutralized, if you are in the arc of the attack and not ionized, you may gain an ion token to cancel one hit.',
      abilities: [
        at('before-neutralize', {
          optional: true,
          when: (context) => {
            const { table, self, moment } = context;
            const defender = defenderOf(context);
            return (
              defender !== undefined &&
              defender !== self.ship &&
              table.isFriendly(self.ship, defender) &&
              isAtRange(table, self.ship, defender, 0, 1) &&
              isInAttackArc(table, moment.attack, self.ship) &&
              !isIonized(table, self.ship) &&
              shows(moment.attack.attackDice, ['hit'])
            );
          },
          *effect({ table, self: { ship }, moment: { attack } }) {
            yield* gainToken(table, ship, 'ion', 1);
            cancelOne(attack, ['hit']);
          },
        }),
      ],
    },
    {
      id: 'deltasquadronpilot',
      name: 'Delta Squadron Pilot',
      faction: 'galacticempire',
      initiative: 1,
      limited: 0,
      cost: 7,
      loadout: 4,
      slots: ['sensor', 'cannon', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
  ],
};
