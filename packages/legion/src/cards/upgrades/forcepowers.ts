import type { Procedure } from '@rangefinder/kernel';
import { type AbilityContext, at, cardAction, type LHooks, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import { rangeBetween } from '../../battlefield/range.ts';
import { chooseNumber, chooseUnits, chooseWay, demandUnit, whyNobody } from '../../keywords/choosing.ts';
import { isOwn } from '../../keywords/keyword.ts';
import { countFaces, isRanged } from '../../rules/attack/moment.ts';
import { cancelAttackDice } from '../../rules/attack/roll.ts';
import { gainToken } from '../../rules/tokens.ts';
import { isTrooper } from '../../rules/units.ts';
import { sufferWounds } from '../../rules/wounds.ts';
import type { Mini, Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { canPay, pay } from './paying.ts';

/** What the Force does for those who have its cards. */

export const ANGER = [
  at('wounds-suffered', {
    optional: false,
    when: isOwn,
    *effect({ table, moment: { unit } }) {
      yield* gainToken(table, unit, 'aim', 1, RULE);
    },
  }),
] as const;

const HURRIES = 'round:burst-of-speed';

export const BURST_OF_SPEED = [
  at('activates', {
    optional: true,
    when: (context) => isOwn(context) && canPay(context),
    *effect(context) {
      pay(context);
      context.moment.unit.memory[HURRIES] = 1;
    },
  }),
  modify('speed', (speed, { self, moment: unit }) => (unit === self.unit && unit.memory[HURRIES] ? 3 : speed)),
  at('end-of-round', {
    optional: false,
    when: ({ self }) => Boolean(self.unit?.memory[HURRIES]),
    *effect({ table, self }) {
      if (self.unit) yield* gainToken(table, self.unit, 'immobilize', 1, RULE);
    },
  }),
] as const;

type Defending = AbilityContext<LHooks['windows']['defender-modifies-attack-dice']>;

/** Another of its side, troopers at range 1, against a ranged attack of which something is left. */
function mayBar({ table, self: { unit }, moment: { attack, defender } }: Defending): boolean {
  if (!unit || unit === defender || unit.seat !== defender.seat || !isRanged(attack)) return false;
  return isTrooper(table, defender) && table.range(unit, defender) <= 1 && countFaces(attack, 'hit', 'crit') > 0;
}

function* bar({ table, self, moment }: Defending): Procedure<void> {
  const { attack } = moment;
  const by = { by: self.card, rule: RULE } as const;
  const faces = (['crit', 'hit'] as const).filter((face) => countFaces(attack, face) > 0);
  const face = yield* chooseWay({ self, rule: RULE }, faces);
  const most = Math.min(2, countFaces(attack, 'hit'));
  const count = face === 'crit' ? 1 : yield* chooseNumber({ self, rule: RULE }, most);
  cancelAttackDice(table, moment, face, count, by);
}

export const FORCE_BARRIER = [
  at('defender-modifies-attack-dice', {
    optional: true,
    when: (context) => canPay(context) && mayBar(context),
    *effect(context) {
      pay(context);
      yield* bar(context);
    },
  }),
] as const;

/** Enemy troopers that are neither commander nor operative, so far away at most. */
function weakMinded({ table, moment: unit }: AbilityContext<Unit>, reach: number): readonly Unit[] {
  return table
    .enemiesOf(unit.seat)
    .filter(
      (enemy) =>
        isTrooper(table, enemy) &&
        enemy.rank !== 'commander' &&
        enemy.rank !== 'operative' &&
        table.range(unit, enemy) <= reach,
    );
}

function minisAt1(t: LTable, unit: Unit, enemy: Unit): readonly Mini[] {
  const own = t.miniatures(unit);
  return enemy.minis.filter((mini) => own.some((one) => rangeBetween(one, t.miniature(enemy, mini)) <= 1));
}

/** Those of whom a miniature stands at range 1; nobody is reached inside of a vehicle. */
function choked(context: AbilityContext<Unit>): readonly Unit[] {
  const { table, moment: unit } = context;
  return weakMinded(context, 1).filter((enemy) => enemy.place === 'play' && minisAt1(table, unit, enemy).length > 0);
}

export const FORCE_CHOKE = [
  cardAction({
    rule: RULE,
    free: true,
    whyNot: (context) => whyNobody({ self: context.self, rule: RULE }, choked(context)),
    *perform(context) {
      const { table, self, moment: unit } = context;
      const enemy = yield* demandUnit({ self, rule: RULE }, choked(context));
      if (!enemy) return;
      const options = minisAt1(table, unit, enemy).map((mini) => ({
        key: mini.id,
        about: { unit: enemy.id, mini: mini.id },
        mini,
      }));
      const about = { unit: enemy.id, card: self.card };
      const { mini } = yield* pickOne({ seat: self.seat, topic: 'choose-mini', rule: RULE, about, options });
      yield* sufferWounds(table, enemy, 1, { rule: RULE, attack: null, by: unit, mini });
    },
  }),
] as const;

export const FORCE_GUIDANCE = [
  cardAction({
    rule: RULE,
    free: true,
    *perform({ table, self, moment: unit }) {
      const near = table.friendsOf(unit.seat).filter((one) => table.range(unit, one) <= 2);
      const chosen = yield* chooseUnits({ self, rule: RULE, gives: 'surge' }, near, 2);
      for (const one of chosen) yield* gainToken(table, one, 'surge', 1, RULE);
    },
  }),
] as const;

export const JEDI_MIND_TRICK = [
  cardAction({
    rule: RULE,
    free: true,
    whyNot: (context) => whyNobody({ self: context.self, rule: RULE }, weakMinded(context, 2)),
    *perform(context) {
      const { table, self } = context;
      const enemy = yield* demandUnit({ self, rule: RULE }, weakMinded(context, 2));
      if (enemy) yield* gainToken(table, enemy, 'suppression', 2, RULE);
    },
  }),
] as const;
