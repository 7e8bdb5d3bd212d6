import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { changeUntilRoundEnds } from '../../../rules/stats.ts';
import { discardsSelf, mayRemoveLock } from '../../words/tokens.ts';

export const COUNTERMEASURES: UpgradeFacts = {
  id: 'countermeasures',
  name: 'Countermeasures',
  fills: ['modification'],
  limited: 0,
  cost: 3,
  restrictions: [{ size: ['large'] }],
  text: 'At the start of the Combat phase you may discard this card: your agility is 1 higher this round, and you may remove 1 enemy target lock from your ship.',
  abilities: [
    at('start-of-combat', {
      optional: true,
      *effect({ table, self }) {
        yield* discardsSelf(table, self);
        changeUntilRoundEnds(self.ship, 'agility', 1);
        yield* mayRemoveLock(table, self);
      },
    }),
  ],
};
