import type { Source } from '../../definition.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { isSite } from '../../rules/locations.ts';
import type { LocationInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { isCharacter, isKind, isPersona, isPresent } from '../conditions.ts';
import { automatic, type Texts } from '../words.ts';

/** The site where an Effect on a card is. */
function siteOf({ self }: Source, game: CardTable): LocationInPlay | null {
  const location = self && game.locationOf(self);
  return location && isSite(location) ? location : null;
}

export const PROGRAM_TRAP: Texts = {
  'program-trap': {
    text: 'Deploy for 1 on your droid, or for 2 on one of your opponent’s other than R2-D2 and C-3PO. When anybody draws a destiny equal to the number of characters at its site, the droid explodes and every character present is lost.',
    deploysOn: ({ on }, seat, game) => {
      if (!on || !isKind(game.facts(on), 'droid')) return null;
      if (on.owner === seat) return 1;
      return isPersona(game, on, 'r2-d2', 'c-3po') ? null : 2;
    },
    automatic: [
      automatic('destiny', {
        when: ({ game, my, moment }) => {
          const site = siteOf(my, game);
          if (!site || moment.cancelled) return false;
          return game.everythingAt(site).filter((card) => isCharacter(card, game)).length === moment.value;
        },
        *effect({ game, my }) {
          const site = siteOf(my, game);
          const victims = site ? game.everythingAt(site).filter((card) => isCharacter(card, game)) : [];
          for (const card of victims) {
            if (game.find(card.id) && isPresent(game, card))
              yield* leaveTable(game, card, 'lost', 'swccg.core-leaving.1');
          }
        },
      }),
    ],
  },
};
