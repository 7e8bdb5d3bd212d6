import { type AbilityContext, at, type CardAbility, type LHooks, modify, RULE } from '../../abilities.ts';
import { chooseUnit, chooseWay } from '../../keywords/choosing.ts';
import { isOwn } from '../../keywords/keyword.ts';
import { compulsoryMove } from '../../rules/compulsory.ts';
import { speedOf } from '../../rules/moving.ts';
import { isOfKind } from '../../rules/units.ts';
import { sufferWounds } from '../../rules/wounds.ts';
import { isInBattle, type Token, type Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { rollLuck } from './crewing.ts';
import { canPay, pay, READIES_ITSELF } from './paying.ts';

/** What drivers and pilots do who need more than a line. */

const PACE = 'activation:pace';

/** Ryder Azadi: one move that is faster or slower; nobody is faster than 3. */
export const RYDER: readonly CardAbility[] = [
  at('before-move', {
    optional: true,
    when: (context) => isOwn(context) && canPay(context) && context.moment.how !== 'pivot',
    *effect(context) {
      const { table, self, moment } = context;
      pay(context);
      const ways = speedOf(table, moment.unit) < 3 ? (['faster', 'slower'] as const) : (['slower'] as const);
      const way = yield* chooseWay({ self, rule: RULE }, ways);
      moment.unit.memory[PACE] = way === 'faster' ? 1 : -1;
    },
  }),
  modify('speed', (speed, { self, moment: unit }) => (unit === self.unit ? speed + (unit.memory[PACE] ?? 0) : speed)),
  at('moved', {
    optional: false,
    when: (context) => isOwn(context) && context.moment.unit.memory[PACE] !== undefined,
    *effect({ moment: { unit } }) {
      delete unit.memory[PACE];
    },
  }),
];

const RAN_OVER = 'activation:ran-over';

/** Reckless Driver: always forward, and over whoever stands there. */
export const RECKLESS: readonly CardAbility[] = [
  at('activates', {
    optional: false,
    when: isOwn,
    effect: ({ table, moment: { unit } }) => compulsoryMove(table, unit),
  }),
  modify('may-move', (may, context) => may && !(isOwn(context) && context.moment.how === 'reverse')),
  at('displaced', {
    optional: false,
    when: ({ table, self: { unit: own }, moment: { unit, by } }) =>
      own !== null &&
      by === own.id &&
      table.state.activation?.unit === own.id &&
      unit.seat !== own.seat &&
      !own.memory[RAN_OVER],
    *effect({ table, self: { unit: own }, moment: { unit } }) {
      if (!own) return;
      own.memory[RAN_OVER] = 1;
      const wounds = rollLuck(table, unit, 'white', unit.minis.length, ['block']);
      yield* sufferWounds(table, unit, wounds, { rule: RULE, attack: null, by: own });
    },
  }),
];

type Forming = AbilityContext<LHooks['windows']['forming-pool']>;

const SHARED: readonly Token[] = ['aim', 'dodge', 'surge'];

/** Where the tank remembers with whom it shares its tokens, as long as an attack lasts. */
function sharesWith({ id }: Unit): string {
  return `activation:shares:${id}`;
}

/** Clones that the tank sees at range 1. */
function clonesBeside(t: LTable, tank: Unit): readonly Unit[] {
  return t
    .friendsOf(tank.seat)
    .filter((one) => isOfKind(t, one, 'clone trooper') && t.range(tank, one) <= 1 && t.sees(tank, one));
}

/** With whom the tank could share its tokens in an attack: with clones who are in it, or with any if it is itself. */
function partners({ table, self: { unit: tank }, moment: { attacker, defender } }: Forming): readonly Unit[] {
  if (!tank) return [];
  const isIn = (unit: Unit) => unit === attacker || unit === defender;
  const hasTokens = (unit: Unit) => SHARED.some((token) => unit.tokens[token] > 0);
  return clonesBeside(table, tank).filter((one) => (isIn(tank) && hasTokens(one)) || (isIn(one) && hasTokens(tank)));
}

/** Veteran Clone Pilot: in one attack a tank and clones beside it are one in aim, dodge and surge tokens. */
export const VETERAN: readonly CardAbility[] = [
  at('forming-pool', {
    optional: true,
    when: (context) => canPay(context) && partners(context).length > 0,
    *effect(context) {
      const { self } = context;
      const partner = yield* chooseUnit({ self, rule: RULE }, partners(context));
      if (!partner || !self.unit) return;
      pay(context);
      self.unit.memory[sharesWith(partner)] = 1;
    },
  }),
  modify('spends-of', (others, { table, self: { unit: tank }, moment: { unit, token } }) => {
    if (!tank || !isInBattle(tank) || !SHARED.includes(token)) return others;
    if (unit !== tank) return tank.memory[sharesWith(unit)] ? [...others, tank] : others;
    return [...others, ...table.friendsOf(tank.seat).filter((one) => tank.memory[sharesWith(one)])];
  }),
  at('after-attacking', {
    optional: false,
    when: ({ table, self: { unit: tank } }) =>
      tank !== null && table.friendsOf(tank.seat).some((one) => tank.memory[sharesWith(one)]),
    *effect({ table, self: { unit: tank } }) {
      for (const one of table.state.units) if (tank) delete tank.memory[sharesWith(one)];
    },
  }),
  READIES_ITSELF,
];
