import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Game, parseRuleBook, type RuleBook } from '@rangefinder/kernel';
import { UsageError } from './output.ts';

/** The repository's root: this file is packages/cli/src/files.ts. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A file's text, or one sentence that says why there is none. */
export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new UsageError(`There is no file ${path}.`);
    if (code === 'EISDIR') throw new UsageError(`${path} is a folder, not a file.`);
    throw new UsageError(`${path} cannot be read (${String(code ?? error)}).`);
  }
}

/** All files below a folder that end so, in the order of their names; a file stands for itself. */
export async function filesBelow(path: string, ending: string): Promise<string[]> {
  const info = await stat(path).catch(() => undefined);
  if (!info) throw new UsageError(`There is no file or folder ${path}.`);
  if (!info.isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name === 'node_modules') continue;
    const full = join(path, entry.name);
    if (entry.isDirectory()) found.push(...(await filesBelow(full, ending)));
    else if (entry.name.endsWith(ending)) found.push(full);
  }
  return found;
}

/** The rules of a game, read from its rule files. */
export async function readRuleBook(game: Game): Promise<RuleBook> {
  const files = await Promise.all(
    game.ruleFiles.map(async (url) => {
      const path = fileURLToPath(url);
      return { name: relative(ROOT, path), text: await readText(path) };
    }),
  );
  return parseRuleBook(files);
}
