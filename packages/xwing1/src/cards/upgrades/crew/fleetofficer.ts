import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt } from '../../../rules/choose.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { focusOnEach } from '../../words/phrases.ts';

export const FLEET_OFFICER: UpgradeFacts = {
  id: 'fleetofficer',
  name: 'Fleet Officer',
  fills: ['crew'],
  limited: 0,
  cost: 3,
  restrictions: [{ faction: ['imperial'] }],
  text: 'Action: up to 2 friendly ships at range 1-2 get a focus token each, then you receive a stress token.',
  abilities: [
    cardAction({
      *perform({ table, self }) {
        yield* focusOnEach(table, self, 2, friendsAt(table, self, 1, 2));
        yield* gainToken(table, self.ship, 'stress', 1);
      },
    }),
  ],
};
