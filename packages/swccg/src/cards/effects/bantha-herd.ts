import { isAdjacent, isExterior, isSite, sitesOf } from '../../rules/locations.ts';
import { atLocation, relocate } from '../../rules/movement.ts';
import type { LocationInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { hasKeyword } from '../conditions.ts';
import { add, automatic, type Texts } from '../words.ts';

/** The next site in its direction, or back where there is none. */
function nextSite(game: CardTable, from: LocationInPlay, direction: string | null) {
  const sites = sitesOf(game, from.row);
  const step = direction === 'outward' ? 1 : -1;
  const ahead = sites[sites.indexOf(from) + step];
  if (ahead && isAdjacent(game, from, ahead)) return { to: ahead, direction };
  const back = sites[sites.indexOf(from) - step];
  return back ? { to: back, direction: direction === 'outward' ? 'inward' : 'outward' } : undefined;
}

export const BANTHA_HERD: Texts = {
  'bantha-herd': {
    text: 'Deploy on a Tatooine site under open sky and choose a direction. In each of your control phases it moves to the next adjacent site, turning back at the end. With your Tusken Raider or bantha in a battle there you add one battle destiny.',
    deploysOn: ({ location, on }) =>
      location && !on && location.row === 'tatooine' && isSite(location) && isExterior(location) ? 0 : null,
    choices: () => ['inward', 'outward'],
    modifiers: [
      add('battle-destinies', 1, ({ location, seat }, my, game) => {
        if (seat !== my.seat || my.self?.where.id !== location.id) return false;
        return game
          .everythingAt(location)
          .some((card) => card.owner === seat && hasKeyword(game.facts(card), 'tusken raider', 'bantha'));
      }),
    ],
    automatic: [
      automatic('start-of-step', {
        when: ({ seat, moment }) => moment.step === 'control' && moment.seat === seat,
        // swccg.core-effects.6: a Mobile Effect moves as its text says
        *effect({ game, my }) {
          const from = my.self && game.locationOf(my.self);
          const next = from ? nextSite(game, from, my.self?.choice ?? null) : undefined;
          if (!my.self || !next) return;
          my.self.choice = next.direction;
          relocate(game, my.self, atLocation(next.to), 'herd', 'swccg.core-effects.6');
        },
      }),
    ],
  },
};
