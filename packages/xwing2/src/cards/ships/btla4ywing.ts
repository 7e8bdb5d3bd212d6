import { changeOne } from '@rangefinder/xwing';
import { at, byCardOf, modify, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { MORE_DEFENSE_DICE } from '../../rules/attack.ts';
import { friendsAt, mayChooseShip } from '../../rules/choose.ts';
import { acquireLock, assignLock, lockTargets } from '../../rules/lock.ts';
import { inArc } from '../../rules/measure.ts';
import { rerollAttackDice } from '../../rules/modify.ts';
import { gainToken, spendToken } from '../../rules/tokens.ts';
import { firingArcs } from '../../rules/weapons.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { NORRA_WEXLEY } from '../pilots/norrawexley.ts';
import { defenderInYour, friendInAttack, rangeToDefender, youAttack, youDefend } from '../words/attack.ts';
import { rerollsOwn } from '../words/dice.ts';

export const btla4ywing: ShipFacts = {
  id: 'btla4ywing',
  name: 'BTL-A4 Y-wing',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 1,
  hull: 6,
  shields: 2,
  actions: ['focus', 'lock', 'red barrel-roll', 'red reload'],
  dial: '1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3TR 3BW 3FW 3NW 3YR 4FR 4KR',
  keywords: ['Y-wing'],
  pilots: [
    {
      id: 'norrawexley-btla4ywing',
      name: 'Norra Wexley',
      caption: 'Gold Nine',
      faction: 'rebelalliance',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 18,
      slots: ['talent', 'turret', 'torpedo', 'astromech', 'device', 'modification'],
      keywords: ['Y-wing'],
      standard: true,
      ...NORRA_WEXLEY,
    },
    {
      id: 'dutchvander',
      name: '"Dutch" Vander',
      caption: 'Gold Leader',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 12,
      slots: ['talent', 'turret', 'torpedo', 'astromech', 'device', 'device', 'modification', 'missile'],
      keywords: ['Y-wing'],
      standard: true,
      text: 'After your lock action you may choose a friend at range 1-3: it may lock the same object, at whatever range.',
      abilities: [
        at('action-performed', {
          optional: false,
          when: ({ self, moment }) => moment.ship === self.ship && moment.action === 'lock',
          *effect({ table, self }) {
            const ship = yield* mayChooseShip(self, mayLockToo(table, self.ship));
            const target = self.ship.locks.at(-1);
            if (ship && target !== undefined) yield* assignLock(table, ship, target);
          },
        }),
      ],
    },
    {
      id: 'hortonsalm',
      name: 'Horton Salm',
      caption: 'Gray Leader',
      faction: 'rebelalliance',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 14,
      slots: ['talent', 'turret', 'torpedo', 'astromech', 'device', 'modification', 'missile'],
      keywords: ['Y-wing'],
      standard: true,
      text: 'Attacking: you may reroll one die for each other friend at range 0-1 of the defender.',
      abilities: [
        ...rerollsOwn(['attack'], ({ table, self, moment: { attack } }) => {
          const others = table.friendsOf(self.ship).filter((ship) => ship !== self.ship);
          return others.filter((ship) => rangeToDefender(table, attack, ship) <= 1).length;
        }),
      ],
    },
    {
      id: 'evaanverlaine',
      name: 'Evaan Verlaine',
      caption: 'Gold Three',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 15,
      slots: ['talent', 'turret', 'torpedo', 'astromech', 'device', 'modification', 'modification', 'missile'],
      keywords: ['Y-wing'],
      standard: true,
      text: 'Engagement Phase starts: you may spend a focus token and choose a friend at range 0-1: it rolls 1 more defense die for the rest of the round.',
      abilities: [
        at('start-of-engagement', {
          optional: false,
          when: ({ self }) => self.ship.tokens.focus > 0,
          *effect({ table, self }) {
            const ship = yield* mayChooseShip(self, friendsAt(table, self.ship, 0, 1));
            if (!ship) return;
            ship.memory[MORE_DEFENSE_DICE] = (ship.memory[MORE_DEFENSE_DICE] ?? 0) + 1;
            yield* spendToken(table, self.ship, 'focus', 1);
          },
        }),
      ],
    },
    {
      id: 'goldsquadronveteran',
      name: 'Gold Squadron Veteran',
      faction: 'rebelalliance',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 6,
      slots: ['turret', 'modification', 'missile'],
      keywords: ['Y-wing'],
      standard: true,
      abilities: [],
    },
    {
      id: 'graysquadronbomber',
      name: 'Gray Squadron Bomber',
      faction: 'rebelalliance',
      initiative: 2,
      limited: 0,
      cost: 4,
      loadout: 8,
      slots: ['device', 'modification', 'missile'],
      keywords: ['Y-wing'],
      standard: true,
      abilities: [],
    },
    {
      id: 'kavil',
      name: 'Kavil',
      caption: 'Callous Corsair',
      faction: 'scumandvillainy',
      initiative: 5,
      limited: 1,
      cost: 5,
      loadout: 18,
      slots: ['talent', 'turret', 'torpedo', 'astromech', 'device', 'illicit', 'modification', 'missile'],
      keywords: ['Y-wing'],
      standard: true,
      text: 'Attacks with a weapon that is not bound to the front arc roll 1 more die.',
      abilities: [
        // xw2.faq-cards.14, .15: the symbol of the weapon counts, not where a turret points.
        modify('attack-dice', 'xw2.faq-cards.14', (dice, { self, moment }) =>
          moment.attacker === self.ship.id && moment.symbol !== 'front' ? dice + 1 : dice,
        ),
      ],
    },
    {
      id: 'leemakai',
      name: 'Leema Kai',
      caption: 'Opportunity Knocks',
      faction: 'scumandvillainy',
      initiative: 5,
      limited: 1,
      cost: 4,
      loadout: 14,
      slots: ['talent', 'tech', 'turret', 'torpedo', 'missile', 'astromech', 'device'],
      keywords: ['Y-wing'],
      standard: true,
      text: 'Before you engage outside the front arcs of all enemies, you may lock an enemy in your full front arc.',
      abilities: [
        at('before-engage', {
          optional: true,
          when: ({ table, self, moment }) =>
            moment.ship === self.ship &&
            !table.enemiesOf(self.ship.seat).some((enemy) => inArc(table, enemy, 'front', self.ship)) &&
            enemiesInFront(table, self.ship).length > 0,
          *effect({ table, self }) {
            yield* acquireLock(table, self.ship, RULE, enemiesInFront(table, self.ship));
          },
        }),
      ],
    },
    {
      id: 'arlizhadrassian',
      name: 'Arliz Hadrassian',
      caption: 'Crimson Blade',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 4,
      loadout: 13,
      slots: ['talent', 'tech', 'turret', 'torpedo', 'missile', 'astromech', 'device'],
      keywords: ['Y-wing'],
      standard: true,
      text: 'While you are damaged: attacking with a front arc weapon you may turn a focus result into a crit; defending, one focus result turns blank before dice are modified.',
      abilities: [
        at('modify-attack-dice', {
          optional: true,
          when: (context) => {
            const {
              self,
              moment: { attack },
            } = context;
            return (
              youAttack(context) &&
              attack.symbol === 'front' &&
              self.ship.damage.length > 0 &&
              attack.attackDice.some(({ face }) => face === 'focus')
            );
          },
          *effect({ moment: { attack } }) {
            changeOne(attack.attackDice, ['focus'], 'crit');
          },
        }),
        at('defense-dice-rolled', {
          rule: 'xw2.errata-ship-cards.10',
          optional: false,
          when: (context) =>
            youDefend(context) &&
            context.self.ship.damage.length > 0 &&
            context.moment.attack.defenseDice.some(({ face }) => face === 'focus'),
          *effect({ moment: { attack } }) {
            changeOne(attack.defenseDice, ['focus'], 'blank');
          },
        }),
      ],
    },
    {
      id: 'drearenthal',
      name: 'Drea Renthal',
      caption: 'Pirate Lord',
      faction: 'scumandvillainy',
      initiative: 4,
      limited: 1,
      cost: 5,
      loadout: 10,
      slots: ['talent', 'turret', 'torpedo', 'astromech', 'device', 'illicit', 'modification', 'missile'],
      keywords: ['Y-wing'],
      standard: true,
      text: 'A friend that is not limited may reroll one attack die when it attacks a ship in one of your firing arcs.',
      abilities: [
        at('attacker-modifies-attack-dice', {
          optional: true,
          when: (context) => {
            const {
              table,
              self,
              moment: { attack },
            } = context;
            const attacker = friendInAttack(context, 'attack');
            return (
              attacker !== undefined &&
              table.pilot(attacker).limited === 0 &&
              firingArcs(table, self.ship).some((arc) => defenderInYour(context, arc)) &&
              attack.attackDice.some(({ rerolled }) => !rerolled)
            );
          },
          *effect({ table, self, moment: { attack } }) {
            yield* rerollAttackDice(table, attack, self.ship.seat, { least: 1, most: 1, rule: RULE });
          },
        }),
      ],
    },
    {
      id: 'amaxinewarrior',
      name: 'Amaxine Warrior',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 0,
      cost: 4,
      loadout: 6,
      slots: ['turret', 'torpedo', 'missile', 'astromech', 'device'],
      keywords: ['Y-wing'],
      standard: true,
      abilities: [],
    },
    {
      id: 'padric',
      name: 'Padric',
      caption: 'Napkin Bomber',
      faction: 'scumandvillainy',
      initiative: 3,
      limited: 1,
      cost: 4,
      loadout: 10,
      slots: ['talent', 'tech', 'turret', 'torpedo', 'missile', 'astromech', 'device', 'modification'],
      keywords: ['Y-wing'],
      standard: true,
      text: 'When a friendly device goes off and you have it locked, every enemy at range 0-1 of it gains a strain token.',
      abilities: [
        at('device-detonated', {
          optional: false,
          when: ({ self, moment }) => moment.device.seat === self.ship.seat && moment.lockedBy.includes(self.ship.id),
          *effect({ table, self, moment: { device } }) {
            const shapes = table.device(device);
            for (const enemy of table.enemiesOf(self.ship.seat)) {
              if (table.rangeTo(enemy, shapes) <= 1) yield* gainToken(table, enemy, 'strain', 1, byCardOf(self.ship));
            }
          },
        }),
      ],
    },
    {
      id: 'hiredgun',
      name: 'Hired Gun',
      faction: 'scumandvillainy',
      initiative: 2,
      limited: 0,
      cost: 4,
      loadout: 6,
      slots: ['turret', 'torpedo', 'device', 'illicit', 'missile'],
      keywords: ['Y-wing'],
      standard: true,
      abilities: [],
    },
    {
      id: 'jinatasecurityofficer',
      name: 'Jinata Security Officer',
      faction: 'scumandvillainy',
      initiative: 2,
      limited: 0,
      cost: 4,
      loadout: 5,
      slots: ['turret', 'torpedo', 'missile', 'device'],
      keywords: ['Y-wing'],
      standard: true,
      abilities: [],
    },
    {
      id: 'crymorahgoon',
      name: 'Crymorah Goon',
      faction: 'scumandvillainy',
      initiative: 1,
      limited: 0,
      cost: 4,
      loadout: 4,
      slots: ['turret', 'device', 'illicit', 'missile'],
      keywords: ['Y-wing'],
      standard: true,
      abilities: [],
    },
  ],
};

/** Friendly ships at range 1-3 that could lock what this ship locked last, range aside. */
function mayLockToo(t: XTable, ship: Ship): Ship[] {
  const target = ship.locks.at(-1);
  return friendsAt(t, ship, 1, 3).filter((friend) =>
    lockTargets(t, friend, [0, Number.POSITIVE_INFINITY]).some(({ key }) => key === target),
  );
}

function enemiesInFront(t: XTable, ship: Ship) {
  return lockTargets(t, ship).filter(({ key }) => {
    const enemy = t.findShip(key);
    return enemy !== undefined && enemy.seat !== ship.seat && inArc(t, ship, 'full-front', enemy);
  });
}
