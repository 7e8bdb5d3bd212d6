import { type Bot, randomAnswer } from '@rangefinder/kernel';

/** Plays any game: every legal answer is as good to it as any other. */
export const randomBot = (): Bot => ({
  decide: ({ request, random }) => randomAnswer(request, random, 'bot'),
});
