import { changeOne } from '@rangefinder/xwing';
import { at } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { spendForce } from '../../rules/charges.ts';
import { enemiesAt, isAtRange } from '../../rules/choose.ts';
import { inArc } from '../../rules/measure.ts';
import { gainToken, isStressed, RED, removeToken } from '../../rules/tokens.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { ODD_BALL } from '../pilots/oddball.ts';
import { type DuringAttack, friendInAttack, youAttack, youDefend } from '../words/attack.ts';
import { changesAttackDie, rerollsOwn } from '../words/dice.ts';
import { youFullyExecute } from '../words/phrases.ts';

/** Red tokens of a ship, the locks on it among them (xw2.faq-locks.6). */
function redTokens(t: XTable, ship: Ship): number {
  const locks = t.state.ships.filter((other) => other.locks.includes(ship.id)).length;
  return RED.reduce((sum, token) => sum + ship.tokens[token], locks);
}

/** Friendly bombs at range 0-1 of the friendly ship that defends; mines do not count (xw2.errata-ship-cards.5). */
function bombsAround(context: DuringAttack): number {
  const { table, self } = context;
  const defender = friendInAttack(context, 'defense');
  if (!defender || !isAtRange(table, self.ship, defender, 0, 3)) return 0;
  return table.state.devices.filter(
    (device) =>
      device.seat === self.ship.seat &&
      context.table.cards.device(device.device).kind === 'bomb' &&
      table.rangeTo(defender, table.device(device)) <= 1,
  ).length;
}

export const btlbywing: ShipFacts = {
  id: 'btlbywing',
  name: 'BTL-B Y-wing',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 1,
  hull: 5,
  shields: 3,
  actions: ['focus', 'lock', 'red barrel-roll', 'red reload'],
  dial: '1BW 1FB 1NW 2TW 2BW 2FB 2NW 2YW 3TR 3BW 3FW 3NW 3YR 4FR 4KR',
  keywords: ['Y-wing'],
  shipAbility: {
    name: 'Plated Hull',
    text: 'When you defend without a faceup damage card, one crit of the attack becomes a hit.',
    abilities: [
      at('modify-attack-dice', {
        optional: false,
        when: (context) =>
          youDefend(context) &&
          !context.self.ship.damage.some(({ faceup }) => faceup) && // xw2.damage.10
          context.moment.attack.attackDice.some(({ face }) => face === 'crit'),
        *effect({ moment: { attack } }) {
          changeOne(attack.attackDice, ['crit'], 'hit');
        },
      }),
    ],
  },
  pilots: [
    {
      id: 'anakinskywalker-btlbywing',
      name: 'Anakin Skywalker',
      caption: 'Hero of the Republic',
      faction: 'galacticrepublic',
      initiative: 6,
      limited: 1,
      cost: 6,
      loadout: 23,
      slots: ['turret', 'torpedo', 'astromech', 'device', 'modification', 'gunner', 'forcepower'],
      keywords: ['Jedi', 'Light Side', 'Y-wing'],
      force: { value: 3, recovers: 1, side: ['light'] },
      standard: true,
      text: 'A maneuver flown in full that ends with an enemy close ahead (front arc, range 0-1) or in your bullseye arc lets you trade 1 Force for the removal of a stress token.',
      abilities: [
        at('maneuver-executed', {
          optional: true,
          when: (context) => {
            const {
              table,
              self: { ship },
            } = context;
            return (
              youFullyExecute(context) &&
              ship.force > 0 &&
              isStressed(ship) &&
              (enemiesAt(table, ship, 0, 1).some((enemy) => inArc(table, ship, 'front', enemy)) ||
                table.enemiesOf(ship.seat).some((enemy) => inArc(table, ship, 'bullseye', enemy)))
            );
          },
          *effect({ table, self: { ship } }) {
            spendForce(table, ship, 1);
            removeToken(table, ship, 'stress', 1);
          },
        }),
      ],
    },
    {
      id: 'oddball-btlbywing',
      name: '"Odd Ball"',
      caption: 'CC-2237',
      faction: 'galacticrepublic',
      initiative: 5,
      limited: 1,
      cost: 4,
      loadout: 15,
      slots: ['talent', 'turret', 'torpedo', 'torpedo', 'astromech', 'modification', 'gunner'],
      keywords: ['Clone', 'Y-wing'],
      standard: true,
      ...ODD_BALL,
    },
    {
      id: 'matchstick',
      name: '"Matchstick"',
      caption: 'Shadow Two',
      faction: 'galacticrepublic',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 18,
      slots: ['talent', 'turret', 'torpedo', 'astromech', 'device', 'modification', 'gunner'],
      keywords: ['Clone', 'Y-wing'],
      standard: true,
      text: 'Primary or turret attack: reroll up to one die for each red token you have.',
      abilities: [
        ...rerollsOwn(['attack'], ({ table, self, moment: { attack } }) =>
          attack.kind === 'primary' || attack.symbol === 'turret' ? redTokens(table, self.ship) : 0,
        ),
      ],
    },
    {
      id: 'broadside',
      name: '"Broadside"',
      caption: 'Shadow Three',
      faction: 'galacticrepublic',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 13,
      slots: ['talent', 'turret', 'torpedo', 'astromech', 'device', 'modification', 'gunner'],
      keywords: ['Clone', 'Y-wing'],
      standard: true,
      text: 'In an attack with your turret pointing left or right you may turn a blank result into a focus.',
      abilities: [
        changesAttackDie(['blank'], 'focus', {
          when: (context) => {
            const { symbol, arcs } = context.moment.attack;
            return youAttack(context) && symbol === 'turret' && (arcs.includes('left') || arcs.includes('right'));
          },
        }),
      ],
    },
    {
      id: 'shadowsquadronveteran',
      name: 'Shadow Squadron Veteran',
      faction: 'galacticrepublic',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 4,
      slots: ['turret', 'torpedo', 'astromech', 'device', 'modification', 'gunner'],
      keywords: ['Clone', 'Y-wing'],
      standard: true,
      abilities: [],
    },
    {
      id: 'goji',
      name: '"Goji"',
      caption: 'Payload Specialist',
      faction: 'galacticrepublic',
      initiative: 2,
      limited: 1,
      cost: 4,
      loadout: 12,
      slots: ['talent', 'turret', 'astromech', 'device', 'device', 'device', 'modification', 'gunner'],
      keywords: ['Clone', 'Y-wing'],
      standard: true,
      text: 'A friend at range 0-3 that defends may roll 1 more die for each friendly bomb no further than range 1 from it.',
      abilities: [
        at('before-defense-dice', {
          rule: 'xw2.errata-ship-cards.4',
          optional: true,
          when: (context) => bombsAround(context) > 0,
          *effect(context) {
            context.moment.attack.moreDefenseDice += bombsAround(context);
          },
        }),
      ],
    },
    {
      id: 'r2d2',
      name: 'R2-D2',
      caption: 'Bucket of Bolts',
      faction: 'galacticrepublic',
      initiative: 2,
      limited: 1,
      cost: 4,
      loadout: 14,
      slots: ['sensor', 'turret', 'torpedo', 'crew', 'device', 'device', 'modification', 'gunner'],
      keywords: ['Droid', 'Y-wing'],
      actions: ['calculate', 'lock', 'red barrel-roll', 'red reload'],
      standard: true,
      text: 'Engagement Phase starts: you gain a calculate token if an enemy is in your rear arc.',
      abilities: [
        at('start-of-engagement', {
          optional: false,
          when: ({ table, self }) =>
            table.enemiesOf(self.ship.seat).some((enemy) => inArc(table, self.ship, 'rear', enemy)),
          *effect({ table, self }) {
            yield* gainToken(table, self.ship, 'calculate', 1);
          },
        }),
      ],
    },
    {
      id: 'redsquadronbomber',
      name: 'Red Squadron Bomber',
      faction: 'galacticrepublic',
      initiative: 2,
      limited: 0,
      cost: 4,
      loadout: 6,
      slots: ['turret', 'torpedo', 'astromech', 'device', 'gunner'],
      keywords: ['Clone', 'Y-wing'],
      standard: true,
      abilities: [],
    },
  ],
};
