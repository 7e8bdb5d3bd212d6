import { type Bot, type Game, randomAnswer } from '@rangefinder/kernel';

/** Plays any game: every legal answer is as good to it as any other. */
export const randomBot = (): Bot => ({
  decide: ({ request, random }) => randomAnswer(request, random, 'bot'),
});

/** A game's bot by its name; the one that plays anything when it has none of that name. */
export function botOf(game: Game, name: string): Bot {
  return game.bots[name]?.() ?? randomBot();
}
