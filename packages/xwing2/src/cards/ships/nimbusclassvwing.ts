import { changeOne, hasLock } from '@rangefinder/xwing';
import { at, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { chargesOf, spendCharge } from '../../rules/charges.ts';
import { friendsAt, isAtRange, mayChooseShip } from '../../rules/choose.ts';
import { assignLock, lockTargets } from '../../rules/lock.ts';
import { revealedManeuver } from '../../rules/revealed.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { ODD_BALL } from '../pilots/oddball.ts';
import { type DuringAttack, enemyShip, rangeToDefender, rangeToUnit, youAttack, youDefend } from '../words/attack.ts';
import { shows } from '../words/dice.ts';

/** "Contrail": the enemy ship revealed the same bearing. */
function fliesAlike(context: DuringAttack): boolean {
  const { table, self } = context;
  const enemy = enemyShip(context);
  const own = revealedManeuver(table, self.ship)?.bearing;
  return enemy !== undefined && own !== undefined && own === revealedManeuver(table, enemy)?.bearing;
}

/** "Klick": a locked ship at range 1-3 attacks or defends; a remote that defends is treated as one (xw2.attacking-remotes.1). */
function isWatched({ table, self: { ship }, moment: { attack } }: DuringAttack): boolean {
  const attacker = table.findShip(attack.attacker);
  if (attacker && hasLock(ship, attacker.id) && isAtRange(table, ship, attacker, 1, 3)) return true;
  const range = rangeToDefender(table, attack, ship);
  return hasLock(ship, attack.defender) && range >= 1 && range <= 3;
}

/** Wilhuff Tarkin: what he has locked at range 1-3. */
function designated(table: XTable, ship: Ship): string[] {
  return ship.locks.filter((target) => {
    const obstacle = table.state.obstacles.find(({ id }) => id === target);
    const range = obstacle ? table.rangeTo(ship, table.obstacle(obstacle)) : rangeToUnit(table, ship, target);
    return range >= 1 && range <= 3;
  });
}

/** Other friends at range 1-3 that could lock an object. */
function couldLock(table: XTable, ship: Ship, target: string): Ship[] {
  return friendsAt(table, ship, 1, 3).filter(
    (friend) => !hasLock(friend, target) && lockTargets(table, friend).some(({ key }) => key === target),
  );
}

export const nimbusclassvwing: ShipFacts = {
  id: 'nimbusclassvwing',
  name: 'Nimbus-class V-wing',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 3,
  hull: 2,
  shields: 2,
  actions: ['focus', 'lock', 'red barrel-roll', 'boost > red lock'],
  dial: '1TW 1BR 1NR 1YW 2TB 2BB 2FB 2NB 2YB 2KR 3TW 3BW 3FB 3NW 3YW 4FW 4KR 5FW',
  shipAbility: {
    name: 'Twin Ion Engines',
    text: 'Where an upgrade asks for a TIE, your ship counts as one.',
    countsAs: ['TIE'],
    abilities: [],
  },
  pilots: [
    {
      id: 'contrail',
      name: '"Contrail"',
      caption: 'CT-4981',
      faction: 'galacticrepublic',
      initiative: 5,
      limited: 1,
      cost: 3,
      loadout: 11,
      slots: ['talent', 'astromech', 'modification', 'configuration'],
      keywords: ['Clone'],
      standard: true,
      text: 'When you attack or defend and your revealed bearing is that of the enemy, you may change one of its focus results to a blank.',
      abilities: [
        at('modify-attack-dice', {
          optional: true,
          when: (context) =>
            youDefend(context) && shows(context.moment.attack.attackDice, ['focus']) && fliesAlike(context),
          *effect({ moment: { attack } }) {
            changeOne(attack.attackDice, ['focus'], 'blank');
          },
        }),
        at('modify-defense-dice', {
          optional: true,
          when: (context) =>
            youAttack(context) && shows(context.moment.attack.defenseDice, ['focus']) && fliesAlike(context),
          *effect({ moment: { attack } }) {
            changeOne(attack.defenseDice, ['focus'], 'blank');
          },
        }),
      ],
    },
    {
      id: 'oddball-nimbusclassvwing',
      name: '"Odd Ball"',
      caption: 'CC-2237',
      faction: 'galacticrepublic',
      initiative: 5,
      limited: 1,
      cost: 4,
      loadout: 12,
      slots: ['talent', 'torpedo', 'astromech', 'modification', 'configuration'],
      keywords: ['Clone'],
      standard: true,
      ...ODD_BALL,
    },
    {
      id: 'klick',
      name: '"Klick"',
      caption: 'GC-1000',
      faction: 'galacticrepublic',
      initiative: 4,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['talent', 'astromech', 'modification', 'configuration'],
      keywords: ['Clone'],
      charges: { value: 1, recovers: 1 },
      standard: true,
      text: 'When a ship you have locked at range 1-3 attacks or defends, you may pay 1 charge: range bonuses do not apply.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: (context) =>
            chargesOf(context.self) > 0 &&
            context.moment.attack.rangeBonus &&
            (context.moment.attack.range === 1 || context.moment.attack.range === 3) &&
            isWatched(context),
          *effect({ table, self, moment: { attack } }) {
            spendCharge(table, self, 1);
            attack.memory.klick = 1;
          },
        }),
        modify('range-bonus', (bonus, { moment: { attack } }) => (attack.memory.klick ? 0 : bonus)),
      ],
    },
    {
      id: 'shadowsquadronescort',
      name: 'Shadow Squadron Escort',
      faction: 'galacticrepublic',
      initiative: 3,
      limited: 0,
      cost: 3,
      loadout: 3,
      slots: ['modification', 'configuration'],
      keywords: ['Clone'],
      standard: true,
      abilities: [],
    },
    {
      id: 'wilhufftarkin',
      name: 'Wilhuff Tarkin',
      caption: 'Aspiring Admiral',
      faction: 'galacticrepublic',
      initiative: 3,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['talent', 'missile', 'astromech', 'modification', 'configuration'],
      standard: true,
      text: 'Share a lock in the System Phase: one other friend up to range 3 away may lock what you have locked, if that is no further than range 3 from you.',
      abilities: [
        at('system', {
          optional: false,
          when: ({ table, self: { ship }, moment }) => moment.ship === ship && designated(table, ship).length > 0,
          *effect({ table, self }) {
            const { ship } = self;
            const targets = designated(table, ship).filter((target) => couldLock(table, ship, target).length > 0);
            if (targets.length === 0) return;
            const { key } = yield* pickOne({
              seat: ship.seat,
              topic: 'choose-object',
              rule: RULE,
              about: { ship: ship.id, card: self.card },
              options: [...targets.map((piece) => ({ key: piece, about: { piece } })), { key: 'none' }],
            });
            if (key === 'none') return;
            const friend = yield* mayChooseShip(self, couldLock(table, ship, key));
            if (friend) yield* assignLock(table, friend, key);
          },
        }),
      ],
    },
    {
      id: 'loyalistvolunteer',
      name: 'Loyalist Volunteer',
      faction: 'galacticrepublic',
      initiative: 2,
      limited: 0,
      cost: 3,
      loadout: 4,
      slots: ['modification', 'configuration'],
      standard: true,
      abilities: [],
    },
  ],
};
