import { type Procedure, pickOne } from '@rangefinder/kernel';
import type { Maneuver } from '@rangefinder/xwing';
import { type AbilityContext, at, type CardAbility, modify } from '../abilities.ts';
import { grantedAction } from '../rules/actions.ts';
import { friendsAt, mayChooseShip } from '../rules/choose.ts';
import { acquireLock, lockTargets } from '../rules/lock.ts';
import { hasLock, spendLock } from '../rules/locktokens.ts';
import { inArc } from '../rules/measure.ts';
import { addDie, mayModify, rerollAttackDice, rerollDefenseDice } from '../rules/modify.ts';
import { gainToken, isStressed, removeToken } from '../rules/tokens.ts';
import type { Die, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { attackerOf, youAttack, youDefend, yourPrimaryAttack } from './attackwords.ts';
import { offersActions, youFullyExecute } from './phrases.ts';

/** Abilities of pilots who fly more than one type of ship. */

const RULE = 'xw2.abilities.1';

export const GARVEN_DREIS = {
  text: 'Whenever you spend a focus token, you may give one focus token to a friend at range 1-3.',
  abilities: [
    at('token-spent', {
      rule: RULE,
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship && moment.token === 'focus',
      *effect({ table, self }) {
        const ship = yield* mayChooseShip(self, friendsAt(table, self.ship, 1, 3), RULE);
        if (ship) yield* gainToken(table, ship, 'focus', 1, { rule: RULE, by: self.ship.seat });
      },
    }),
  ],
};

export const NORRA_WEXLEY = {
  text: 'When you defend with an enemy at range 0-1, an evade result is added to your dice.',
  abilities: [
    at('modify-defense-dice', {
      rule: RULE,
      optional: false, // xw2.errata-ship-cards.2
      when: (context) =>
        youDefend(context) &&
        context.table
          .enemiesOf(context.self.ship.seat)
          .some((enemy) => context.table.range(context.self.ship, enemy) <= 1),
      *effect({ moment: { attack } }) {
        addDie(attack.defenseDice, 'evade');
      },
    }),
  ],
};

export const SHARA_BEY = {
  text: 'Defending, or in a primary attack: you may spend a lock you have on the enemy to add a focus result to your dice.',
  abilities: [
    at('modify-attack-dice', {
      rule: RULE,
      optional: true,
      when: (context) => {
        const { table, self, moment } = context;
        return (
          yourPrimaryAttack(context) &&
          hasLock(self.ship, moment.attack.defender) &&
          mayModify(table, moment.attack, self.ship, 'attack', 'lock')
        );
      },
      *effect({ table, self, moment: { attack } }) {
        yield* spendLock(table, self.ship, attack.defender, RULE);
        addDie(attack.attackDice, 'focus');
      },
    }),
    at('modify-defense-dice', {
      rule: RULE,
      optional: true,
      when: (context) => youDefend(context) && hasLock(context.self.ship, context.moment.attack.attacker),
      *effect({ table, self, moment: { attack } }) {
        yield* spendLock(table, self.ship, attack.attacker, RULE);
        addDie(attack.defenseDice, 'focus');
      },
    }),
  ],
};

export const BOSSK = {
  text: 'In a primary attack, once results have neutralized each other, you may give up a crit for two hits.',
  abilities: [
    at('after-neutralize', {
      rule: RULE,
      optional: true,
      when: (context) =>
        yourPrimaryAttack(context) && context.moment.attack.attackDice.some(({ face }) => face === 'crit'),
      *effect({ moment: { attack } }) {
        attack.attackDice.splice(
          attack.attackDice.findIndex(({ face }) => face === 'crit'),
          1,
        );
        addDie(attack.attackDice, 'hit');
        addDie(attack.attackDice, 'hit');
      },
    }),
  ],
};

/** Enemy ships in the bullseye arc that could be locked. */
function inBullseye(t: XTable, ship: Ship) {
  return lockTargets(t, ship).filter(({ key }) => {
    const enemy = t.findShip(key);
    return enemy !== undefined && enemy.seat !== ship.seat && inArc(t, ship, 'bullseye', enemy);
  });
}

function* lockInBullseye({ table, self }: Pick<AbilityContext<unknown>, 'table' | 'self'>): Procedure<void> {
  yield* acquireLock(table, self.ship, RULE, inBullseye(table, self.ship));
}

export const ODD_BALL = {
  text: 'After fully executing a red maneuver, or a red action, you may lock an enemy in your bullseye arc.',
  abilities: [
    at('maneuver-executed', {
      rule: RULE,
      optional: true,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship &&
        moment.full &&
        moment.maneuver.difficulty === 'red' &&
        inBullseye(table, self.ship).length > 0,
      effect: lockInBullseye,
    }),
    at('action-performed', {
      rule: RULE,
      optional: true,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship && moment.difficulty === 'red' && inBullseye(table, self.ship).length > 0,
      effect: lockInBullseye,
    }),
  ],
};

function hasBlank(dice: readonly Die<string>[]): boolean {
  return dice.some(({ face, rerolled }) => face === 'blank' && !rerolled);
}

function* takeStress({ table, self }: Pick<AbilityContext<unknown>, 'table' | 'self'>): Procedure<void> {
  yield* gainToken(table, self.ship, 'stress', 1, { rule: RULE, by: self.ship.seat });
}

/** Lando Calrissian rolls all his blanks again, or as many as he may. */
function allBlanks(dice: readonly Die<string>[]) {
  return { least: dice.length, most: dice.length, faces: ['blank'], rule: RULE } as const;
}

export const LANDO_CALRISSIAN = {
  text: 'Whenever you roll dice while not stressed, you may gain a stress token to roll all blank ones again.',
  abilities: [
    at('modify-attack-dice', {
      rule: RULE,
      optional: true,
      when: (context) =>
        youAttack(context) && !isStressed(context.self.ship) && hasBlank(context.moment.attack.attackDice),
      *effect(context) {
        yield* takeStress(context);
        const { table, self, moment } = context;
        yield* rerollAttackDice(table, moment.attack, self.ship.seat, allBlanks(moment.attack.attackDice));
      },
    }),
    at('modify-defense-dice', {
      rule: RULE,
      optional: true,
      when: (context) =>
        youDefend(context) && !isStressed(context.self.ship) && hasBlank(context.moment.attack.defenseDice),
      *effect(context) {
        yield* takeStress(context);
        const { table, self, moment } = context;
        yield* rerollDefenseDice(table, moment.attack, self.ship.seat, allBlanks(moment.attack.defenseDice));
      },
    }),
    at('dice-rolled', {
      rule: RULE,
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship && !isStressed(self.ship) && moment.dice.includes('blank'),
      *effect(context) {
        const { dice, rollAgain } = context.moment;
        yield* takeStress(context);
        const blanks = [...dice.keys()].filter((place) => dice[place] === 'blank');
        rollAgain(blanks, RULE, context.self.card);
      },
    }),
  ],
};

export const CAI_THRENALLI = {
  text: 'Maneuver fully executed through a friend: you may take an evade action.',
  abilities: [
    at(
      'maneuver-executed',
      offersActions(
        RULE,
        (context: AbilityContext<{ ship: Ship; maneuver: Maneuver; full: boolean; through: readonly Ship[] }>) =>
          youFullyExecute(context) &&
          context.moment.through.some((ship) => context.table.isFriendly(context.self.ship, ship)),
        ({ table, self }) => [grantedAction(table, self.ship, 'evade')],
      ),
    ),
  ],
};

export const L3_37 = {
  text: 'Without active shields your bank maneuvers are one step easier.',
  abilities: [
    modify('difficulty-steps', RULE, (steps, { self, moment: { ship, maneuver } }) =>
      ship === self.ship &&
      ship.shields === 0 &&
      (maneuver.bearing === 'left-bank' || maneuver.bearing === 'right-bank')
        ? steps - 1
        : steps,
    ),
  ],
};

/** At the start of the Engagement Phase a ship may be chosen whose focus or evade token becomes this ship's own. */
export function takesToken(from: (context: AbilityContext<object>) => readonly Ship[]): CardAbility {
  return at('start-of-engagement', {
    rule: RULE,
    optional: false,
    *effect(context) {
      const { table, self } = context;
      const laden = from(context).filter(({ tokens }) => tokens.focus > 0 || tokens.evade > 0);
      const ship = yield* mayChooseShip(self, laden, RULE);
      if (!ship) return;
      const options = (['focus', 'evade'] as const).filter((token) => ship.tokens[token] > 0).map((key) => ({ key }));
      const about = { ship: self.ship.id, card: self.card, from: ship.id };
      const { key } = yield* pickOne({ seat: self.ship.seat, topic: 'transfer', rule: 'xw2.tokens.4', about, options });
      removeToken(table, ship, key, 1, 'xw2.tokens.4');
      yield* gainToken(table, self.ship, key, 1, { rule: 'xw2.tokens.4', by: self.ship.seat });
    },
  });
}

export const VIKTOR_HEL = {
  text: 'After you defended, unless you rolled exactly two defense dice, the attacker gains a stress token.',
  abilities: [
    at('defense-dice-rolled', {
      rule: RULE,
      optional: false,
      when: youDefend,
      *effect({ self, moment: { attack } }) {
        attack.memory[self.card] = attack.defenseDice.length;
      },
    }),
    at('after-defending', {
      rule: RULE,
      optional: false,
      when: (context) => youDefend(context) && context.moment.attack.memory[context.self.card] !== 2,
      *effect(context) {
        const { table, self } = context;
        yield* gainToken(table, attackerOf(context), 'stress', 1, { rule: RULE, by: self.ship.seat });
      },
    }),
  ],
};
