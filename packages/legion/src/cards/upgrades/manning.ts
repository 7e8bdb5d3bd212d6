import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type CardAbility, cardAction, modify, RULE } from '../../abilities.ts';
import type { KeywordUse } from '../../card.ts';
import { attacks, isOwn } from '../../keywords/keyword.ts';
import { isSupported } from '../../rules/attack/support.ts';
import { pivotAlong } from '../../rules/deeds.ts';
import { whyNotMove } from '../../rules/moving.ts';
import { gainToken } from '../../rules/tokens.ts';
import { giveKeyword, hasKeyword, takeKeyword } from '../../sources.ts';
import type { Token, Unit } from '../../state.ts';
import { gainOneOf } from '../commands/words.ts';
import { kw } from '../print.ts';
import { canPay, pay } from './paying.ts';
import { addToPool } from './pools.ts';

/** What those do who join a unit or steer it. */

/** Its maximum speed is so much higher, or lower. */
function faster(by: number): readonly CardAbility[] {
  return [modify('speed', (speed, { self, moment: unit }) => (unit === self.unit ? speed + by : speed))];
}

/** A free action for one of these tokens. */
function oneOf(...tokens: readonly Token[]): readonly CardAbility[] {
  return [
    cardAction({
      rule: RULE,
      free: true,
      perform: (context) => gainOneOf(context, context.moment, tokens),
    }),
  ];
}

/** A free action for a keyword that lasts until the activation ends. */
function forNow(use: KeywordUse): readonly CardAbility[] {
  return [
    cardAction({
      rule: RULE,
      free: true,
      *perform({ table, moment: unit }) {
        giveKeyword(table, unit, 'activation', use);
      },
    }),
  ];
}

/** The gunners whose sidecar slows a speeder down. */
export const SLOWER = faster(-1);

/** Imperial TIE Pilot. */
export const TIE_PILOT = faster(1);

export const BRAVER = words(
  "The unit's courage is 1 higher.",
  'Le courage de l’unité augmente de 1.',
  'Odwaga oddziału jest o 1 większa.',
);

/** Officers, and whoever leads as they do: whoever has no courage to raise is not afraid anyway. */
export const OFFICER: readonly CardAbility[] = [
  modify('courage', (courage, { self, moment: unit }) =>
    unit === self.unit && courage !== null ? courage + 1 : courage,
  ),
];

export const CLONE_SPECIALIST = oneOf('aim', 'dodge', 'surge');
export const REBEL_SPECIALIST = oneOf('dodge', 'surge');
export const STORMTROOPER_SPECIALIST = oneOf('aim', 'surge');

/** Baron Rudor: an aim token whenever the unit has recovered. */
export const RUDOR: readonly CardAbility[] = [
  at('recovered', {
    optional: false,
    when: isOwn,
    *effect({ table, moment: { unit } }) {
      yield* gainToken(table, unit, 'aim', 1, RULE);
    },
  }),
];

export const WEISS = forNow(kw('arsenal', 2));
export const PLO_KOON = forNow(kw('agile-x', 2));

/** Imperial Hammers: what is better already stays so. */
export const HAMMERS: readonly CardAbility[] = [
  modify('attack-surge', (surge, context) => (attacks(context) ? (surge ?? 'hit') : surge)),
];

/** 327th Star Corps: criticals as long as a friend shoots along. */
export const STAR_CORPS: readonly CardAbility[] = [
  modify('attack-surge', (surge, context) => (attacks(context) && isSupported(context.moment.attack) ? 'crit' : surge)),
];

/** Wedge Antilles: a pivot that takes no action. */
export const WEDGE: readonly CardAbility[] = [
  cardAction({
    rule: RULE,
    free: true,
    whyNot: ({ table, moment: unit }) => whyNotMove(table, unit, { how: 'pivot' }),
    perform: ({ table, moment: unit }) => pivotAlong(table, unit),
  }),
];

/** What a droid does of its own accord that nobody has ordered. */
export const AI_ATTACK = kw('ai-action', 'attack');

/** When the unit is activated its player may exhaust the card. */
function whenActivated(
  does: (context: AbilityContext<{ readonly unit: Unit }>) => void,
  matters: (context: AbilityContext<{ readonly unit: Unit }>) => boolean = () => true,
): CardAbility {
  return at('activates', {
    optional: true,
    when: (context) => isOwn(context) && canPay(context) && matters(context),
    *effect(context) {
      pay(context);
      does(context);
    },
  });
}

/** B1 Security Droid: an activation without AI: Attack. */
export const SECURITY_DROID: readonly CardAbility[] = [
  whenActivated(
    ({ table, moment: { unit } }) => takeKeyword(table, unit, AI_ATTACK),
    ({ table, moment: { unit } }) => hasKeyword(table, unit, AI_ATTACK.id, AI_ATTACK.of),
  ),
];

const UNDAUNTED = 'activation:undaunted';

/** Captains: for an activation the unit bears its suppression, and keeps it. */
export const CAPTAIN_LEADS: readonly CardAbility[] = [
  whenActivated(({ moment: { unit } }) => {
    unit.memory[UNDAUNTED] = 1;
  }),
  modify(
    'suppressed',
    (suppressed, { self, moment: unit }) => suppressed && !(unit === self.unit && unit.memory[UNDAUNTED]),
  ),
  modify(
    'may-lose-suppression',
    (may, { self, moment: unit }) => may && !(unit === self.unit && unit.memory[UNDAUNTED]),
  ),
];

const SUPPRESSES = 'activation:suppresses';

/** Lok Durd: every pool of the unit is suppressive until the activation ends. */
export const LOK_DURD: readonly CardAbility[] = [
  cardAction({
    rule: RULE,
    free: true,
    *perform({ moment: unit }) {
      unit.memory[SUPPRESSES] = 1;
    },
  }),
  at('forming-pool', {
    optional: false,
    when: (context) => attacks(context) && context.moment.attacker.memory[SUPPRESSES] === 1,
    *effect({ table, moment: { attack } }) {
      addToPool(table, attack, { keywords: [kw('suppressive')] });
    },
  }),
];

/** OOM-Series Battle Droid, Command Control Array. */
export const COORDINATES_FURTHER: readonly CardAbility[] = [
  modify('coordinate-range', (range, { self, moment: unit }) => (unit === self.unit ? Math.max(range, 2) : range)),
];
