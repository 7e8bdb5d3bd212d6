import { type Procedure, pickOne } from '@rangefinder/kernel';
import { type Maneuver, maneuverKey } from '@rangefinder/xwing';
import { at } from '../abilities.ts';
import { couldAct, evenIfStressed, mayPerformAction, standardActions } from '../rules/actions.ts';
import { recoverForce, spendForce } from '../rules/charges.ts';
import { enemiesAt, friendsAt, isAtRange, mayChooseShip } from '../rules/choose.ts';
import { inArc } from '../rules/measure.ts';
import { changeOne } from '../rules/modify.ts';
import { forceCapacity } from '../rules/stats.ts';
import { gainToken, ORANGE, removeToken, transferToken } from '../rules/tokens.ts';
import type { AttackResult, Die, Ship, Token } from '../state.ts';
import type { XTable } from '../table.ts';
import { attackerOf, defenderOf, friendInAttack } from './attackwords.ts';
import type { PilotFacts } from './card.ts';
import { shows } from './dicewords.ts';
import { greenTokens } from './phrases.ts';

/** What Jedi do who fly both the Delta-7 and the Delta-7B. */

type PilotAbility = Pick<PilotFacts, 'text' | 'abilities'>;
const RULE = 'xw2.abilities.1';

/** Anakin Skywalker: an enemy close ahead, or in his sights. */
function hasPrey(table: XTable, ship: Ship): boolean {
  return (
    enemiesAt(table, ship, 0, 1).some((enemy) => inArc(table, ship, 'front', enemy)) ||
    table.enemiesOf(ship.seat).some((enemy) => inArc(table, ship, 'bullseye', enemy))
  );
}

/** Plo Koon: what he can give a ship or take from it. */
function exchanges(ship: Ship, friend: Ship): { key: string; token: Token; from: Ship; to: Ship }[] {
  const given = greenTokens(ship);
  const taken = ORANGE.filter((token) => friend.tokens[token] > 0);
  return [
    ...given.map((token) => ({ key: `give:${token}`, token, from: ship, to: friend })),
    ...taken.map((token) => ({ key: `take:${token}`, token, from: friend, to: ship })),
  ];
}

function exchangePartners(table: XTable, ship: Ship): Ship[] {
  return friendsAt(table, ship, 0, 2).filter((friend) => friend !== ship && exchanges(ship, friend).length > 0);
}

type Change = readonly [from: AttackResult, to: AttackResult];
const FOR_THE_ATTACKER: readonly Change[] = [
  ['focus', 'hit'],
  ['hit', 'crit'],
];
const FOR_THE_DEFENDER: readonly Change[] = [
  ['crit', 'hit'],
  ['hit', 'focus'],
];

/** Barriss Offee and Luminara Unduli: one of two changes to an attack die, for 1 Force. */
function* changeForForce(
  table: XTable,
  ship: Ship,
  dice: Die<AttackResult>[],
  changes: readonly Change[],
): Procedure<void> {
  const able = changes.filter(([from]) => shows(dice, [from]));
  const options = able.map(([from, to]) => ({ key: `${from}:${to}`, from, to }));
  const { from, to } = yield* pickOne({
    seat: ship.seat,
    topic: 'change-die',
    rule: RULE,
    about: { ship: ship.id },
    options,
  });
  spendForce(table, ship, 1, RULE);
  changeOne(dice, [from], to);
}

/** Saesee Tiin: other maneuvers of the dial with the speed and difficulty of the one revealed. */
function alternatives(table: XTable, ship: Ship): Maneuver[] {
  const { dial, maneuvers } = table.pilot(ship);
  const revealed = maneuvers.get(ship.dial ?? '');
  return dial.filter(
    (other) => other !== revealed && other.speed === revealed?.speed && other.difficulty === revealed.difficulty,
  );
}

/** Ahsoka Tano: friends, herself among them, that could act, stressed or not. */
function guided(table: XTable, ship: Ship): Ship[] {
  return friendsAt(table, ship, 0, 1).filter((friend) => couldAct(table, friend, anyAction(table, friend)));
}

function anyAction(table: XTable, ship: Ship) {
  return evenIfStressed(standardActions(table, ship));
}

export const ANAKIN_SKYWALKER: PilotAbility = {
  text: 'A maneuver flown in full that brings an enemy close ahead of you (front arc, range 0-1) or into your bullseye arc: 1 Force takes a stress token off you.',
  abilities: [
    at('maneuver-executed', {
      rule: RULE,
      optional: true,
      when: ({ table, self: { ship }, moment }) =>
        moment.ship === ship && moment.full && ship.force > 0 && ship.tokens.stress > 0 && hasPrey(table, ship),
      *effect({ table, self: { ship } }) {
        spendForce(table, ship, 1, RULE);
        removeToken(table, ship, 'stress', 1, RULE);
      },
    }),
  ],
};

export const OBI_WAN_KENOBI: PilotAbility = {
  text: 'After a friend at range 0-2 spent a focus token, you may pay 1 Force: it gains one again.',
  abilities: [
    at('token-spent', {
      rule: RULE,
      optional: true,
      when: ({ table, self, moment: { ship, token } }) =>
        token === 'focus' &&
        self.ship.force > 0 &&
        table.isFriendly(self.ship, ship) &&
        isAtRange(table, self.ship, ship, 0, 2),
      *effect({ table, self, moment: { ship } }) {
        spendForce(table, self.ship, 1, RULE);
        yield* gainToken(table, ship, 'focus', 1, { rule: RULE, by: self.ship.seat });
      },
    }),
  ],
};

export const PLO_KOON: PilotAbility = {
  text: 'Engagement Phase starts: 1 Force buys a trade with another friend no further than range 2: hand over one of your green tokens, or take over one of its orange ones.',
  abilities: [
    at('start-of-engagement', {
      rule: RULE,
      optional: false,
      when: ({ table, self: { ship } }) => ship.force > 0 && friendsAt(table, ship, 0, 2).length > 1,
      *effect({ table, self }) {
        const { ship } = self;
        const friend = yield* mayChooseShip(self, exchangePartners(table, ship), RULE);
        if (!friend) return;
        spendForce(table, ship, 1, RULE);
        const { token, from, to } = yield* pickOne({
          seat: ship.seat,
          topic: 'transfer',
          rule: RULE,
          about: { ship: ship.id, card: self.card, to: friend.id },
          options: exchanges(ship, friend),
        });
        yield* transferToken(table, from, to, token, { rule: RULE, by: ship.seat });
      },
    }),
  ],
};

export const BARRISS_OFFEE: PilotAbility = {
  text: 'When a friend at range 0-2 attacks a ship in its bullseye arc, you may pay 1 Force to change one of its focus results to a hit or one hit to a crit.',
  abilities: [
    at('modify-attack-dice', {
      rule: RULE,
      optional: true,
      when: (context) => {
        const { table, self, moment } = context;
        const attacker = friendInAttack(context, 'attack');
        return (
          self.ship.force > 0 &&
          attacker !== undefined &&
          isAtRange(table, self.ship, attacker, 0, 2) &&
          inArc(table, attacker, 'bullseye', table.ship(moment.attack.defender)) &&
          shows(moment.attack.attackDice, ['focus', 'hit'])
        );
      },
      *effect({ table, self, moment: { attack } }) {
        yield* changeForForce(table, self.ship, attack.attackDice, FOR_THE_ATTACKER);
      },
    }),
  ],
};

export const LUMINARA_UNDULI: PilotAbility = {
  text: 'When a friend at range 0-2 is attacked and is not in the bullseye arc of the attacker, you may pay 1 Force to change one crit of the attack to a hit or one hit to a focus result.',
  abilities: [
    at('modify-attack-dice', {
      rule: RULE,
      optional: true,
      when: (context) => {
        const { table, self, moment } = context;
        const defender = defenderOf(context);
        return (
          self.ship.force > 0 &&
          table.isFriendly(self.ship, defender) &&
          isAtRange(table, self.ship, defender, 0, 2) &&
          !inArc(table, attackerOf(context), 'bullseye', defender) &&
          shows(moment.attack.attackDice, ['crit', 'hit'])
        );
      },
      *effect({ table, self, moment: { attack } }) {
        yield* changeForForce(table, self.ship, attack.attackDice, FOR_THE_DEFENDER);
      },
    }),
  ],
};

export const MACE_WINDU: PilotAbility = {
  text: 'Red maneuver fully executed: you recover 1 Force.',
  abilities: [
    at('maneuver-executed', {
      rule: RULE,
      optional: false,
      when: ({ table, self: { ship }, moment }) =>
        moment.ship === ship &&
        moment.full &&
        moment.maneuver.difficulty === 'red' &&
        ship.force < forceCapacity(table, ship),
      *effect({ table, self: { ship } }) {
        recoverForce(table, ship, 1, RULE);
      },
    }),
  ],
};

export const SAESEE_TIIN: PilotAbility = {
  text: 'After a friend at range 0-2 revealed its dial, you may pay 1 Force to set it to another maneuver, equally fast and equally difficult.',
  abilities: [
    at('dial-revealed', {
      rule: RULE,
      optional: false,
      when: ({ table, self, moment: { ship } }) =>
        self.ship.force > 0 &&
        table.isFriendly(self.ship, ship) &&
        isAtRange(table, self.ship, ship, 0, 2) &&
        alternatives(table, ship).length > 0,
      *effect({ table, self, moment: { ship } }) {
        const { key } = yield* pickOne({
          seat: self.ship.seat,
          topic: 'change-dial',
          rule: RULE,
          about: { ship: ship.id, card: self.card },
          options: [{ key: 'none' }, ...alternatives(table, ship).map((other) => ({ key: maneuverKey(other) }))],
        });
        if (key === 'none') return;
        spendForce(table, self.ship, 1, RULE);
        ship.dial = key;
        table.emit({ type: 'dial-revealed', rule: RULE, ship: ship.id, maneuver: key });
      },
    }),
  ],
};

export const AHSOKA_TANO: PilotAbility = {
  text: 'Maneuver fully executed: you may pay 1 Force and choose a friend at range 0-1, which may be you: it may take an action, stressed or not.',
  abilities: [
    at('maneuver-executed', {
      rule: RULE,
      optional: false,
      when: ({ self: { ship }, moment }) => moment.ship === ship && moment.full && ship.force > 0,
      *effect({ table, self }) {
        const friend = yield* mayChooseShip(self, guided(table, self.ship), RULE);
        if (!friend) return;
        spendForce(table, self.ship, 1, RULE);
        yield* mayPerformAction(table, friend, anyAction(table, friend), RULE);
      },
    }),
  ],
};
