import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { discardForRound } from '../../../rules/upgrades.ts';
import { isLasting } from '../../words/cards.ts';

export const LEIA_ORGANA: UpgradeFacts = {
  id: 'leiaorgana',
  name: 'Leia Organa',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['rebel'] }],
  text: 'When the Activation phase starts: you may discard this card; red maneuvers that friendly ships reveal are white in this phase.',
  abilities: [
    at('start-of-activation', {
      optional: true,
      when: ({ self }) => !isLasting(self),
      *effect({ table, self: { ship, upgrade } }) {
        if (upgrade) yield* discardForRound(table, ship, upgrade);
      },
    }),
    modify('maneuver-difficulty', (colour, { table, self, moment: { ship } }) => {
      const lasts = isLasting(self) && table.state.phase === 'activation';
      return lasts && colour === 'red' && table.isFriendly(self.ship, ship) ? 'white' : colour;
    }),
  ],
};
