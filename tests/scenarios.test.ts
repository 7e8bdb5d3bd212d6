import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runScenario } from '@rangefinder/conformance';
import { GAMES } from '@rangefinder/games';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

function scenariosBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml') && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .sort();
}

const files = GAMES.flatMap(({ home }) => scenariosBelow(join(ROOT, home)));

it.each(files)('%s', async (file) => {
  const gameOf = async (id: string) => GAMES.find((game) => game.id === id)?.load();
  const { failure } = await runScenario(file, readFileSync(join(ROOT, file), 'utf8'), gameOf);
  expect(failure).toBeUndefined();
});
