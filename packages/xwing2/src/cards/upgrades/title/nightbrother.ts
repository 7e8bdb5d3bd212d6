import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { revealedManeuver } from '../../../rules/revealed.ts';
import { gainToken, isStressed } from '../../../rules/tokens.ts';
import { chooses } from '../../words/phrases.ts';

export const NIGHTBROTHER: UpgradeFacts = {
  id: 'nightbrother',
  name: 'Nightbrother',
  fills: ['title', 'modification'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['scumandvillainy', 'rebelalliance'] }, { ship: ['gauntletfighter'] }],
  standard: true,
  charges: { value: 2, recovers: 1 },
  slots: ['crew'],
  text: 'After you reveal a maneuver that is not blue while stressed you may pay two charges to gain a focus or evade token.',
  abilities: [
    at('dial-revealed', {
      optional: false,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship &&
        chargesOf(self) >= 2 &&
        isStressed(self.ship) &&
        revealedManeuver(table, self.ship)?.difficulty !== 'blue',
      *effect(context) {
        const { table, self } = context;
        const way = yield* chooses(context, self.ship, ['focus', 'evade', 'none']);
        if (way === 'none') return;
        spendCharge(table, self, 2);
        yield* gainToken(table, self.ship, way, 1, byCardOf(self.ship));
      },
    }),
  ],
};
