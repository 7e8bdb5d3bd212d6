import type { Procedure } from '@rangefinder/kernel';
import { changeOne, hasLock, type Maneuver, maneuverExists, maneuverKey, maneuverWith } from '@rangefinder/xwing';
import { at, instead, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { forForce, mayPerformAction, standardActions } from '../../rules/actions.ts';
import { mayChooseShip } from '../../rules/choose.ts';
import { dealCard, drawDamageCard, exposeDamageCard } from '../../rules/damage.ts';
import { spendLock } from '../../rules/lock.ts';
import type { Attack, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

/** A primary attack on a ship that this one has locked. */
function onLocked(ship: Ship, attack: Attack): boolean {
  return attack.attacker === ship.id && attack.kind === 'primary' && hasLock(ship, attack.defender);
}

/** Darth Vader: any action, for 1 Force. */
function furtherActions(table: XTable, ship: Ship) {
  return forForce(table, ship, standardActions(table, ship));
}

/** Ved Foslo: one faster or slower, as far as there are templates. */
function otherSpeeds(maneuver: Maneuver): Maneuver[] {
  return [-1, 1]
    .map((change) => maneuverWith(maneuver, { speed: maneuver.speed + change }))
    .filter(({ speed, bearing }) => speed > 0 && maneuverExists(speed, bearing));
}

/** Maarek Stele draws three cards and deals one of them. */
function* chooseDamageCard(table: XTable, attacker: Ship, defender: Ship): Procedure<void> {
  const drawn = [0, 1, 2].map(() => drawDamageCard(table, defender.seat));
  const { card } = yield* pickOne({
    seat: attacker.seat,
    topic: 'choose-damage-card',
    rule: RULE,
    about: { ship: attacker.id, target: defender.id },
    options: drawn.map((card, index) => ({ key: `${card}:${index}`, about: { card, place: index }, card })),
  });
  yield* dealCard(table, defender, { card, faceup: true });
}

/** Zertik Strom: locked enemies with something to expose. */
function exposable(table: XTable, ship: Ship): Ship[] {
  return table
    .enemiesOf(ship.seat)
    .filter((enemy) => hasLock(ship, enemy.id) && enemy.damage.some(({ faceup }) => !faceup));
}

export const tieadvancedx1: ShipFacts = {
  id: 'tieadvancedx1',
  name: 'TIE Advanced x1',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 3,
  hull: 3,
  shields: 2,
  actions: ['focus > red barrel-roll', 'lock', 'barrel-roll'],
  dial: '1BB 1FW 1NB 2TW 2BB 2FB 2NB 2YW 3ER 3TW 3BW 3FB 3NW 3YW 3RR 4FW 4KR 5FW',
  keywords: ['TIE'],
  shipAbility: {
    name: 'Advanced Targeting Computer',
    text: 'In a primary attack on a ship you have locked you roll 1 more attack die and change one hit to a crit.',
    abilities: [
      modify('attack-dice', 'xw2.faq-cards.25', (dice, { self, moment }) =>
        onLocked(self.ship, moment) ? dice + 1 : dice,
      ),
      at('modify-attack-dice', {
        // Without the lock there is no change any more.
        rule: 'xw2.faq-cards.27',
        optional: false,
        when: ({ self, moment: { attack } }) =>
          onLocked(self.ship, attack) && attack.attackDice.some(({ face }) => face === 'hit'),
        *effect({ moment: { attack } }) {
          changeOne(attack.attackDice, ['hit'], 'crit');
        },
      }),
    ],
  },
  pilots: [
    {
      id: 'darthvader',
      name: 'Darth Vader',
      caption: 'Black Leader',
      faction: 'galacticempire',
      initiative: 6,
      limited: 1,
      cost: 7,
      loadout: 21,
      slots: ['sensor', 'missile', 'modification', 'modification', 'forcepower', 'forcepower', 'talent', 'tech'],
      keywords: ['Dark Side', 'Sith', 'TIE'],
      force: { value: 3, recovers: 1, side: ['dark'] },
      standard: true,
      text: 'After an action: you may pay 1 Force to take another.',
      abilities: [
        at('action-performed', {
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship && self.ship.force > 0,
          *effect({ table, self: { ship } }) {
            yield* mayPerformAction(table, ship, furtherActions(table, ship));
          },
        }),
      ],
    },
    {
      id: 'maarekstele',
      name: 'Maarek Stele',
      caption: 'Servant of the Empire',
      faction: 'galacticempire',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 14,
      slots: ['talent', 'talent', 'sensor', 'missile', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'When your attack would deal the defender a faceup damage card, you draw three cards of its deck instead and choose the one it is dealt; the others are discarded.',
      abilities: [
        instead('deal-faceup', {
          optional: false,
          when: ({ table: { state }, self, moment }) =>
            state.attack?.attacker === self.ship.id && state.attack.defender === moment.ship.id,
          *instead({ table, self, moment }) {
            yield* chooseDamageCard(table, self.ship, moment.ship);
            return true;
          },
        }),
      ],
    },
    {
      id: 'vedfoslo',
      name: 'Ved Foslo',
      caption: 'Ambitious Engineer',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 8,
      slots: ['talent', 'sensor', 'missile', 'modification'],
      keywords: ['TIE'],
      standard: false,
      text: 'When you execute a maneuver, you may fly it one speed faster or slower, with its bearing and difficulty.',
      abilities: [
        at('before-maneuver', {
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship && otherSpeeds(moment.maneuver).length > 0,
          *effect({ self: { ship }, moment }) {
            const maneuvers = [moment.maneuver, ...otherSpeeds(moment.maneuver)];
            const { maneuver } = yield* pickOne({
              seat: ship.seat,
              topic: 'choose-maneuver',
              rule: RULE,
              about: { ship: ship.id },
              options: maneuvers.map((one) => ({ key: maneuverKey(one), maneuver: one })),
            });
            moment.maneuver = maneuver;
          },
        }),
      ],
    },
    {
      id: 'stormsquadronace',
      name: 'Storm Squadron Ace',
      faction: 'galacticempire',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 2,
      slots: ['sensor', 'talent', 'modification'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
    {
      id: 'zertikstrom',
      name: 'Zertik Strom',
      caption: 'Pitiless Administrator',
      faction: 'galacticempire',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 6,
      slots: ['sensor', 'missile', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'End Phase: your lock on an enemy may be spent to expose one of its damage cards.',
      abilities: [
        at('during-end', {
          optional: false,
          when: ({ table, self }) => exposable(table, self.ship).length > 0,
          *effect({ table, self }) {
            const enemy = yield* mayChooseShip(self, exposable(table, self.ship));
            if (!enemy) return;
            yield* spendLock(table, self.ship, enemy.id);
            yield* exposeDamageCard(table, enemy);
          },
        }),
      ],
    },
    {
      id: 'tempestsquadronpilot',
      name: 'Tempest Squadron Pilot',
      faction: 'galacticempire',
      initiative: 2,
      limited: 0,
      cost: 4,
      loadout: 4,
      slots: ['sensor', 'modification'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
  ],
};
