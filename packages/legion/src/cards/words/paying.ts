import { type AbilityContext, at, type CardAbility, RULE } from '../../abilities.ts';
import { isOwn } from '../../keywords/keyword.ts';
import { isReady, ready, useUp } from '../../rules/exhausting.ts';
import type { Unit } from '../../state.ts';

/** What a card asks for an effect that is no action: that it is exhausted or depleted (legion.abilities.7, .8). */
export function canPay({ self: { upgrade } }: AbilityContext<unknown>): boolean {
  return upgrade !== null && isReady(upgrade);
}

export function pay({ table, self: { unit, upgrade } }: AbilityContext<unknown>): void {
  if (unit && upgrade) useUp(table, unit, upgrade);
}

/** A card that is readied in the End Phase by itself. */
export const READIES_ITSELF = at('start-of-end-phase', {
  optional: false,
  when: ({ self: { upgrade } }) => upgrade?.exhausted === true,
  *effect({ table, self: { unit, upgrade } }) {
    if (unit && upgrade) ready(table, unit, upgrade, RULE);
  },
});

/** When the unit is activated its player may exhaust the card. */
export function whenActivated(
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
