import {
  type Answer,
  type Bot,
  clonePlain,
  digestHex,
  leastAnswer,
  Random,
  type Request,
  type RequestData,
  requestData,
  type Seat,
  sha256Text,
} from '@rangefinder/kernel';
import type { Host } from './host.ts';
import { rulesFailed } from './refused.ts';

/** A bot's question, as data that can go to another thread: what its seat may see, and what it is asked. */
export interface BotTask {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly request: RequestData;
  readonly view: unknown;
  /** Of the bot's own randomness; says nothing about the dice. */
  readonly seed: string;
}

/** The bot that plays any game, when none is named. */
const ANY = 'random';

/** So many answers are tried for a seat that cannot answer itself when the rules break down on one. */
const MOST_TRIES = 20;

/** The seats whose bots are asked now. */
export function botsAsked({ pending, players }: Host): readonly Seat[] {
  return pending.flatMap(({ seat }) => (players[seat]?.kind === 'bot' ? [seat] : []));
}

/** A bot's turn; null when its seat is not asked. */
export function botTask({ game, match, players, ledger }: Host, seat: Seat): BotTask | null {
  const request = match.requestOf(seat);
  if (!request) return null;
  return {
    game: game.id,
    bot: players[seat]?.bot ?? ANY,
    seat,
    request: clonePlain(requestData(request)),
    view: clonePlain(match.view(seat)),
    // From the dice, so that it is another one after an undo; through a hash, so that the bot cannot foresee them.
    seed: digestHex(sha256Text(`rangefinder-bot:${JSON.stringify([match.seed, seat, ledger.ask(seat)])}`)),
  };
}

/** Lets a bot think. */
export function think(bot: Bot, { seat, request, view, seed }: BotTask): Answer {
  return bot.decide({ seat, request, view: () => view, random: new Random(seed) });
}

/**
 * Plays for a seat that cannot answer itself: the least it can do. A match must not freeze because the rules fail after one
 * answer, as long as there is another.
 */
export async function playInstead(request: Request, play: (answer: Answer) => Promise<void>): Promise<void> {
  const answers = answersInstead(request);
  for (const [i, answer] of answers.entries()) {
    try {
      return await play(answer);
    } catch (error) {
      if (!rulesFailed(error) || i === answers.length - 1) throw error;
    }
  }
}

/** The least answer, and others to fall back on. */
function answersInstead(request: Request): readonly Answer[] {
  const keys = (request.kind === 'pick' ? request.options : request.candidates).map(({ key }) => key);
  const single = request.kind === 'place' || (request.min <= 1 && request.max >= 1);
  return [leastAnswer(request), ...(single ? keys : [])].slice(0, MOST_TRIES);
}
