import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { lastingOf } from '../../../sources.ts';
import { discardsSelf } from '../../words/tokens.ts';

export const R5_X3: UpgradeFacts = {
  id: 'r5x3',
  name: 'R5-X3',
  fills: ['astromech'],
  limited: 1,
  cost: 1,
  text: 'Before your dial is revealed: discard this card, if you like, and ignore obstacles for the rest of the round.',
  abilities: [
    at('before-reveal', {
      optional: true,
      when: ({ table, self, moment }) => moment.ship === self.ship && table.state.obstacles.length > 0,
      *effect({ table, self }) {
        self.ship.memory[lastingOf(self.card)] = 1;
        yield* discardsSelf(table, self);
      },
    }),
    modify(
      'ignores-obstacle',
      (ignores, { self, moment: { ship } }) =>
        ignores || (ship === self.ship && ship.memory[lastingOf(self.card)] === 1),
    ),
  ],
};
