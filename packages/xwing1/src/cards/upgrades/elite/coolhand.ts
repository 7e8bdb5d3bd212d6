import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { discardsSelf, gainsFocusOrEvade } from '../../words/tokens.ts';

export const COOL_HAND: UpgradeFacts = {
  id: 'coolhand',
  name: 'Cool Hand',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  text: 'On gaining a stress token: you may trade this card for a focus or evade token.',
  abilities: [
    at('token-gained', {
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship && moment.token === 'stress',
      *effect({ table, self }) {
        yield* discardsSelf(table, self);
        yield* gainsFocusOrEvade(table, self, self.ship);
      },
    }),
  ],
};
