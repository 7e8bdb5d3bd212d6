import { modify, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { mayPerformAction, standardActions } from '../../rules/actions.ts';
import { mayAttack } from '../../rules/attack.ts';
import { attackerInYour, attacksAfterLoss, defenderInYour, enemyShip, youAttack, youDefend } from '../words/attack.ts';
import { changesAttackDie, changesDefenseDie, force } from '../words/dice.ts';

export const scavengedyt1300: ShipFacts = {
  id: 'scavengedyt1300',
  name: 'Scavenged YT-1300',
  size: 'large',
  attacks: [{ arc: 'double-turret', dice: 3 }],
  agility: 1,
  hull: 8,
  shields: 3,
  actions: ['focus', 'lock', 'red boost', 'red rotate'],
  dial: '1BW 1FB 1NW 2TW 2BB 2FB 2NB 2YW 3LR 3TW 3BW 3FW 3NW 3YW 3PR 4FR',
  keywords: ['Freighter', 'YT-1300'],
  pilots: [
    {
      id: 'hansolo-scavengedyt1300',
      name: 'Han Solo',
      caption: 'Jaded Smuggler',
      faction: 'resistance',
      initiative: 6,
      limited: 1,
      cost: 6,
      loadout: 15,
      slots: ['talent', 'missile', 'crew', 'crew', 'gunner', 'illicit', 'illicit', 'modification', 'modification'],
      keywords: ['Freighter', 'YT-1300'],
      standard: false,
      text: 'Setup: any place on the table is yours to start from that is beyond range 3 of every enemy.',
      abilities: [
        modify(
          'may-be-placed',
          'xw2.setup.14',
          (may, { table, self, moment: { ship, base } }) =>
            may ||
            (ship === self.ship &&
              table.enemiesOf(ship.seat).every((enemy) => table.bandBetween(table.base(enemy), base) > 3)),
        ),
      ],
    },
    {
      id: 'rey',
      name: 'Rey',
      caption: 'Resourceful Scavenger',
      faction: 'resistance',
      initiative: 5,
      limited: 1,
      cost: 8,
      loadout: 25,
      slots: ['missile', 'talent', 'crew', 'crew', 'illicit', 'modification', 'title', 'gunner', 'forcepower'],
      keywords: ['Freighter', 'Light Side', 'YT-1300'],
      force: { value: 2, recovers: 1, side: ['light'] },
      standard: true,
      text: 'Attacking or defending with the enemy in your front arc: you may pay 1 Force to change one of your blanks to a hit or evade.',
      abilities: [
        changesAttackDie(['blank'], 'hit', {
          when: (context) => youAttack(context) && defenderInYour(context, 'front'),
          cost: force(1),
        }),
        changesDefenseDie(['blank'], 'evade', {
          // A commando team that attacks is no enemy ship.
          when: (context) => youDefend(context) && enemyShip(context) !== undefined && attackerInYour(context, 'front'),
          cost: force(1),
        }),
      ],
    },
    {
      id: 'chewbacca-scavengedyt1300',
      name: 'Chewbacca',
      caption: 'Loyal Companion',
      faction: 'resistance',
      initiative: 4,
      limited: 1,
      cost: 7,
      loadout: 18,
      slots: ['talent', 'talent', 'missile', 'crew', 'crew', 'illicit', 'illicit', 'modification', 'title', 'gunner'],
      keywords: ['Freighter', 'YT-1300'],
      standard: true,
      text: 'A friend at range 0-3 is destroyed: before it is removed you may take an action, and then make a bonus attack.',
      abilities: [
        ...attacksAfterLoss(
          RULE,
          (table, ship, lost) => table.isFriendly(ship, lost) && table.range(ship, lost) <= 3,
          function* (table, ship) {
            yield* mayPerformAction(table, ship, standardActions(table, ship));
            yield* mayAttack(table, ship, { bonus: true, rule: RULE });
          },
        ),
      ],
    },
    {
      id: 'resistancesympathizer',
      name: 'Resistance Sympathizer',
      faction: 'resistance',
      initiative: 2,
      limited: 0,
      cost: 6,
      loadout: 10,
      slots: ['talent', 'missile', 'modification', 'modification', 'gunner'],
      keywords: ['Freighter', 'YT-1300'],
      standard: true,
      abilities: [],
    },
  ],
};
