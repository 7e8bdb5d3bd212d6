import { readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Which file needs which of its package when it runs, sooner or later; imports of types alone are gone by then. */
async function importsOf(room: string): Promise<Map<string, readonly string[]>> {
  const home = join('packages', room);
  const files = readdirSync(join(ROOT, home), { withFileTypes: true, recursive: true })
    .filter(
      (entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name) && !/\.(test|bench|d)\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'));
  const { metafile } = await build({
    stdin: { contents: files.map((file) => `import ${JSON.stringify(file)};`).join('\n'), resolveDir: ROOT },
    absWorkingDir: ROOT,
    write: false,
    metafile: true,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'es2023',
    logLevel: 'silent',
    loader: { '.css': 'empty', '.md': 'text', '.svg': 'empty' },
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => {
      const own = imports.filter(({ external }) => external !== true);
      return [file, own.map(({ path }) => normalize(path)).filter((path) => dirname(path).startsWith(home))];
    }),
  );
}

/** The first way found that leads back to where it began; empty when there is none. */
function cycleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const way: string[] = [];
  const follow = (file: string): readonly string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    way.push(file);
    for (const next of imports.get(file) ?? []) {
      const cycle = follow(next);
      if (cycle.length > 0) return cycle;
    }
    way.pop();
    done.add(file);
    return [];
  };
  for (const file of imports.keys()) {
    const cycle = follow(file);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

/** All that these files need, and what that needs. */
function reachedFrom(files: readonly string[], imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const reached = new Set(files);
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next);
  return [...reached];
}

it('finds a cycle where there is one', () => {
  const chain = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', []],
  ]);
  expect(cycleIn(chain)).toEqual([]);
  expect(cycleIn(new Map([...chain, ['c', ['b']]]))).toEqual(['b', 'c', 'b']);
});

describe('no two files of a package need each other', () => {
  it.each(readdirSync(join(ROOT, 'packages')))('packages/%s', async (room) => {
    const imports = await importsOf(room);
    expect(imports.size).toBeGreaterThan(0);
    expect(cycleIn(imports)).toEqual([]);
    // An edition hands in its cards: rules need none, by whatever way.
    const rules = [...imports.keys()].filter((file) => file.startsWith(`packages/${room}/src/rules/`));
    const cards = reachedFrom(rules, imports).filter((file) => file.startsWith(`packages/${room}/src/cards/`));
    expect(cards).toEqual([]);
  });
});
