import { type Choices, type Game, RECORD_FORMAT, RECORD_VERSION, type ReadyList, type Seat } from '@rangefinder/kernel';
import { beginMatch, type LocalPlayer, type SavedMatch } from '../storage/matches.ts';

export interface NewLocalMatch {
  readonly game: Game;
  readonly choices: Choices;
  readonly players: readonly LocalPlayer[];
  /** What each seat's list is called. */
  readonly listNames: readonly string[];
}

/** Makes a match on this machine and keeps it; throws `BadInput` when the lists are not legal. Gives its id. */
export async function startLocalMatch({ game, choices, players, listNames }: NewLocalMatch): Promise<string> {
  const now = Date.now();
  const match: SavedMatch = {
    id: crypto.randomUUID(),
    players,
    mission: choices.mission ?? null,
    lists: listNames,
    record: {
      format: RECORD_FORMAT,
      version: RECORD_VERSION,
      game: game.id,
      rulesVersion: game.rulesVersion,
      setup: game.newSetup(choices),
      seed: crypto.randomUUID(),
      decisions: [],
    },
    outcome: null,
    createdAt: now,
    updatedAt: now,
  };
  await beginMatch(match);
  return match.id;
}

/** The same match from the start, with new dice. */
export async function startAgain(before: SavedMatch): Promise<string> {
  const now = Date.now();
  const { hash: _hash, hashes: _hashes, reseeds: _reseeds, ...record } = before.record;
  const match: SavedMatch = {
    ...before,
    id: crypto.randomUUID(),
    record: { ...record, seed: crypto.randomUUID(), decisions: [] },
    outcome: null,
    createdAt: now,
    updatedAt: now,
  };
  await beginMatch(match);
  return match.id;
}

/** A match at once in a seat: two ready lists drawn by chance, against the game's first bot. */
export async function playNow(game: Game, own: Seat = 0): Promise<string> {
  const bot = Object.keys(game.bots)[0] ?? 'random';
  const seats = game.seats.map((_, seat) => seat);
  const [mission] = game.missions;
  const isFor = ({ list, seats }: ReadyList, seat: Seat) =>
    (seats?.includes(seat) ?? true) && (mission === undefined || (game.missionsFor?.(list).includes(mission) ?? true));
  const lists = seats.map((seat) => {
    const fitting = game.readyLists.filter((list) => isFor(list, seat));
    return fitting[Math.floor(Math.random() * fitting.length)];
  });
  // Two different lists make the better game.
  const [first, second] = lists;
  if (first && first === second) {
    lists[1] = game.readyLists.find((list) => list !== first && isFor(list, 1)) ?? second;
  }
  return startLocalMatch({
    game,
    choices: { lists: lists.flatMap((list) => (list ? [list.list] : [])), mission },
    players: seats.map((seat) => (seat === own ? { kind: 'human' } : { kind: 'bot', bot })),
    listNames: lists.map((list) => list?.name ?? ''),
  });
}
