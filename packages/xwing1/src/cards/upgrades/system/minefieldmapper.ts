import { at, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { placeBeyond } from '../../../rules/beyond.ts';
import { bombCards, dropBomb } from '../../../rules/bombs.ts';
import { discardUpgrade } from '../../../rules/upgrades.ts';

export const MINEFIELD_MAPPER: UpgradeFacts = {
  id: 'minefieldmapper',
  name: 'Minefield Mapper',
  fills: ['system'],
  limited: 0,
  cost: 0,
  text: 'After forces are placed: you may discard any of your bombs, and their tokens go anywhere in play beyond range 3 of every enemy.',
  abilities: [
    at('forces-placed', {
      optional: false,
      when: ({ table, self: { ship } }) => ship.place === 'play' && bombCards(table, ship).length > 0,
      *effect({ table, self: { ship, card } }) {
        for (;;) {
          const options = [
            ...bombCards(table, ship).map((bomb, place) => ({
              key: `${bomb.upgrade.id}:${place}`,
              about: { card: bomb.upgrade.id, place },
              bomb,
            })),
            { key: 'none' as const, bomb: null },
          ];
          const about = { ship: ship.id, card };
          const { bomb } = yield* pickOne({ seat: ship.seat, topic: 'choose-bomb', rule: RULE, about, options });
          const pose = bomb && (yield* placeBeyond(table, ship, bomb.token));
          if (!pose) return;
          yield* discardUpgrade(table, ship, bomb.upgrade);
          yield* dropBomb(table, ship, bomb.token, pose);
        }
      },
    }),
  ],
};
