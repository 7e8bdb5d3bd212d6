import { type AttackFace, hasLock, isDamaged } from '@rangefinder/xwing';
import { at, modify, RULE } from '../../abilities.ts';
import type { ShipFacts } from '../../card.ts';
import { chargesOf, spendCharge } from '../../rules/charges.ts';
import { friendsAt, isAtRange, mayChooseShip } from '../../rules/choose.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { assignLock, lockTargets, spendLock } from '../../rules/lock.ts';
import { mayModify } from '../../rules/modify.ts';
import { gainToken, isStressed, removeToken, spendToken } from '../../rules/tokens.ts';
import { type Ship, TOKENS } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { friendInAttack, rangeToDefender, youAttack, youDefend, yourPrimaryAttack } from '../words/attack.ts';
import { shows, turnOne } from '../words/dice.ts';

const RUTHLESS = 'round:commandermalarus';
const NOT_CRIT: readonly AttackFace[] = ['hit', 'focus', 'blank'];

/** Lieutenant Rivas: a ship he could lock and has not. */
function lockable(table: XTable, ship: Ship, other: Ship): boolean {
  return (
    isAtRange(table, ship, other, 1, 2) &&
    !hasLock(ship, other.id) &&
    lockTargets(table, ship).some(({ key }) => key === other.id)
  );
}

export const tiefofighter: ShipFacts = {
  id: 'tiefofighter',
  name: 'TIE/fo Fighter',
  size: 'small',
  attacks: [{ arc: 'front', dice: 2 }],
  agility: 3,
  hull: 3,
  shields: 1,
  actions: ['focus', 'evade', 'lock', 'barrel-roll'],
  dial: '1TW 1YW 2LR 2TB 2BB 2FB 2NB 2YB 2PR 3TW 3BW 3FB 3NW 3YW 4FW 4KR 5FW',
  keywords: ['TIE'],
  pilots: [
    {
      id: 'midnight',
      name: '"Midnight"',
      caption: 'Omega Leader',
      faction: 'firstorder',
      initiative: 6,
      limited: 1,
      cost: 4,
      loadout: 15,
      slots: ['talent', 'talent', 'missile', 'modification', 'modification', 'tech'],
      keywords: ['TIE'],
      standard: true,
      text: 'When you attack or defend and have a lock on the enemy, its dice cannot be modified.',
      abilities: [
        modify('may-modify', 'xw2.golden-rules.3', (may, { self: { ship }, moment: { attack, dice } }) => {
          const [own, enemy] =
            dice === 'defense' ? [attack.attacker, attack.defender] : [attack.defender, attack.attacker];
          return own === ship.id && hasLock(ship, enemy) ? false : may;
        }),
      ],
    },
    {
      id: 'commandermalarus',
      name: 'Commander Malarus',
      caption: 'First Order Enforcer',
      faction: 'firstorder',
      initiative: 5,
      limited: 1,
      cost: 3,
      loadout: 5,
      slots: ['talent', 'talent', 'missile', 'modification', 'tech'],
      keywords: ['TIE'],
      charges: { value: 2, recovers: 0 },
      standard: true,
      text: 'Engagement Phase starts: you may pay 1 charge and gain a stress token: for the rest of the round you may change all your focus results, to hits when you attack, to evades when you defend.',
      abilities: [
        at('start-of-engagement', {
          optional: true,
          when: ({ self }) => chargesOf(self) > 0,
          *effect({ table, self }) {
            spendCharge(table, self, 1);
            yield* gainToken(table, self.ship, 'stress', 1);
            self.ship.memory[RUTHLESS] = 1;
          },
        }),
        at('modify-attack-dice', {
          optional: true,
          when: (context) =>
            youAttack(context) &&
            context.self.ship.memory[RUTHLESS] === 1 &&
            shows(context.moment.attack.attackDice, ['focus']),
          *effect({ moment: { attack } }) {
            for (const die of attack.attackDice) if (die.face === 'focus') die.face = 'hit';
          },
        }),
        at('modify-defense-dice', {
          optional: true,
          when: (context) =>
            youDefend(context) &&
            context.self.ship.memory[RUTHLESS] === 1 &&
            shows(context.moment.attack.defenseDice, ['focus']),
          *effect({ moment: { attack } }) {
            for (const die of attack.defenseDice) if (die.face === 'focus') die.face = 'evade';
          },
        }),
      ],
    },
    {
      id: 'scorch',
      name: '"Scorch"',
      caption: 'Zeta Leader',
      faction: 'firstorder',
      initiative: 4,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['talent', 'talent', 'modification', 'tech'],
      keywords: ['TIE'],
      standard: true,
      text: 'In a primary attack, unless you are stressed, you may gain a stress token to roll 1 more attack die.',
      abilities: [
        at('before-attack-dice', {
          optional: true,
          when: (context) => yourPrimaryAttack(context) && !isStressed(context.self.ship),
          *effect({ table, self: { ship }, moment: { attack } }) {
            yield* gainToken(table, ship, 'stress', 1);
            attack.moreAttackDice++;
          },
        }),
      ],
    },
    {
      id: 'static',
      name: '"Static"',
      caption: 'Omega Ace',
      faction: 'firstorder',
      initiative: 4,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['talent', 'talent', 'cannon', 'modification', 'tech'],
      keywords: ['TIE'],
      standard: true,
      text: 'Give up both a focus token and your lock on the defender in a primary attack, and every die turns to a crit.',
      abilities: [
        at('modify-attack-dice', {
          optional: true,
          when: (context) => {
            const {
              table,
              self: { ship },
              moment: { attack },
            } = context;
            return (
              yourPrimaryAttack(context) &&
              hasLock(ship, attack.defender) &&
              ship.tokens.focus > 0 &&
              (['lock', 'focus'] as const).every((spent) => mayModify(table, attack, ship, 'attack', spent)) &&
              shows(attack.attackDice, NOT_CRIT)
            );
          },
          *effect({ table, self: { ship }, moment: { attack } }) {
            for (const die of attack.attackDice) die.face = 'crit';
            yield* spendLock(table, ship, attack.defender);
            yield* spendToken(table, ship, 'focus', 1, RULE, attack);
          },
        }),
      ],
    },
    {
      id: 'longshot',
      name: '"Longshot"',
      caption: 'Zeta Ace',
      faction: 'firstorder',
      initiative: 3,
      limited: 1,
      cost: 3,
      loadout: 8,
      slots: ['talent', 'modification', 'tech', 'tech'],
      keywords: ['TIE'],
      standard: true,
      text: 'Your primary attacks at range 3 roll 1 more attack die.',
      abilities: [
        modify('attack-dice', (dice, { self, moment }) =>
          moment.attacker === self.ship.id && moment.kind === 'primary' && moment.range === 3 ? dice + 1 : dice,
        ),
      ],
    },
    {
      id: 'omegasquadronace',
      name: 'Omega Squadron Ace',
      faction: 'firstorder',
      initiative: 3,
      limited: 0,
      cost: 3,
      loadout: 4,
      slots: ['talent', 'modification', 'modification', 'tech'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
    {
      id: 'muse',
      name: '"Muse"',
      caption: 'Epsilon Leader',
      faction: 'firstorder',
      initiative: 2,
      limited: 1,
      cost: 3,
      loadout: 9,
      slots: ['modification', 'tech'],
      keywords: ['TIE'],
      standard: true,
      text: 'Engagement Phase starts: take a stress token off yourself or off one friend no further than range 1.',
      abilities: [
        at('start-of-engagement', {
          optional: false,
          *effect({ table, self }) {
            const stressed = friendsAt(table, self.ship, 0, 1).filter(isStressed);
            const friend = yield* mayChooseShip(self, stressed);
            if (friend) removeToken(table, friend, 'stress', 1);
          },
        }),
      ],
    },
    {
      id: 'tn3465',
      name: 'TN-3465',
      caption: 'Loose End',
      faction: 'firstorder',
      initiative: 2,
      limited: 1,
      cost: 3,
      loadout: 5,
      slots: ['modification', 'tech'],
      keywords: ['TIE'],
      standard: true,
      text: 'When another friend attacks a ship at range 0-1 of you, you may suffer 1 critical damage to change one of its results to a crit.',
      abilities: [
        at('modify-attack-dice', {
          optional: true,
          when: (context) => {
            const { table, self, moment } = context;
            const attacker = friendInAttack(context, 'attack');
            return (
              attacker !== undefined &&
              attacker !== self.ship &&
              rangeToDefender(table, moment.attack, self.ship) <= 1 &&
              shows(moment.attack.attackDice, NOT_CRIT)
            );
          },
          *effect(context) {
            const { table, self, moment } = context;
            yield* sufferDamage(table, self.ship, 'crit', 1, { rule: RULE });
            yield* turnOne(context, moment.attack.attackDice, NOT_CRIT, 'crit');
          },
        }),
      ],
    },
    {
      id: 'zetasquadronpilot',
      name: 'Zeta Squadron Pilot',
      faction: 'firstorder',
      initiative: 2,
      limited: 0,
      cost: 3,
      loadout: 3,
      slots: ['modification', 'tech'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
    {
      id: 'epsilonsquadroncadet',
      name: 'Epsilon Squadron Cadet',
      faction: 'firstorder',
      initiative: 1,
      limited: 0,
      cost: 3,
      loadout: 2,
      slots: ['tech'],
      keywords: ['TIE'],
      standard: true,
      abilities: [],
    },
    {
      id: 'lieutenantrivas',
      name: 'Lieutenant Rivas',
      caption: 'Inconvenient Witness',
      faction: 'firstorder',
      initiative: 1,
      limited: 1,
      cost: 3,
      loadout: 4,
      slots: ['talent', 'tech', 'modification'],
      keywords: ['TIE'],
      standard: true,
      text: 'After a ship at range 1-2 that you have not locked gained a red or orange token (a lock among them), you may acquire a lock on it.',
      abilities: [
        at('token-gained', {
          optional: true,
          when: ({ table, self, moment: { ship, token } }) =>
            (TOKENS[token] === 'red' || TOKENS[token] === 'orange') && lockable(table, self.ship, ship),
          *effect({ table, self, moment: { ship } }) {
            yield* assignLock(table, self.ship, ship.id);
          },
        }),
        at('lock-acquired', {
          rule: 'xw2.lock.5',
          optional: true,
          when: ({ table, self, moment }) => {
            const target = table.findShip(moment.target);
            return moment.ship !== self.ship && target !== undefined && lockable(table, self.ship, target);
          },
          *effect({ table, self, moment: { target } }) {
            yield* assignLock(table, self.ship, target, 'xw2.lock.5');
          },
        }),
      ],
    },
    {
      id: 'null',
      name: '"Null"',
      caption: 'Epsilon Ace',
      faction: 'firstorder',
      initiative: 0,
      limited: 1,
      cost: 3,
      loadout: 5,
      slots: ['talent', 'talent', 'tech', 'tech'],
      keywords: ['TIE'],
      standard: true,
      text: 'Without damage cards your initiative is 7.',
      abilities: [
        modify('initiative', (initiative, { self, moment: ship }) =>
          ship === self.ship && !isDamaged(ship) ? 7 : initiative,
        ),
      ],
    },
  ],
};
