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
  text: 'As the Combat phase starts: you may give up this card. If you do, you have 1 more agility this round and may shake off one enemy lock.',
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
