import { type Game, type GameEvent, Match, type Plain, Random, randomAnswer, type Viewer } from '@rangefinder/kernel';

export const VIEWERS = [0, 1, 'spectator'] as const satisfies Viewer[];

export function playOn(match: Match, random: Random, decisions: number): void {
  for (let i = 0; i < decisions && match.pending.length > 0; i++) {
    const request = random.choose('seat', match.pending);
    match.submit(request.seat, randomAnswer(request, random));
  }
}

/** A match somewhere in its middle. */
export function somewhere(game: Game, seed: string, decisions: number): Match {
  const setup = game.randomSetup(new Random(`setup of ${seed}`));
  const match = Match.start<unknown, Plain, GameEvent, unknown>(game, { setup, seed });
  playOn(match, new Random(`first ${seed}`), decisions);
  return match;
}
