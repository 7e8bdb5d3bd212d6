import type { Source } from '../../definition.ts';
import { mayBeAt } from '../../rules/landspeed.ts';
import { ask } from '../../rules/modifiers.ts';
import { atLocation, relocate } from '../../rules/movement.ts';
import type { CardInPlay, LocationInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { hasKeyword, isActive, isSmuggler, yoursHere } from '../conditions.ts';
import { action, add, type Texts } from '../words.ts';

/** Who is active and may move there at all (swccg.core-movement.6, swccg.core-movement.8). */
export const mayStroll = (game: CardTable, card: CardInPlay, to: LocationInPlay) =>
  isActive(game, card) && mayBeAt(game, card, to) && ask(game, game.modifiers['may-move'], { card, to }, 1) > 0;

/** Between Mos Eisley and the Cantina. */
const toCantina = (my: Source, game: CardTable) => {
  const cantina = game.findLocation('tatooine-cantina');
  const { location } = my;
  if (!location || !cantina) return [];
  const walkers = (from: LocationInPlay, to: LocationInPlay) =>
    game
      .at(from)
      .filter((card) => card.owner === my.seat && game.facts(card).type === 'character' && mayStroll(game, card, to))
      // Once a turn each, or a game could go in circles
      .filter(({ id }) => !game.state.used.includes(`stroll:${id}`))
      .map((card) => ({ card, to }));
  return [...walkers(location, cantina), ...walkers(cantina, location)];
};

export const TATOOINE_MOS_EISLEY: Texts = {
  'tatooine-mos-eisley-light': {
    text: 'Light: in your control phase your characters may move free between here and the Cantina.',
    light: {
      actions: [
        action({
          name: 'stroll',
          good: 'travel',
          timing: { phase: 'control', turn: 'own' },
          targets: ({ game, my }) => toCantina(my, game).map(({ card }) => card.id),
          *effect({ game, my, target }) {
            const walk = toCantina(my, game).find(({ card }) => card.id === target);
            if (!walk) return;
            game.state.used.push(`stroll:${walk.card.id}`);
            relocate(game, walk.card, atLocation(walk.to), 'text', 'swccg.core-movement.9');
          },
        }),
      ],
    },
  },
  'tatooine-mos-eisley': {
    text: 'Dark: power +1 and forfeit +1 here for your smugglers, bounty hunters, thieves and spies.',
    dark: {
      modifiers: (['power', 'forfeit'] as const).map((question) =>
        add(question, 1, (about, my, game) => {
          return (
            yoursHere(about, my, game) &&
            (isSmuggler(game, about.card) || hasKeyword(game.facts(about.card), 'spy', 'thief', 'bounty hunter'))
          );
        }),
      ),
    },
  },
};
