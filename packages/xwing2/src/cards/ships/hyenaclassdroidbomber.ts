import { hasLock } from '@rangefinder/xwing';
import { at, modify } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { type ActionChoice, atPrice, grantedAction, mayPerformAction } from '../../rules/actions.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { spendToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { NETWORKED_CALCULATIONS } from '../words/shipabilities.ts';

/** Whether a ship has the ability Networked Calculations, and no card has replaced it. */
function isNetworked(table: XTable, ship: Ship): boolean {
  const replaced = ship.upgrades.some((upgrade) => table.cards.face(upgrade).replacesShipAbility);
  return table.pilot(ship).ability?.name === NETWORKED_CALCULATIONS.name && !replaced;
}

/** DBS-32C: a coordinate action, paid for with a calculate token. */
function calculatedCoordinate(table: XTable, ship: Ship): ActionChoice[] {
  if (ship.tokens.calculate === 0) return [];
  const coordinate = grantedAction(table, ship, 'coordinate');
  return [atPrice(coordinate, (t, one) => spendToken(t, one, 'calculate', 1))];
}

export const hyenaclassdroidbomber: ShipFacts = {
  id: 'hyenaclassdroidbomber',
  name: 'Hyena-class Droid Bomber',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 2,
  hull: 5,
  shields: 0,
  actions: ['calculate', 'lock', 'barrel-roll > red lock', 'red reload'],
  dial: '1TW 1BR 1FW 1NR 1YW 2ER 2TB 2BW 2FB 2NW 2YB 2RR 2KR 3TW 3FB 3YW 4FW 5FR',
  keywords: ['Droid'],
  shipAbility: NETWORKED_CALCULATIONS,
  pilots: [
    {
      id: 'dbs404',
      name: 'DBS-404',
      caption: 'Preservation Protocol Not Found',
      faction: 'separatistalliance',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 10,
      slots: ['torpedo', 'missile', 'device', 'modification', 'configuration'],
      keywords: ['Droid'],
      standard: true,
      text: 'Your attacks at range 1 roll 1 more attack die; if such an attack hits, you suffer 1 critical damage.',
      abilities: [
        modify('attack-dice', 'xw2.errata-ship-cards.23', (dice, { self, moment }) =>
          moment.attacker === self.ship.id && moment.range === 1 ? dice + 1 : dice,
        ),
        at('attack-hit', {
          rule: 'xw2.errata-ship-cards.24',
          optional: false,
          when: ({ self, moment: { attack } }) => attack.attacker === self.ship.id && attack.range === 1,
          *effect({ table, self }) {
            yield* sufferDamage(table, self.ship, 'crit', 1, { rule: 'xw2.errata-ship-cards.24' });
          },
        }),
      ],
    },
    {
      id: 'bombardmentdrone',
      name: 'Bombardment Drone',
      caption: 'Time on Target',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 3,
      cost: 3,
      loadout: 8,
      slots: ['device', 'device', 'modification', 'configuration'],
      keywords: ['Droid'],
      standard: true,
      text: 'A device you would drop you may launch instead, with the same template.',
      abilities: [
        modify('device-ways', (ways, { self, moment: { ship } }) => {
          if (ship !== self.ship) return ways;
          const dropped = ways.filter(([how]) => how === 'drop').map(([, template]) => template);
          const launched = ways.filter(([how]) => how === 'launch').map(([, template]) => template);
          const added = dropped.filter((template) => !launched.includes(template));
          return [...ways, ...added.map((template) => ['launch', template] as const)];
        }),
      ],
    },
    {
      id: 'dbs32c',
      name: 'DBS-32C',
      caption: 'Droid Control Signal Relay',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 16,
      slots: ['sensor', 'tacticalrelay', 'modification', 'configuration'],
      keywords: ['Droid'],
      actions: ['calculate', 'lock', 'barrel-roll > red lock', 'red jam'],
      standard: true,
      text: 'Engagement Phase starts: you may spend a calculate token to take a coordinate action. You coordinate only ships with Networked Calculations.',
      abilities: [
        at('start-of-engagement', {
          optional: false,
          when: ({ self: { ship } }) => ship.tokens.calculate > 0,
          *effect({ table, self: { ship } }) {
            yield* mayPerformAction(table, ship, calculatedCoordinate(table, ship));
          },
        }),
        modify('may-be-coordinated', 'xw2.golden-rules.3', (may, { table, self, moment: { ship, other } }) =>
          ship === self.ship ? may && isNetworked(table, other) : may,
        ),
      ],
    },
    {
      id: 'separatistbomber',
      name: 'Separatist Bomber',
      faction: 'separatistalliance',
      initiative: 3,
      limited: 0,
      cost: 3,
      loadout: 4,
      slots: ['missile', 'device', 'modification', 'configuration'],
      keywords: ['Droid'],
      standard: true,
      abilities: [],
    },
    {
      id: 'baktoidprototype',
      name: 'Baktoid Prototype',
      caption: 'Function over Form',
      faction: 'separatistalliance',
      initiative: 1,
      limited: 2,
      cost: 3,
      loadout: 9,
      slots: ['sensor', 'missile', 'missile', 'modification', 'configuration'],
      keywords: ['Droid'],
      standard: true,
      text: 'Your special attacks on a ship that a friend with Networked Calculations has locked need no focus, calculate or lock of your own.',
      abilities: [
        modify('ignores-requirement', (ignores, { table, self, moment: { attacker, target, weapon } }) => {
          if (attacker !== self.ship || !weapon.requires.some((need) => need !== 'evade')) return ignores;
          const friends = table.friendsOf(self.ship);
          return ignores || friends.some((friend) => isNetworked(table, friend) && hasLock(friend, target));
        }),
      ],
    },
    {
      id: 'technounionbomber',
      name: 'Techno Union Bomber',
      faction: 'separatistalliance',
      initiative: 1,
      limited: 0,
      cost: 3,
      loadout: 6,
      slots: ['torpedo', 'device', 'modification', 'configuration'],
      keywords: ['Droid'],
      standard: true,
      abilities: [],
    },
  ],
};
