import type { Procedure, Replacing } from '@rangefinder/kernel';
import type { Holder } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import type { XTable } from '../table.ts';
import { USE_OR_DECLINE } from './useordecline.ts';

/**
 * Whether something else happens instead (xw2.replacement-effects.1): at once, not by the queue
 * (xw2.annex-queue-example-2.2), and only one replacement (xw2.replacement-effects.2, .4). Its caller then does
 * nothing, as if nothing had been about to happen (xw2.replacement-effects.3).
 */
export function* isReplaced(replacements: readonly Replacing<XTable, Holder>[]): Procedure<boolean> {
  for (const replacement of replacements) {
    if (replacement.optional) {
      const { ship, card } = replacement.self;
      const { key } = yield* pickOne({
        seat: replacement.seat,
        topic: 'use-ability',
        rule: replacement.rule,
        about: { ship: ship.id, card },
        options: USE_OR_DECLINE,
      });
      if (key === 'decline') continue;
    }
    if (yield* replacement.instead()) return true;
  }
  return false;
}
