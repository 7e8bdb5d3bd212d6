import { type AbilityContext, at, type CardAbility, type LHooks, modify, RULE } from '../../abilities.ts';
import { isOwn } from '../../keywords/keyword.ts';
import { turnOver } from '../../rules/exhausting.ts';
import { gainToken } from '../../rules/tokens.ts';

/** A two-sided card that may be turned over as the unit's activation begins. */
export const TURNS_OVER = at('activates', {
  optional: true,
  when: isOwn,
  *effect({ table, self, moment: { unit } }) {
    if (self.upgrade) turnOver(table, unit, self.upgrade, RULE);
  },
});

/** An action gives a token more, and the other kind cannot be spent. */
export function stance(better: 'aim' | 'dodge', barred: 'aim' | 'dodge'): readonly CardAbility[] {
  return [
    TURNS_OVER,
    at('action-performed', {
      optional: false,
      when: (context: AbilityContext<LHooks['windows']['action-performed']>) =>
        isOwn(context) && context.moment.action === better,
      *effect({ table, moment: { unit } }) {
        yield* gainToken(table, unit, better, 1, RULE);
      },
    }),
    modify('may-spend', (may, { self, moment: { unit, token } }) => may && (unit !== self.unit || token !== barred)),
  ];
}

/** A shield that is carried in front of oneself is heavy. */
export const SLOWER = modify('speed', (speed, { self, moment: unit }) => (unit === self.unit ? speed - 1 : speed));
