import { pickOne } from '@rangefinder/kernel';
import { canUse, moveTop } from '../../rules/force.ts';
import { landspeedMoves } from '../../rules/landspeed.ts';
import { checkLifeForce } from '../../rules/life-force.ts';
import { isAdjacent, isInterior, isSite } from '../../rules/locations.ts';
import { affordable, atLocation, makeMove, relocate } from '../../rules/movement.ts';
import { lookAt } from '../../rules/piles.ts';
import type { LocationInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { hasKeyword, isActive, isCharacter, isKind, isPresentWith, onYour, warrior } from '../conditions.ts';
import type { Source } from '../definition.ts';
import { action, add, atLeast, type Texts } from '../words.ts';

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
      walks.slice(i + 1).map((other) => ({ key: `${one.card.id}:${other.card.id}`, moves: [one, other] })),
    )
    .filter(({ moves }) =>
      canUse(
        game,
        seat,
        moves.reduce((sum, { cost }) => sum + cost, besides),
      ),
    );
}

export const TOOLS: Texts = {
  comlink: {
    text: 'Deploy for 1 on your character. When your opponent has just initiated a Force drain or battle there or at an adjacent site, you may deploy cards there as a react.',
    deploysOn: onYour(isCharacter, 1),
    modifiers: [
      atLeast('may-deploy-react', 1, ({ seat, location }, my, game) => {
        const here = my.self && game.locationOf(my.self);
        if (seat !== my.seat || !here || !location) return false;
        return here === location || isAdjacent(game, here, location);
      }),
    ],
  },
  electrobinoculars: {
    text: 'Deploy for 1 on your warrior. At any time use 2 Force to look at your Reserve Deck’s top card; you may move it to your Force Pile.',
    deploysOn: onYour(warrior, 1),
    actions: [
      action({
        name: 'peek',
        good: 'sift',
        cost: 2,
        when: ({ game, seat }) => game.player(seat).reserve.length > 0,
        *effect({ game, seat }) {
          const [card = ''] = lookAt(game.player(seat), 'reserve', 1);
          const type = 'peeked';
          const seen = 'swccg.core-hidden.2';
          game.emitTo(seat, { type, rule: seen, seat, count: 1, cards: [card] }, { type, rule: seen, seat, count: 1 });
          const options = [{ key: 'keep' }, { key: 'activate-it' }];
          const rule = 'swccg.core-hidden.4';
          const { key } = yield* pickOne({ seat, rule, topic: 'peek', about: { card }, options, secret: true });
          if (key === 'keep') return;
          moveTop(game, seat, 'reserve', 'force');
          game.emit({ type: 'activated', rule: 'swccg.core-activate.6', seat, amount: 1 });
          checkLifeForce(game);
        },
      }),
    ],
  },
  'portable-fusion-generator': {
    text: 'Deploy on your warrior: each destiny draw of an artillery weapon or blaster rifle fired by that warrior is +1. One of your droids present is power +1.',
    deploysOn: onYour(warrior, 0),
    modifiers: [
      add('weapon-destiny', 1, ({ weapon }, my, game) => {
        const facts = game.facts(weapon);
        if (facts.type !== 'weapon' || !my.self || weapon.owner !== my.seat) return false;
        if (facts.kind === 'artillery') return isPresentWith(game, weapon, my.self);
        return hasKeyword(facts, 'blaster rifle') && weapon.where.id === my.self.where.id;
      }),
      add('power', 1, ({ card }, my, game) => {
        const droids = game.state.cards.filter(
          (other) =>
            other.owner === my.seat &&
            isKind(game.facts(other), 'droid') &&
            my.self !== null &&
            isPresentWith(game, my.self, other),
        );
        return droids[0] === card;
      }),
    ],
  },
  'laser-projector': {
    text: 'Deploy for 2 on an interior site. Fires by itself, free, at a character, destiny -1. Any weapon may target it; its defense value is 1.',
    deploysOn: ({ location, on }) => (location && !on && isSite(location) && isInterior(location) ? 2 : null),
    defense: 1,
    weapon: { cost: 0, at: (target, game) => isCharacter(target, game), draws: 1, plus: -1 },
  },
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
