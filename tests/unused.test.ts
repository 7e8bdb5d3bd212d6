import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What nothing names that runs, and why it stands among the sources all the same. */
const BY_THEMSELVES: Readonly<Record<string, string>> = {
  'packages/swccg/src/rules/deploy.ts: CHANGED': 'that it is there is what it is for',
  'packages/xwing/ui/icons/names.ts: iconNames': 'every one, for the tests of their looks',
  'packages/xwing/ui/silhouettes/index.ts: drawnShips': 'every one, for the tests of their looks',
};

/** A library of shapes: some of it is there for whoever comes next, and to check the rest against. */
const LIBRARY = 'packages/geometry/';

const IS_TEST = /\.test\.tsx?$|\/test\/|\/bench\//;

const sources = ['packages', 'scripts'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/node_modules|\/dist\//.test(file) && !IS_TEST.test(file))
    .map((file) => ({ file: file.slice(ROOT.length), code: codeOf(readFileSync(file, 'utf8')) })),
);

/** A source without its comments, and without what it only hands on. */
function codeOf(source: string): string {
  return source
    .replace(/^\s*\/\*[\s\S]*?\*\//gm, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^export (?:type )?\{[^}]*\} from .*$/gm, '');
}

function exportedBy(code: string): string[] {
  return [...code.matchAll(/^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
}

it('has nothing in its sources that only tests name', () => {
  const counts = new Map<string, number>();
  for (const { code } of sources)
    for (const name of code.match(/\b[A-Za-z_]\w*/g) ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
  const unused = sources.flatMap(({ file, code }) =>
    file.startsWith(LIBRARY)
      ? []
      : exportedBy(code)
          .filter((name) => counts.get(name) === 1)
          .map((name) => `${file}: ${name}`),
  );
  expect(unused.toSorted()).toEqual(Object.keys(BY_THEMSELVES).toSorted());
});
