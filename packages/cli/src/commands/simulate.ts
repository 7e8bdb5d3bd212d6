import { simulate as run, type SimulateReport, type WinRate } from '@rangefinder/bots';
import type { Game } from '@rangefinder/kernel';
import { readText } from '../files.ts';
import { botsFor, loadGame } from '../games.ts';
import { parseJson } from '../json.ts';
import { listNamed } from '../lists.ts';
import { EXIT, type ExitCode, print, printJson, progressBar, UsageError } from '../output.ts';

export interface SimulateFlags {
  games: number;
  seed: string;
  bots: string;
  setup?: string;
  /** Lists that meet: ready ones by name, or files. */
  list: string[];
  mission?: string;
  json?: boolean;
}

/** Plays many matches between bots and counts who wins. */
export async function simulate(id: string, flags: SimulateFlags): Promise<ExitCode> {
  const game = await loadGame(id);
  const bots = botsFor(game, flags.bots);
  const setup =
    flags.setup === undefined ? undefined : game.parseSetup(parseJson(await readText(flags.setup), flags.setup));
  const meeting = await meetingOf(game, flags);
  const bar = progressBar(`Simulating ${game.name}`, flags.games);
  const { games, seed } = flags;
  const report = run(game, { games, seed, bots, setup, ...meeting, onProgress: bar.update });
  bar.stop();
  if (flags.json) printJson(meeting ? { ...report, lists: meeting.names } : report);
  else tell(report, meeting?.names ?? game.seats);
  return EXIT.fine;
}

/** The lists that meet, where any were named, and the first mission that both are made for. */
async function meetingOf(game: Game, { list: named, mission, setup }: SimulateFlags) {
  if (named.length === 0) return undefined;
  if (setup !== undefined) throw new UsageError('Either --setup or --list says what is played, not both.');
  if (named.length !== game.seats.length)
    throw new UsageError(`${game.name} has ${game.seats.length} seats: name as many lists, each after --list.`);
  const found = await Promise.all(named.map((name) => listNamed(game, name)));
  const lists = found.map(({ list }) => list);
  const fits = game.missions.filter((one) => lists.every((list) => game.missionsFor?.(list).includes(one) ?? true));
  if (mission !== undefined && !fits.includes(mission))
    throw new UsageError(`These lists are for ${fits.join(', ') || 'no mission in common'}, not for "${mission}".`);
  if (game.missions.length > 0 && fits.length === 0) throw new UsageError('These lists are for different missions.');
  return { lists, names: found.map(({ name }) => name), mission: mission ?? fits[0] };
}

function tell(report: SimulateReport, names: readonly string[]): void {
  const perGame = (report.decisions / report.games).toFixed(0);
  print(
    `${report.finished} of ${report.games} matches finished in ${report.seconds.toFixed(1)} s: ${report.gamesPerSecond.toFixed(0)} a second, ${perGame} decisions each.`,
  );
  for (const [i, name] of names.entries()) {
    const rate = report.rates[i];
    print(`${name}: ${report.wins[i] ?? 0} won${rate ? `, ${said(rate)}` : ''}`);
  }
  print(`Draws: ${report.draws}`);
}

/** `54.0% (95% interval 44.3% to 63.4%; a draw is half a win)` */
function said({ rate, low, high }: WinRate): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return `${percent(rate)} (95% interval ${percent(low)} to ${percent(high)}; a draw is half a win)`;
}
