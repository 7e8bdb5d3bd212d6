import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { enemiesAt, mayChooseShip } from '../../../rules/choose.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { chooses } from '../../words/phrases.ts';

export const ZERO_ZERO_ZERO: UpgradeFacts = {
  id: '000',
  name: '0-0-0',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ anyOf: [{ faction: ['scumandvillainy'] }, { squadIncludes: ['Darth Vader'] }] }],
  standard: true,
  text: 'Engagement Phase starts: you may choose an enemy at range 0-1: you gain a calculate token unless it gains a stress token.',
  abilities: [
    at('start-of-engagement', {
      optional: false,
      when: ({ table, self }) => enemiesAt(table, self.ship, 0, 1).length > 0,
      *effect(context) {
        const { table, self } = context;
        const enemy = yield* mayChooseShip(self, enemiesAt(table, self.ship, 0, 1));
        if (!enemy) return;
        const way = yield* chooses(context, enemy, ['calculate', 'stress']);
        yield* gainToken(table, way === 'stress' ? enemy : self.ship, way, 1, byCardOf(self.ship));
      },
    }),
  ],
};
