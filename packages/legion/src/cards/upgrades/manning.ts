import { at, type CardAbility, cardAction, modify, RULE } from '../../abilities.ts';
import type { KeywordUse } from '../../card.ts';
import { attacks, isOwn } from '../../keywords/keyword.ts';
import { gainToken } from '../../rules/tokens.ts';
import { giveKeyword } from '../../sources.ts';
import type { Token } from '../../state.ts';
import { gainOneOf } from '../commands/words.ts';
import { kw } from '../print.ts';

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

/** Officers: whoever has no courage to raise is not afraid anyway. */
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
