import { maneuverWith } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { discardsSelf } from '../../words/tokens.ts';

export const ADRENALINE_RUSH: UpgradeFacts = {
  id: 'adrenalinerush',
  name: 'Adrenaline Rush',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  text: 'Red maneuver revealed: you may give up this card to execute it as a white one.',
  abilities: [
    at('dial-revealed', {
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship && moment.maneuver.difficulty === 'red',
      *effect({ table, self, moment }) {
        yield* discardsSelf(table, self);
        moment.maneuver = maneuverWith(moment.maneuver, { difficulty: 'white' });
      },
    }),
  ],
};
