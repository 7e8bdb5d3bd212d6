import { playOut } from '@rangefinder/bots';
import { type Game, type Language, Match, Random, type ReadyList, type Seat } from '@rangefinder/kernel';
import { botsFor, loadGame } from '../games.ts';
import { EXIT, type ExitCode, print, printJson } from '../output.ts';

/** Plays one match between two bots and tells what happens. */
export async function demo(id: string, flags: { seed: string; language: Language; json?: boolean }): Promise<ExitCode> {
  const game = await loadGame(id);
  const random = new Random(`${flags.seed}/setup`);
  const lists = readyLists(game, random);
  const [mission] = game.missions;
  const setup =
    lists.length > 0 ? game.newSetup({ lists: lists.map(({ list }) => list), mission }) : game.randomSetup(random);
  const match = Match.start(game, { setup, seed: flags.seed });
  // The game's own bot tells a better story than chance.
  const [own = 'random'] = Object.keys(game.bots);
  playOut(
    match,
    botsFor(game, own).map((make) => make()),
    flags.seed,
  );
  if (flags.json) {
    printJson(match.record());
    return EXIT.fine;
  }
  print(`${game.name}, seed "${flags.seed}"`);
  for (const [seat, { name, plays }] of lists.entries()) {
    print(`${game.seats[seat]}: ${name}.${plays ? ` ${plays[flags.language]}` : ''}`);
  }
  for (const { event } of match.log) print(`  ${game.texts.event(event, flags.language).padEnd(60)} ${event.rule}`);
  const winner = match.outcome?.winner ?? null;
  print(winner === null ? 'A draw.' : `${game.seats[winner]} wins.`);
  return EXIT.fine;
}

/** A ready list for each seat, by chance, made for the usual mission; none for a game without lists. */
function readyLists(game: Game, random: Random): ReadyList[] {
  const [mission] = game.missions;
  const isFor = ({ list, seats }: ReadyList, seat: Seat) =>
    (seats?.includes(seat) ?? true) && (mission === undefined || (game.missionsFor?.(list).includes(mission) ?? true));
  if (game.readyLists.length === 0) return [];
  return game.seats.map((_, seat) =>
    random.choose(
      'demo',
      game.readyLists.filter((list) => isFor(list, seat)),
    ),
  );
}
