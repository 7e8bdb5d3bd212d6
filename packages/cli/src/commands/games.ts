import { GAMES } from '@rangefinder/games';
import { EXIT, type ExitCode, print, printJson } from '../output.ts';

/** Lists the games. */
export async function games(options: { json?: boolean }): Promise<ExitCode> {
  const loaded = await Promise.all(GAMES.map(async (entry) => ({ entry, game: await entry.load() })));
  const rows = loaded.map(({ entry, game }) => ({
    id: entry.id,
    name: entry.name,
    rulesVersion: game.rulesVersion,
    bots: ['random', ...Object.keys(game.bots)],
  }));
  if (options.json) printJson(rows);
  else
    for (const { id, name, rulesVersion, bots } of rows)
      print(`${id.padEnd(10)} ${name}, rules ${rulesVersion}, bots: ${bots.join(', ')}`);
  return EXIT.fine;
}
