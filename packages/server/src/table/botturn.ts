import { clonePlain, digestHex, type Seat, sha256Text, viewRequest } from '@rangefinder/kernel';
import type { BotTask } from '../bots/turn.ts';
import type { Live } from './live.ts';

/** A bot's turn as data: what its seat may see, and its question. */
export function botTask(live: Live, seat: Seat, ask: number): BotTask {
  const request = live.match?.requestOf(seat);
  if (!request) throw new Error(`Nothing is asked of seat ${seat}.`);
  return {
    game: live.row.game,
    bot: live.seats[seat]?.bot ?? 'random',
    seat,
    request: clonePlain(viewRequest(request)),
    view: clonePlain(live.view(seat)),
    // From the secret, so that nobody can foresee what a bot will do; through a hash, so that the bot cannot foresee dice.
    seed: digestHex(sha256Text(`rangefinder-bot:${JSON.stringify([live.row.secret, seat, ask])}`)),
  };
}
