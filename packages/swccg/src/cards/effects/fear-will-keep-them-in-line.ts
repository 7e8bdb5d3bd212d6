import type { Source } from '../../definition.ts';
import { isRelated, isSite } from '../../rules/locations.ts';
import { controls } from '../../rules/presence.ts';
import type { LocationInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { add, type Texts } from '../words.ts';

/** The ship a text is on, at a place its player controls. */
function rules(my: Source, game: CardTable): LocationInPlay | null {
  const location = my.self && game.locationOf(my.self);
  return location && !isSite(location) && controls(game, location, my.seat) ? location : null;
}

export const FEAR_WILL_KEEP_THEM_IN_LINE: Texts = {
  'fear-will-keep-them-in-line': {
    text: 'Deploy on a capital starship. While you control the system or sector where it is, you have total power +1 in battles at related sites.',
    deploysOn: ({ on }, _seat, game) => {
      const facts = on && game.facts(on);
      return facts?.type === 'starship' && facts.class === 'capital' ? 0 : null;
    },
    modifiers: [
      add('total-power', 1, ({ location, seat }, my, game) => {
        const above = rules(my, game);
        return seat === my.seat && above !== null && isSite(location) && isRelated(above, location);
      }),
    ],
  },
};
