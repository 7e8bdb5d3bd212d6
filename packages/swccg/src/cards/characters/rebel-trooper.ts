import type { Seat } from '@rangefinder/kernel';
import type { Place } from '../../definition.ts';
import { isSite } from '../../rules/locations.ts';
import { ability } from '../../rules/values.ts';
import type { CardTable } from '../../table.ts';
import { isActive, isKind } from '../conditions.ts';
import type { Texts } from '../words.ts';

/** At a site with one's own character of high ability it deploys for free, also aboard something there. */
export const freeBeside =
  (kind: string) =>
  (printed: number, { location }: Place, seat: Seat, game: CardTable) => {
    if (!location || !isSite(location)) return printed;
    const leader = game.everythingAt(location).some((card) => {
      const own = card.owner === seat && isActive(game, card);
      return own && isKind(game.facts(card), kind) && ability(game, card) > 2;
    });
    return leader ? 'free' : printed;
  };

export const REBEL_TROOPER: Texts = {
  'rebel-trooper': {
    text: 'Deploys free to a site with a Rebel of yours of ability above 2.',
    ownCost: freeBeside('rebel'),
  },
};
