import { pickOne } from '../../ask.ts';
import type { Source } from '../../definition.ts';
import { canUse } from '../../rules/force.ts';
import { landspeedMoves } from '../../rules/landspeed.ts';
import { isSite } from '../../rules/locations.ts';
import { affordable, atLocation, makeMove, relocate } from '../../rules/movement.ts';
import type { LocationInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { isActive, warrior } from '../conditions.ts';
import { action, type Texts } from '../words.ts';

/** Two warriors beside a weapon who could both walk to a site, and pay for it besides something else. */
function pairsTo(game: CardTable, { self, seat }: Source, to: LocationInPlay, besides: number) {
  const here = self && game.locationOf(self);
  if (!here) return [];
  const walks = game
    .at(here)
    .filter((card) => card.owner === seat && !card.moved && isActive(game, card) && warrior(card, game))
    .flatMap((card) => affordable(game, landspeedMoves(game, card)).filter((move) => move.to === to));
  return walks
    .flatMap((one, i) =>
      walks.slice(i + 1).map((other) => {
        const ids = [one.card.id, other.card.id];
        return { key: ids.join(':'), about: { ids }, moves: [one, other] };
      }),
    )
    .filter(({ moves }) =>
      canUse(
        game,
        seat,
        moves.reduce((sum, { cost }) => sum + cost, besides),
      ),
    );
}

export const E_WEB_BLASTER: Texts = {
  'e-web-blaster': {
    text: 'Deploy for 3 on a site. With a power source present, your warrior present may fire it for 2 at a character, a vehicle or a starfighter (defense value 5), destiny +1. Two of your warriors may take it along when they walk, for 1 Force more.',
    deploysOn: ({ location, on }) => (location && !on && isSite(location) ? 3 : null),
    actions: [
      action({
        name: 'carry',
        good: 'travel',
        timing: { phase: 'move', turn: 'own' },
        oncePerTurn: true,
        cost: 1,
        targets: ({ game, my }) => {
          const here = my.self && game.locationOf(my.self);
          const sites = here ? game.rowOf(here).walkable : [];
          return sites.filter((to) => pairsTo(game, my, to, 1).length > 0).map(({ id }) => id);
        },
        *effect({ game, seat, my, target }) {
          const to = game.findLocation(target);
          const options = to ? pairsTo(game, my, to, 0) : [];
          if (!to || !my.self || options.length === 0) return;
          const rule = 'swccg.core-movement.9';
          const { moves } = yield* pickOne({
            seat,
            rule,
            topic: 'carry',
            about: { id: my.self.id, to: to.id },
            options,
          });
          for (const { card } of moves) card.moved = true;
          for (const move of moves) yield* makeMove(game, move);
          relocate(game, my.self, atLocation(to), 'text', rule);
        },
      }),
    ],
    weapon: {
      cost: 2,
      at: (target, game) => {
        const facts = game.facts(target);
        if (facts.type === 'starship') return facts.class === 'starfighter';
        return facts.type === 'character' || facts.type === 'vehicle';
      },
      draws: 1,
      plus: 1,
      defense: (target, game) => (game.facts(target).type === 'starship' ? 5 : undefined),
    },
  },
};
