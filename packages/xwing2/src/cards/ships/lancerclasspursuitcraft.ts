import { addDie } from '@rangefinder/xwing';
import { at, byCardOf, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { spendableForce, spendForce } from '../../rules/charges.ts';
import { mayChooseShip } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import { gainToken } from '../../rules/tokens.ts';
import { attackerOf, inTurretArc, rangeToUnit, shipsInTurretArc, youDefend } from '../words/attack.ts';
import { gainsUnlessGreenGoes } from '../words/transfer.ts';

export const lancerclasspursuitcraft: ShipFacts = {
  id: 'lancerclasspursuitcraft',
  name: 'Lancer-class Pursuit Craft',
  size: 'large',
  attacks: [
    { arc: 'front', dice: 3 },
    { arc: 'turret', dice: 2 },
  ],
  agility: 2,
  hull: 8,
  shields: 2,
  actions: ['focus', 'evade', 'lock', 'rotate'],
  dial: '1BW 1FW 1NW 2TW 2BW 2FB 2NW 2YW 3TB 3BB 3FB 3NB 3YB 4FB 5FW 5KR',
  keywords: ['Bounty Hunter'],
  pilots: [
    {
      id: 'ketsuonyo',
      name: 'Ketsu Onyo',
      caption: 'Black Sun Contractor',
      faction: 'scumandvillainy',
      initiative: 5,
      limited: 1,
      cost: 7,
      loadout: 15,
      slots: ['talent', 'crew', 'illicit', 'illicit', 'modification', 'title'],
      keywords: ['Bounty Hunter', 'Mandalorian'],
      standard: false,
      text: 'Engagement Phase starts: you may choose a ship at range 0-1 in both your front arc and your turret arc: it gains a tractor token.',
      abilities: [
        at('start-of-engagement', {
          optional: false,
          when: ({ table, self: { ship } }) =>
            shipsInTurretArc(table, ship, 1).some((other) => inArc(table, ship, 'front', other)),
          *effect({ table, self }) {
            const { ship } = self;
            const targets = shipsInTurretArc(table, ship, 1).filter((other) => inArc(table, ship, 'front', other));
            const target = yield* mayChooseShip(self, targets);
            if (target) yield* gainToken(table, target, 'tractor', 1, byCardOf(ship));
          },
        }),
      ],
    },
    {
      id: 'asajjventress',
      name: 'Asajj Ventress',
      caption: 'Force of Her Own',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 8,
      loadout: 20,
      slots: ['crew', 'talent', 'illicit', 'illicit', 'modification', 'forcepower'],
      keywords: ['Bounty Hunter', 'Dark Side'],
      force: { value: 2, recovers: 1, side: ['dark'] },
      standard: false,
      text: 'Engagement Phase starts: you may pay 1 Force and choose an enemy at range 0-2 in your turret arc: it gains a stress token, unless its player removes one of its green tokens.',
      abilities: [
        at('start-of-engagement', {
          optional: false,
          when: ({ table, self: { ship } }) => spendableForce(table, ship) > 0,
          *effect({ table, self }) {
            const { ship } = self;
            const enemies = shipsInTurretArc(table, ship, 2).filter(({ seat }) => seat !== ship.seat);
            const enemy = yield* mayChooseShip(self, enemies);
            if (!enemy) return;
            spendForce(table, ship, 1);
            yield* gainsUnlessGreenGoes(table, enemy, 'stress', ship, RULE);
          },
        }),
      ],
    },
    {
      id: 'sabinewren-lancerclasspursuitcraft',
      name: 'Sabine Wren',
      caption: 'Artistic Saboteur',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 6,
      loadout: 9,
      slots: ['talent', 'crew', 'illicit', 'illicit', 'modification', 'title'],
      keywords: ['Bounty Hunter', 'Mandalorian'],
      standard: false,
      text: 'When you defend against an attacker at range 0-2 in your turret arc, you may add a focus result to your dice.',
      abilities: [
        at('modify-defense-dice', {
          rule: 'xw2.dice-modification.2',
          optional: true,
          when: (context) => {
            const { table, self, moment } = context;
            return (
              youDefend(context) &&
              inTurretArc(table, self.ship, attackerOf(context)) &&
              rangeToUnit(table, self.ship, moment.attack.attacker) <= 2
            );
          },
          *effect({ moment: { attack } }) {
            addDie(attack.defenseDice, 'focus');
          },
        }),
      ],
    },
    {
      id: 'shadowporthunter',
      name: 'Shadowport Hunter',
      faction: 'scumandvillainy',
      initiative: 2,
      limited: 0,
      cost: 6,
      loadout: 6,
      slots: ['illicit', 'illicit'],
      keywords: ['Bounty Hunter'],
      standard: false,
      abilities: [],
    },
  ],
};
