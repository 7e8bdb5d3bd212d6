import { instead, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { spendToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import { dealtFacedown } from '../../words/cards.ts';
import { isUnused, markUsed } from '../../words/phrases.ts';

function reinforced({ tokens }: Ship) {
  return (['reinforceFore', 'reinforceAft'] as const).filter((kind) => tokens[kind] > 0);
}

export const BREACH_SPECIALIST: UpgradeFacts = {
  id: 'breachspecialist',
  name: 'Breach Specialist',
  fills: ['crew'],
  limited: 0,
  cost: 1,
  text: 'A damage card comes faceup to you: spend a reinforce token, if you like, and it turns facedown without its effect, as does every later one until the round ends.',
  abilities: [
    instead('deal-faceup', {
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship && isUnused(self) && reinforced(self.ship).length > 0,
      *instead({ table, self, moment }) {
        markUsed(self);
        const { seat, id } = self.ship;
        const options = reinforced(self.ship).map((key) => ({ key }));
        const about = { ship: id, card: self.card };
        const { key } = yield* pickOne({ seat, topic: 'choose-token', rule: RULE, about, options });
        yield* spendToken(table, self.ship, key);
        return yield* dealtFacedown(table, moment);
      },
    }),
    instead('deal-faceup', {
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship && !isUnused(self),
      instead: ({ table, moment }) => dealtFacedown(table, moment),
    }),
  ],
};
