import { breakLock, hasLock } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { inArc } from '../../../rules/measure.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { chooses } from '../../words/phrases.ts';

export const FERROSPHERE_PAINT: UpgradeFacts = {
  id: 'ferrospherepaint',
  name: 'Ferrosphere Paint',
  fills: ['tech'],
  limited: 0,
  cost: 3,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  text: 'An enemy that locks you without having you in its bullseye arc gains a stress token unless it breaks that lock.',
  abilities: [
    at('lock-acquired', {
      rule: 'xw2.errata-upgrade-cards.24',
      optional: false,
      when: ({ table, self, moment }) =>
        moment.target === self.ship.id &&
        moment.ship.seat !== self.ship.seat &&
        hasLock(moment.ship, self.ship.id) &&
        !inArc(table, moment.ship, 'bullseye', self.ship),
      *effect(context) {
        const { table, self, moment } = context;
        const rule = 'xw2.errata-upgrade-cards.24';
        const way = yield* chooses(context, moment.ship, ['stress', 'break-lock'], rule);
        if (way === 'stress') yield* gainToken(table, moment.ship, 'stress', 1, { rule, by: self.ship.seat });
        else breakLock(table, moment.ship, self.ship.id, rule);
      },
    }),
  ],
};
