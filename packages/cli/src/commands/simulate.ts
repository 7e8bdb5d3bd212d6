import { simulate as run } from '@rangefinder/bots';
import { readText } from '../files.ts';
import { botsFor, loadGame } from '../games.ts';
import { parseJson } from '../json.ts';
import { EXIT, type ExitCode, print, printJson, progressBar } from '../output.ts';

export interface SimulateFlags {
  games: number;
  seed: string;
  bots: string;
  setup?: string;
  json?: boolean;
}

/** Plays many matches between bots and counts who wins. */
export async function simulate(id: string, flags: SimulateFlags): Promise<ExitCode> {
  const game = await loadGame(id);
  const bots = botsFor(game, flags.bots);
  const setup =
    flags.setup === undefined ? undefined : game.parseSetup(parseJson(await readText(flags.setup), flags.setup));
  const bar = progressBar(`Simulating ${game.name}`, flags.games);
  const report = run(game, { games: flags.games, seed: flags.seed, bots, setup, onProgress: bar.update });
  bar.stop();
  if (flags.json) printJson(report);
  else {
    const perGame = (report.decisions / report.games).toFixed(0);
    print(
      `${report.finished} of ${report.games} matches finished in ${report.seconds.toFixed(1)} s: ${report.gamesPerSecond.toFixed(0)} a second, ${perGame} decisions each.`,
    );
    for (const [seat, name] of game.seats.entries()) print(`${name}: ${report.wins[seat] ?? 0} won`);
    print(`Draws: ${report.draws}`);
  }
  return EXIT.fine;
}
