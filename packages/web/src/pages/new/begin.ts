import type { Game, Seat } from '@rangefinder/kernel';
import type { Clock } from '@rangefinder/protocol';
import { api, diceWord } from '../../api.ts';
import { startLocalMatch } from '../../sessions/start.ts';
import { keepTicket } from '../../storage/tickets.ts';
import { type ListOption, settle, withName } from './listChoices.ts';

export const HOWS = ['bot', 'screen', 'link', 'open'] as const;
/** Who plays: against the bot, two at one screen, whoever has the link, anybody. */
export type How = (typeof HOWS)[number];

export const isOnline = (how: How): boolean => how === 'link' || how === 'open';

/** Everything that was chosen on the page. */
export interface Wish {
  readonly game: Game;
  readonly how: How;
  /** Where the player sits. */
  readonly seat: Seat;
  readonly lists: readonly ListOption[];
  /** By seat: a list's id, or nothing to leave it to chance. */
  readonly chosen: readonly (string | undefined)[];
  readonly mission: string | undefined;
  readonly bot: string | undefined;
  readonly clock: Clock | null;
}

/** Begins the match and gives the address of its table. */
export function begin(wish: Wish): Promise<string> {
  return isOnline(wish.how) ? beginOnline(wish) : beginHere(wish);
}

async function beginHere({ game, how, seat: own, lists, chosen, mission, bot }: Wish): Promise<string> {
  const settled: ListOption[] = [];
  for (const seat of game.seats.keys()) {
    const list = settle(lists, seat, chosen[seat], settled);
    if (list) settled.push(list);
  }
  const opponent = bot ?? Object.keys(game.bots)[0] ?? 'random';
  const id = await startLocalMatch({
    game,
    choices: { lists: settled.map(({ list }) => list), mission },
    players: game.seats.map((_, seat) =>
      how === 'screen' || seat === own ? { kind: 'human' } : { kind: 'bot', bot: opponent },
    ),
    listNames: settled.map(({ name }) => name),
  });
  return `/play/${id}`;
}

async function beginOnline({ game, how, seat: own, lists, chosen, mission, clock }: Wish): Promise<string> {
  await api.me();
  const list = settle(lists, own, chosen[own], []);
  const { match, tickets } = await api.create({
    game: game.id,
    ...(mission === undefined ? {} : { mission }),
    seats: game.seats.map((_, seat) =>
      seat === own ? { kind: 'me', ...(list ? { list: withName(list) } : {}) } : { kind: 'human' },
    ),
    clock,
    access: how === 'open' ? 'open' : 'link',
    casual: true,
    spectatorDelay: 0,
    word: diceWord(),
  });
  for (const ticket of tickets) keepTicket(ticket);
  return `/match/${match.id}`;
}
