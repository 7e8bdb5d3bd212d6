import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { soak as run } from '@rangefinder/bots';
import { loadGame } from '../games.ts';
import { EXIT, type ExitCode, print, printJson, progressBar } from '../output.ts';

export interface SoakFlags {
  games: number;
  seed: string;
  from: number;
  out?: string;
  json?: boolean;
}

/** Plays random matches and looks for any that stick, fail, or do not replay. */
export async function soak(id: string, flags: SoakFlags): Promise<ExitCode> {
  const game = await loadGame(id);
  const bar = progressBar(`Soaking ${game.name}`, flags.games);
  const report = run(game, { games: flags.games, seed: flags.seed, from: flags.from, onProgress: bar.update });
  bar.stop();
  if (flags.out !== undefined) {
    await mkdir(flags.out, { recursive: true });
    for (const { match, record } of report.failures) {
      if (record) await writeFile(join(flags.out, `${id}-${match}.json`), `${JSON.stringify(record)}\n`);
    }
  }
  if (flags.json) printJson(report);
  else {
    print(
      `${report.games} matches, ${report.decisions} decisions, ${report.seconds.toFixed(1)} s; ` +
        `${report.gamesPerSecond.toFixed(0)} matches a second while playing.`,
    );
    print(
      `${report.finished} finished, ${report.stuck} stuck, ${report.failed} failed; ${report.verified} records verified.`,
    );
    for (const { kind, message, repeat } of report.failures.slice(0, 20))
      print(`${kind}: ${message}\n  repeat: ${repeat}`);
    if (report.failures.length > 20) print(`… and ${report.failures.length - 20} more.`);
  }
  return report.failures.length === 0 ? EXIT.fine : EXIT.found;
}
