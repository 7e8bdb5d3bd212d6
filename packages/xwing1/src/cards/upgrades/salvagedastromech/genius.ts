import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { bombCards, dropFromCard, mayDropBomb } from '../../../rules/bombs.ts';
import { chooseUpgrade } from '../../words/cards.ts';

export const GENIUS: UpgradeFacts = {
  id: 'genius',
  name: '"Genius"',
  fills: ['salvagedastromech'],
  limited: 1,
  cost: 0,
  text: 'A revealed maneuver executed without overlapping a ship: you may drop the bomb of one of your bomb cards that has no action header.',
  abilities: [
    at('maneuver-executed', {
      optional: true,
      when: ({ table, self: { ship }, moment }) =>
        moment.ship === ship &&
        ship.revealed &&
        table.state.phase === 'activation' &&
        table.state.active === ship.id &&
        moment.overlapped.length === 0 &&
        mayDropBomb(ship) &&
        bombCards(table, ship, 'reveal').length > 0,
      *effect({ table, self }) {
        const bombs = bombCards(table, self.ship, 'reveal').map(({ upgrade }) => upgrade);
        const upgrade = yield* chooseUpgrade(self, bombs);
        if (upgrade) yield* dropFromCard(table, self.ship, upgrade);
      },
    }),
  ],
};
