import { isBasic, isDamaged, lookAtFacedown } from '@rangefinder/xwing';
import { at, instead, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { dealDamageCard, exposeDamageCard } from '../../rules/damage.ts';
import { initiativeOf } from '../../rules/stats.ts';
import { removeToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import { type DuringAttack, enemyShip, youDefend, yourPrimaryAttack } from '../words/attack.ts';

function facedown(ship: Ship) {
  return ship.damage.filter(({ faceup }) => !faceup);
}

/** Whether the enemy's initiative is higher than the number of this ship's damage cards. */
function outmatched(context: DuringAttack): boolean {
  const { table, moment } = context;
  // xw2.attacking-remotes.3: a remote is an enemy ship to the ship that attacks it.
  const enemy = youDefend(context) ? enemyShip(context) : table.ship(moment.attack.defender);
  return enemy !== undefined && initiativeOf(table, enemy) > context.self.ship.damage.length;
}

export const fireball: ShipFacts = {
  id: 'fireball',
  name: 'Fireball',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 2,
  hull: 6,
  shields: 0,
  actions: ['focus', 'evade', 'barrel-roll', 'slam'],
  dial: '1TW 1BB 1FB 1NB 1YW 2TW 2BW 2FB 2NW 2YW 3ER 3TR 3BW 3FW 3NW 3YR 3RR 4FR',
  shipAbility: {
    name: 'Explosion with Wings',
    text: 'Setup: you are dealt a facedown damage card. After a SLAM action you may expose a damage card to remove a disarm token.',
    abilities: [
      at('prepare-components', {
        rule: 'xw2.faq-cards.88',
        optional: false,
        *effect({ table, self }) {
          yield* dealDamageCard(table, self.ship, false, 'xw2.faq-cards.88');
        },
      }),
      at('action-performed', {
        rule: 'xw2.faq-cards.77',
        optional: true,
        when: ({ self: { ship }, moment }) =>
          moment.ship === ship && moment.action === 'slam' && ship.tokens.disarm > 0 && facedown(ship).length > 0,
        *effect({ table, self: { ship } }) {
          yield* exposeDamageCard(table, ship, 'xw2.faq-cards.77');
          removeToken(table, ship, 'disarm', 1, 'xw2.faq-cards.77');
        },
      }),
    ],
  },
  pilots: [
    {
      id: 'jarekyeager',
      name: 'Jarek Yeager',
      caption: 'Too Old for This',
      faction: 'resistance',
      initiative: 5,
      limited: 1,
      cost: 3,
      loadout: 9,
      slots: ['talent', 'talent', 'missile', 'astromech', 'illicit', 'modification', 'modification', 'title'],
      standard: true,
      text: 'With two stress tokens or fewer you can fly red basic maneuvers while you are damaged, and red advanced ones while you are critically damaged.',
      abilities: [
        modify('stress-forbids-red', (forbids, { self, moment: { ship, maneuver } }) => {
          if (ship !== self.ship || ship.tokens.stress > 2) return forbids;
          const able = isBasic(maneuver.bearing) ? isDamaged(ship) : ship.damage.some(({ faceup }) => faceup);
          return forbids && !able;
        }),
      ],
    },
    {
      id: 'kazudaxiono',
      name: 'Kazuda Xiono',
      caption: 'Best Pilot in the Galaxy',
      faction: 'resistance',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 14,
      slots: ['talent', 'missile', 'astromech', 'illicit', 'modification', 'modification', 'title'],
      standard: true,
      text: 'Defending, or in a primary attack: you may roll 1 more die if you have fewer damage cards than the enemy has initiative.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: (context) => yourPrimaryAttack(context) && outmatched(context),
          *effect({ moment: { attack } }) {
            attack.moreAttackDice++;
          },
        }),
        at('before-defense-dice', {
          optional: true,
          when: (context) => youDefend(context) && outmatched(context),
          *effect({ moment: { attack } }) {
            attack.moreDefenseDice++;
          },
        }),
      ],
    },
    {
      id: 'colossusstationmechanic',
      name: 'Colossus Station Mechanic',
      faction: 'resistance',
      initiative: 2,
      limited: 0,
      cost: 3,
      loadout: 5,
      slots: ['missile', 'modification'],
      standard: true,
      abilities: [],
    },
    {
      id: 'r1j5',
      name: 'R1-J5',
      caption: 'Bucket',
      faction: 'resistance',
      initiative: 1,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['missile', 'crew', 'modification', 'title'],
      keywords: ['Droid'],
      actions: ['calculate', 'evade', 'barrel-roll', 'slam'],
      standard: true,
      text: 'Before you expose one of your damage cards you may look at the facedown ones and choose which it is.',
      abilities: [
        instead('expose-damage', {
          optional: true,
          when: ({ self, moment }) => moment.ship === self.ship,
          *instead({ table, self: { ship, card } }) {
            const options = lookAtFacedown(ship).map((one, index) => ({
              key: `${one.card}:${index}`,
              about: { card: one.card, place: index },
              one,
            }));
            const about = { ship: ship.id, card };
            const { one } = yield* pickOne({
              seat: ship.seat,
              topic: 'expose',
              rule: RULE,
              about,
              options,
              secret: true,
            });
            return yield* exposeDamageCard(table, ship, RULE, one);
          },
        }),
      ],
    },
  ],
};
