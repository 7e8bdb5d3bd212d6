import type { Source } from '../../definition.ts';
import { isSystem } from '../../rules/locations.ts';
import { isAlone, occupies } from '../../rules/presence.ts';
import { ability } from '../../rules/values.ts';
import { type CardInPlay, opponentOf } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { inItsBattle, isPersona } from '../conditions.ts';
import { action, add, type Texts } from '../words.ts';

const vaderMeditates = (my: Source, game: CardTable): CardInPlay | undefined => {
  const { location } = my;
  if (!location || occupies(game, location, opponentOf(my.seat))) return undefined;
  return game.at(location).find((card) => isPersona(game, card, 'vader') && isAlone(game, card));
};

export const EXECUTOR_MEDITATION_CHAMBER: Texts = {
  'executor-meditation-chamber': {
    text: 'Dark: while Vader is alone here, once a turn you may apply his ability toward battle destiny at a system. Light: while you occupy it, the Dark text does not work.',
    lasting: { apply: [add('destiny-ability', (_about, my) => my.lasting?.amount ?? 0, inItsBattle)] },
    dark: {
      actions: [
        action({
          name: 'apply',
          good: 'destiny',
          timing: { battle: true },
          oncePerTurn: true,
          when: ({ game, my }) => {
            const where = game.state.battle && game.findLocation(game.state.battle.location);
            return where ? isSystem(where) && vaderMeditates(my, game) !== undefined : false;
          },
          *effect({ game, seat, card, my }) {
            const vader = vaderMeditates(my, game);
            if (!vader) return;
            game.state.lasting.push({
              card,
              name: 'apply',
              seat,
              target: null,
              amount: ability(game, vader),
              until: 'battle',
            });
            game.changed();
          },
        }),
      ],
    },
  },
};
