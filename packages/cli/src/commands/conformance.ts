import { join, relative } from 'node:path';
import { type ConformanceReport, conformance as report } from '@rangefinder/conformance';
import { GAMES, type RegisteredGame } from '@rangefinder/games';
import { lastScore, type Score } from '@rangefinder/mutants';
import { filesBelow, ROOT, readRuleBook, readText } from '../files.ts';
import { registered } from '../games.ts';
import { EXIT, type ExitCode, print, printJson } from '../output.ts';
import { runFiles } from './scenario.ts';

/** Reports which rules the code cites and which a passing scenario proves. */
export async function conformance(
  id: string | undefined,
  flags: { json?: boolean; left?: boolean },
): Promise<ExitCode> {
  const entries = id === undefined ? GAMES : [registered(id)];
  const reports: BrokenReport[] = [];
  for (const entry of entries) reports.push(await reportOn(entry));
  if (flags.json) printJson(id === undefined ? reports : reports[0]);
  else for (const one of reports) tell(one, flags.left ?? false);
  return reports.some(({ unknown, failing }) => unknown.length + failing.length > 0) ? EXIT.found : EXIT.fine;
}

/** The report, and what came of breaking the sources when that was last tried (`npm run mutants`). */
interface BrokenReport extends ConformanceReport {
  readonly broken: Score | undefined;
}

async function reportOn(entry: RegisteredGame): Promise<BrokenReport> {
  const game = await entry.load();
  const below = await Promise.all(entry.sources.map((folder) => filesBelow(join(ROOT, folder), '.ts')));
  const sources = below.flat().filter((file) => !file.endsWith('.test.ts'));
  const texts = await Promise.all(
    sources.map(async (file) => ({ file: relative(ROOT, file), text: await readText(file) })),
  );
  const found = report(game.id, await readRuleBook(game), texts, await runFiles([join(ROOT, entry.home)], ROOT));
  return { ...found, broken: await lastScore(ROOT, game.id) };
}

function tell({ game, rules, left, uncited, unknown, failing, broken }: BrokenReport, all: boolean): void {
  print(game);
  for (const [kind, { total, cited, proven }] of Object.entries(rules)) {
    const share = ((100 * proven) / total).toFixed(1);
    print(
      `  ${kind.padEnd(9)} ${String(total).padStart(5)} rules, ${String(cited).padStart(5)} cited, ${String(proven).padStart(5)} proven (${share}%)`,
    );
  }
  if (broken) print(`  breaks noticed: ${broken.killed} of ${broken.mutants} (${(100 * broken.score).toFixed(1)}%)`);
  if (uncited.length > 0)
    print(`  proven, but cited nowhere: ${uncited.length} core and build rules (--json lists them)`);
  const shown = all ? left : left.slice(0, 10);
  if (left.length > 0)
    print(
      `  left: ${shown.join(', ')}${left.length > shown.length ? ` and ${left.length - shown.length} more (--left lists all)` : ''}`,
    );
  for (const id of unknown) print(`  unknown: ${id}`);
  for (const failure of failing) print(`  ✗ ${failure}`);
}
