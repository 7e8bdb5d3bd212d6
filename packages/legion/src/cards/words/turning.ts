import { at, RULE } from '../../abilities.ts';
import { isOwn } from '../../keywords/keyword.ts';
import { turnOver } from '../../rules/exhausting.ts';

/** A two-sided card that may be turned over as the unit's activation begins. */
export const TURNS_OVER = at('activates', {
  optional: true,
  when: isOwn,
  *effect({ table, self, moment: { unit } }) {
    if (self.upgrade) turnOver(table, unit, self.upgrade, RULE);
  },
});
