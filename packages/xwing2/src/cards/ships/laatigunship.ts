import { at, byCardOf } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { inArc } from '../../rules/measure.ts';
import { transferToken } from '../../rules/tokens.ts';
import { HAWK } from '../pilots/hawk.ts';
import { WARTHOG } from '../pilots/warthog.ts';
import { defenderInYour, friendInAttack } from '../words/attack.ts';
import { charges, rerollsAttackDice } from '../words/dice.ts';

export const laatigunship: ShipFacts = {
  id: 'laatigunship',
  name: 'LAAT/i Gunship',
  size: 'medium',
  attacks: [{ arc: 'double-turret', dice: 2 }],
  agility: 1,
  hull: 8,
  shields: 2,
  actions: ['focus', 'red reinforce', 'lock', 'rotate', 'reload'],
  dial: '0OR 1BW 1FB 1NW 2TW 2BW 2FB 2NW 2YW 3TR 3BW 3FW 3NW 3YR 4FR',
  keywords: ['Clone'],
  shipAbility: {
    name: 'Fire Convergence',
    text: 'When a friend attacks a ship in your turret arc with anything but a turret, you may pay 1 charge: the attacker rerolls up to two attack dice.',
    abilities: [
      rerollsAttackDice({
        by: 'attacker',
        most: 2,
        cost: charges(1),
        when: (context) => {
          const { symbol } = context.moment.attack;
          return (
            symbol !== 'turret' &&
            symbol !== 'double-turret' &&
            friendInAttack(context, 'attack') !== undefined &&
            context.self.ship.turret.some((arc) => defenderInYour(context, arc))
          );
        },
      }),
    ],
  },
  pilots: [
    {
      id: 'hawk',
      name: '"Hawk"',
      caption: 'Valkyrie 2929',
      faction: 'galacticrepublic',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 20,
      slots: ['talent', 'missile', 'missile', 'crew', 'crew', 'modification', 'gunner', 'gunner'],
      keywords: ['Clone'],
      charges: { value: 2, recovers: 1 },
      standard: true,
      ...HAWK,
    },
    {
      id: 'warthog',
      name: '"Warthog"',
      caption: 'Veteran of Kadavo',
      faction: 'galacticrepublic',
      initiative: 3,
      limited: 1,
      cost: 6,
      loadout: 18,
      slots: ['talent', 'torpedo', 'missile', 'crew', 'crew', 'modification', 'gunner', 'gunner'],
      keywords: ['Clone'],
      charges: { value: 2, recovers: 1 },
      standard: true,
      ...WARTHOG,
    },
    {
      id: '212thbattalionpilot',
      name: '212th Battalion Pilot',
      faction: 'galacticrepublic',
      initiative: 2,
      limited: 0,
      cost: 5,
      loadout: 7,
      slots: ['missile', 'missile', 'crew', 'crew', 'modification', 'gunner', 'gunner'],
      keywords: ['Clone'],
      charges: { value: 2, recovers: 1 },
      standard: true,
      abilities: [],
    },
    {
      id: 'hound',
      name: '"Hound"',
      caption: 'Vigilant Tracker',
      faction: 'galacticrepublic',
      initiative: 2,
      limited: 1,
      cost: 5,
      loadout: 23,
      slots: ['sensor', 'missile', 'missile', 'crew', 'crew', 'modification', 'gunner', 'gunner'],
      keywords: ['Clone'],
      charges: { value: 2, recovers: 1 },
      standard: true,
      text: 'After a small friend in your turret arc gained a deplete or strain token, you may take it over unless you have one of that kind.',
      abilities: [
        at('token-gained', {
          optional: true,
          when: ({ table, self, moment: { ship, token } }) =>
            (token === 'deplete' || token === 'strain') &&
            self.ship.tokens[token] === 0 &&
            ship.tokens[token] > 0 &&
            ship !== self.ship &&
            table.isFriendly(self.ship, ship) &&
            table.sizeOf(ship) === 'small' &&
            self.ship.turret.some((arc) => inArc(table, self.ship, arc, ship)),
          *effect({ table, self, moment: { ship, token } }) {
            yield* transferToken(table, ship, self.ship, token, byCardOf(self.ship));
          },
        }),
      ],
    },
  ],
};
