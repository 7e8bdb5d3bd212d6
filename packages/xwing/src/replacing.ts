import { keyOptions, type Procedure, type Replacing } from '@rangefinder/kernel';
import { pickOne } from './topics.ts';

/** What an ability with "may" is answered with. */
export const USE_OR_DECLINE = keyOptions(['use', 'decline']);

/** Whose card it is that does something else instead. */
interface CardHolder {
  readonly ship: { readonly id: string };
  readonly card: string;
}

/**
 * Whether something else happens instead: at once, and only one replacement. Its caller then does nothing, as if nothing
 * had been about to happen.
 */
export function* isReplaced<T, Self extends CardHolder>(
  replacements: readonly Replacing<T, Self>[],
): Procedure<boolean> {
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
