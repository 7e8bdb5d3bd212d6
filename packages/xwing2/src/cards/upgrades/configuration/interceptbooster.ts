import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf } from '../../../rules/charges.ts';
import { flipUpgrade } from '../../../rules/flip.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { chooses } from '../../words/phrases.ts';

export const INTERCEPT_BOOSTER: UpgradeFacts = {
  id: 'interceptbooster',
  name: 'Intercept Booster',
  fills: ['configuration'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['droidtrifighter'] }],
  standard: true,
  title: 'Intercept Booster (Attached)',
  charges: { value: 3, recovers: -1 },
  actions: ['slam > red lock'],
  text: 'System Phase: flip this card, or gain a disarm token. If it has no charges when the round ends, it flips.',
  abilities: [
    at('system', {
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship,
      *effect(context) {
        const { table, self } = context;
        const way = yield* chooses(context, self.ship, ['disarm', 'flip']);
        if (way === 'disarm') yield* gainToken(table, self.ship, 'disarm', 1);
        else if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade);
      },
    }),
    at('end-of-round', {
      optional: false,
      when: ({ self }) => chargesOf(self) === 0,
      *effect({ table, self }) {
        if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade);
      },
    }),
  ],
  back: { title: 'Intercept Booster (Detached)', abilities: [] },
};
