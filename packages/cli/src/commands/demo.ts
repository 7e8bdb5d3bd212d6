import { playOut } from '@rangefinder/bots';
import { type Language, Match, Random } from '@rangefinder/kernel';
import { botsFor, loadGame } from '../games.ts';
import { EXIT, type ExitCode, print, printJson } from '../output.ts';

/** Plays one match between two bots and tells what happens. */
export async function demo(id: string, flags: { seed: string; language: Language; json?: boolean }): Promise<ExitCode> {
  const game = await loadGame(id);
  const match = Match.start(game, { setup: game.randomSetup(new Random(`${flags.seed}/setup`)), seed: flags.seed });
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
  for (const { event } of match.log) print(`  ${game.texts.event(event, flags.language).padEnd(60)} ${event.rule}`);
  const winner = match.outcome?.winner ?? null;
  print(winner === null ? 'A draw.' : `${game.seats[winner]} wins.`);
  return EXIT.fine;
}
