import { relative } from 'node:path';
import { cwd } from 'node:process';
import { runScenario, type ScenarioResult } from '@rangefinder/conformance';
import { GAMES } from '@rangefinder/games';
import type { Game, RuleBook } from '@rangefinder/kernel';
import { filesBelow, readRuleBook, readText } from '../files.ts';
import { EXIT, type ExitCode, print, printJson, progressBar, UsageError } from '../output.ts';

/** Runs scenario files, each three ways. */
export async function scenario(paths: readonly string[], flags: { json?: boolean }): Promise<ExitCode> {
  const results = await runFiles(paths, cwd());
  const failures = results.filter(({ failure }) => failure !== undefined);
  const passed = results.length - failures.length;
  if (flags.json) printJson({ passed, failed: failures.length, failures });
  else {
    for (const { failure } of failures) print(`✗ ${failure}`);
    print(`${passed} passed, ${failures.length} failed`);
  }
  return failures.length === 0 ? EXIT.fine : EXIT.found;
}

/** The results of every scenario file below the paths; files are named as seen from `base`. */
export async function runFiles(paths: readonly string[], base: string): Promise<ScenarioResult[]> {
  const files: string[] = [];
  for (const path of paths) files.push(...(await filesBelow(path, '.yaml')));
  if (files.length === 0) throw new UsageError(`There is no scenario (.yaml) in ${paths.join(', ')}.`);
  const bar = progressBar('Running scenarios', files.length);
  const results: ScenarioResult[] = [];
  const gameOf = async (id: string) => GAMES.find((game) => game.id === id)?.load();
  const books = new Map<string, Promise<RuleBook>>();
  const bookOf = (game: Game) => {
    const book = books.get(game.id) ?? readRuleBook(game);
    books.set(game.id, book);
    return book;
  };
  for (const file of files) {
    results.push(await runScenario(relative(base, file) || file, await readText(file), gameOf, undefined, bookOf));
    bar.update(results.length);
  }
  bar.stop();
  return results;
}
