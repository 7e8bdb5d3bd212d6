import type { AbilityContext } from '../../abilities.ts';
import { isReady, useUp } from '../../rules/exhausting.ts';

/** What a card asks for an effect that is no action: that it is exhausted or depleted (legion.abilities.7, .8). */

export function canPay({ self: { upgrade } }: AbilityContext<unknown>): boolean {
  return upgrade !== null && isReady(upgrade);
}

export function pay({ table, self: { unit, upgrade } }: AbilityContext<unknown>): void {
  if (unit && upgrade) useUp(table, unit, upgrade);
}
