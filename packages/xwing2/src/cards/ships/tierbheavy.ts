import { isDamaged } from '@rangefinder/xwing';
import { at, byCardOf } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { isAtRange, mayChooseShip } from '../../rules/choose.ts';
import { gainToken } from '../../rules/tokens.ts';
import { friendInAttack, shipsInTurretArc, youInDefenders } from '../words/attack.ts';
import { rerollsAttackDice } from '../words/dice.ts';
import { ROTATING_CANNONS } from '../words/shipabilities.ts';

export const tierbheavy: ShipFacts = {
  id: 'tierbheavy',
  name: 'TIE/rb Heavy',
  size: 'medium',
  attacks: [{ arc: 'turret', dice: 2 }],
  agility: 1,
  hull: 8,
  shields: 0,
  actions: ['focus', 'reinforce', 'lock', 'red barrel-roll', 'rotate > red calculate'],
  dial: '1TR 1BW 1FB 1NW 1YR 2TW 2BB 2FB 2NB 2YW 3ER 3TR 3BW 3FW 3NW 3YR 3RR 4FW',
  keywords: ['TIE'],
  shipAbility: ROTATING_CANNONS,
  pilots: [
    {
      id: 'rampage',
      name: '"Rampage"',
      caption: 'Implacable Pursuer',
      faction: 'galacticempire',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 16,
      slots: ['talent', 'cannon', 'cannon', 'gunner', 'modification', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      text: 'After you executed a maneuver of speed 3-4, you may choose a ship at range 0-1 in your turret arc: it gains a strain token, or two if you have damage cards.',
      abilities: [
        at('maneuver-executed', {
          optional: false,
          when: ({ self, moment: { ship, maneuver } }) =>
            ship === self.ship && (maneuver.speed === 3 || maneuver.speed === 4),
          *effect({ table, self }) {
            const { ship } = self;
            const target = yield* mayChooseShip(self, shipsInTurretArc(table, ship, 1));
            const count = isDamaged(ship) ? 2 : 1;
            if (target) yield* gainToken(table, target, 'strain', count, byCardOf(ship));
          },
        }),
      ],
    },
    {
      id: 'lyttandree',
      name: 'Lyttan Dree',
      caption: 'Onyx 2',
      faction: 'galacticempire',
      initiative: 3,
      limited: 1,
      cost: 5,
      loadout: 14,
      slots: ['sensor', 'cannon', 'cannon', 'gunner', 'modification', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      text: 'When a friend at range 0-2 attacks and you are in the left or right arc of the defender, it may reroll one attack die.',
      abilities: [
        rerollsAttackDice({
          by: 'attacker',
          when: (context) => {
            const { table, self } = context;
            const attacker = friendInAttack(context, 'attack');
            return (
              attacker !== undefined &&
              isAtRange(table, self.ship, attacker, 0, 2) &&
              (youInDefenders(context, 'left') || youInDefenders(context, 'right'))
            );
          },
        }),
      ],
    },
    {
      id: 'onyxsquadronsentry',
      name: 'Onyx Squadron Sentry',
      faction: 'galacticempire',
      initiative: 3,
      limited: 0,
      cost: 5,
      loadout: 7,
      slots: ['cannon', 'cannon', 'modification', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
    {
      id: 'caridaacademycadet',
      name: 'Carida Academy Cadet',
      faction: 'galacticempire',
      initiative: 1,
      limited: 0,
      cost: 5,
      loadout: 8,
      slots: ['cannon', 'cannon', 'configuration'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
  ],
};
