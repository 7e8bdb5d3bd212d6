import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { maySpend, spendToken } from '../../../rules/tokens.ts';
import { flipUpgrade } from '../../../rules/upgrades.ts';
import { chooseToken, gainsFocusOrEvade } from '../../words/tokens.ts';

const BOTH = ['focus', 'evade'] as const;

export const INTENSITY: UpgradeFacts = {
  id: 'intensity',
  name: 'Intensity',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  restrictions: [{ size: ['small'] }],
  text: 'After a boost or barrel roll action of yours: you may take a focus or evade token and turn this card over.',
  abilities: [
    at('action-performed', {
      optional: true,
      when: ({ self, moment: { ship, action } }) =>
        ship === self.ship && (action === 'boost' || action === 'barrel-roll'),
      *effect({ table, self }) {
        yield* gainsFocusOrEvade(table, self, self.ship);
        if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade);
      },
    }),
  ],
  back: {
    title: 'Intensity (Exhausted)',
    text: 'As the Combat phase ends: you may pay a focus or evade token to turn this card over.',
    abilities: [
      at('end-of-combat', {
        optional: true,
        when: ({ table, self: { ship } }) => BOTH.some((token) => maySpend(table, ship, token)),
        *effect({ table, self }) {
          const { ship, upgrade } = self;
          const token = yield* chooseToken(
            self,
            BOTH.filter((one) => maySpend(table, ship, one)),
          );
          yield* spendToken(table, ship, token);
          if (upgrade) flipUpgrade(table, ship, upgrade);
        },
      }),
    ],
  },
};
