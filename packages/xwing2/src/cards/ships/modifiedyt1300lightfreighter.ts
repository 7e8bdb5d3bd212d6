import { ATTACK_DIE, DEFENSE_DIE, type Die } from '@rangefinder/xwing';
import { at, byCardOf, instead, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { mayPerformAction, standardActions } from '../../rules/actions.ts';
import { recoverForce, spendCharge, spendForce } from '../../rules/charges.ts';
import { friendsAt, mayChooseShip } from '../../rules/choose.ts';
import { dealDamageCard } from '../../rules/damage.ts';
import { forceCapacity } from '../../rules/stats.ts';
import { gainToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { youAttack, youDefend } from '../words/attack.ts';

function nearObstacle(t: XTable, ship: Ship): boolean {
  return t.state.obstacles.some((obstacle) => t.rangeTo(ship, t.obstacle(obstacle)) <= 1);
}

/** All of them, also those rolled again before; it does not count as a reroll (xw2.faq-cards.54, .57). */
function rollAll<F extends string>(t: XTable, dice: Die<F>[], faces: readonly F[]): void {
  const rolled = t.kernel.roll('dice', faces, dice.length);
  dice.forEach((die, index) => {
    die.face = rolled[index] ?? die.face;
  });
}

export const modifiedyt1300lightfreighter: ShipFacts = {
  id: 'modifiedyt1300lightfreighter',
  name: 'Modified YT-1300 Light Freighter',
  size: 'large',
  attacks: [{ arc: 'double-turret', dice: 3 }],
  agility: 1,
  hull: 8,
  shields: 5,
  actions: ['focus', 'lock', 'red boost', 'rotate'],
  dial: '1BW 1FB 1NW 2TW 2BB 2FB 2NB 2YW 3LR 3TW 3BW 3FB 3NW 3YW 3PR 4FW 4KR',
  keywords: ['Freighter', 'YT-1300'],
  pilots: [
    {
      id: 'hansolo-modifiedyt1300lightfreighter',
      name: 'Han Solo',
      caption: 'Scoundrel for Hire',
      faction: 'rebelalliance',
      initiative: 6,
      limited: 1,
      cost: 8,
      loadout: 20,
      slots: ['talent', 'missile', 'crew', 'crew', 'modification', 'modification', 'title', 'illicit', 'gunner'],
      keywords: ['Freighter', 'YT-1300'],
      standard: true,
      text: 'At range 0-1 of an obstacle you may roll all your dice again, once a roll; it does not count as a reroll.',
      abilities: [
        at('modify-attack-dice', {
          rule: 'xw2.faq-cards.54',
          optional: true,
          when: (context) =>
            youAttack(context) &&
            context.moment.attack.attackDice.length > 0 &&
            nearObstacle(context.table, context.self.ship),
          *effect({ table, moment: { attack } }) {
            rollAll(table, attack.attackDice, ATTACK_DIE);
          },
        }),
        at('modify-defense-dice', {
          rule: 'xw2.faq-cards.54',
          optional: true,
          when: (context) =>
            youDefend(context) &&
            context.moment.attack.defenseDice.length > 0 &&
            nearObstacle(context.table, context.self.ship),
          *effect({ table, moment: { attack } }) {
            rollAll(table, attack.defenseDice, DEFENSE_DIE);
          },
        }),
        at('dice-rolled', {
          rule: 'xw2.faq-cards.55',
          optional: true,
          when: ({ table, self, moment }) => moment.ship === self.ship && nearObstacle(table, self.ship),
          *effect({ self, moment: { dice, rollAgain } }) {
            rollAgain([...dice.keys()], 'xw2.faq-cards.55', self.card);
          },
        }),
      ],
    },
    {
      id: 'landocalrissian-modifiedyt1300lightfreighter',
      name: 'Lando Calrissian',
      caption: 'General of the Alliance',
      faction: 'rebelalliance',
      initiative: 5,
      limited: 1,
      cost: 8,
      loadout: 21,
      slots: ['talent', 'missile', 'crew', 'crew', 'modification', 'modification', 'title', 'illicit', 'gunner'],
      keywords: ['Freighter', 'YT-1300'],
      standard: true,
      text: 'Blue maneuver fully executed: you may choose a friend at range 0-3: it may take an action.',
      abilities: [
        at('maneuver-executed', {
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship && moment.full && moment.maneuver.difficulty === 'blue',
          *effect({ table, self }) {
            const ship = yield* mayChooseShip(self, friendsAt(table, self.ship, 0, 3));
            if (ship) yield* mayPerformAction(table, ship, standardActions(table, ship));
          },
        }),
      ],
    },
    {
      id: 'leiaorgana',
      name: 'Leia Organa',
      caption: 'There Is Another',
      faction: 'rebelalliance',
      initiative: 5,
      limited: 1,
      cost: 8,
      loadout: 24,
      slots: ['forcepower', 'missile', 'crew', 'crew', 'gunner', 'modification', 'modification', 'title'],
      keywords: ['Freighter', 'YT-1300', 'Light Side'],
      force: { value: 1, recovers: 1, side: ['light'] },
      standard: true,
      text: 'After a friend at range 0-3 fully executed a red maneuver, you may pay 1 Force: that ship gains a focus token or recovers 1 Force.',
      abilities: [
        at('maneuver-executed', {
          optional: true,
          when: ({ table, self, moment }) =>
            table.isFriendly(self.ship, moment.ship) &&
            moment.full &&
            moment.maneuver.difficulty === 'red' &&
            self.ship.force > 0 &&
            table.range(self.ship, moment.ship) <= 3,
          *effect({ table, self, moment: { ship } }) {
            spendForce(table, self.ship, 1);
            const { key } = yield* pickOne({
              seat: self.ship.seat,
              topic: 'focus-or-force',
              rule: RULE,
              about: { ship: ship.id, card: self.card },
              options: [
                { key: 'focus' },
                ...(ship.force < forceCapacity(table, ship) ? [{ key: 'force' as const }] : []),
              ],
            });
            if (key === 'force') recoverForce(table, ship, 1);
            else yield* gainToken(table, ship, 'focus', 1, byCardOf(self.ship));
          },
        }),
      ],
    },
    {
      id: 'chewbacca',
      name: 'Chewbacca',
      caption: 'The Mighty',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 7,
      loadout: 18,
      slots: ['talent', 'missile', 'crew', 'crew', 'modification', 'modification', 'title', 'illicit', 'gunner'],
      keywords: ['Freighter', 'YT-1300'],
      charges: { value: 1, recovers: 1 },
      standard: true,
      text: 'Instead of being dealt a damage card faceup you may pay a charge and take it facedown.',
      abilities: [
        instead('deal-faceup', {
          optional: true,
          when: ({ self, moment }) => moment.ship === self.ship && self.ship.charges > 0,
          *instead({ table, self }) {
            spendCharge(table, self, 1);
            yield* dealDamageCard(table, self.ship, false, RULE);
            return true;
          },
        }),
      ],
    },
    {
      id: 'outerrimsmuggler',
      name: 'Outer Rim Smuggler',
      faction: 'rebelalliance',
      initiative: 1,
      limited: 0,
      cost: 7,
      loadout: 6,
      slots: ['missile', 'gunner'],
      keywords: ['Freighter', 'YT-1300'],
      standard: true,
      abilities: [],
    },
  ],
};
