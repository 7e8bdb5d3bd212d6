import { type Bot, IllegalDecision, type Match, Random } from '@rangefinder/kernel';

/**
 * Lets bots play a match to its end. Each bot has its own randomness, made from the seed and its seat, so adding or
 * changing a bot never changes the dice.
 */
export function playOut(match: Match, bots: readonly Bot[], seed: string): void {
  const randoms = bots.map((_, seat) => new Random(`${seed}/bot:${seat}`));
  for (let request = match.pending[0]; request; request = match.pending[0]) {
    const { seat } = request;
    const bot = bots[seat];
    const random = randoms[seat];
    if (!bot || !random) throw new Error(`Nobody plays seat ${seat}.`);
    const answer = bot.decide({ seat, request, view: () => match.view(seat), random });
    try {
      match.submit(seat, answer);
    } catch (error) {
      if (!(error instanceof IllegalDecision)) throw error;
      throw new Error(`The bot of seat ${seat} gave an illegal answer to "${request.topic}": ${error.message}`, {
        cause: error,
      });
    }
  }
}
