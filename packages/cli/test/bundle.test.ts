import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

interface Loaded {
  readonly answer: () => string;
  readonly done: () => Promise<void>;
}
type Load = (command: string, from: { root: string; entry: string }) => Promise<Loaded>;

const { load }: { load: Load } = await import(new URL('../bin/bundle.mjs', import.meta.url).href);

let root = '';
const cached = () => readdir(join(root, 'node_modules/.cache/rangefinder'));
const loaded = (command = 'play') => load(command, { root, entry: join(root, 'main.ts') });
const write = (file: string, content: string) => writeFile(join(root, file), content);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bundle-'));
  await write('main.ts', `import { word } from './word.ts';\nexport const answer = (): string => word;\n`);
  await write('word.ts', `export const word: string = 'first';\n`);
});
afterEach(() => rm(root, { recursive: true }));

test('sources run as one file, which is kept with the code compiled from it', async () => {
  const first = await loaded();
  expect(first.answer()).toBe('first');
  await first.done();
  const files = await cached();
  expect(files.map((file) => file.replace(/^[0-9a-f]{16}/, '').replace(/-[0-9a-f]{16}/, '')).sort()).toEqual([
    '-play.code',
    '.cjs',
    'bundle.json',
  ]);
  const code = join(root, 'node_modules/.cache/rangefinder', files.find((file) => file.endsWith('.code')) ?? '');
  const { mtimeMs } = await stat(code);
  const second = await loaded();
  expect(second.answer()).toBe('first');
  await second.done();
  expect(await cached()).toEqual(files);
  // The engine took the compiled code: otherwise it would have been kept anew.
  expect((await stat(code)).mtimeMs).toBe(mtimeMs);
});

test('where nothing can be kept, the sources run all the same', async () => {
  await write('node_modules', 'a file where the folder should be');
  const once = await loaded();
  expect(once.answer()).toBe('first');
  await once.done();
});

test('a changed source is seen, even one as long as it was, and what was kept of the old one goes', async () => {
  await (await loaded()).done();
  const before = await cached();
  await write('word.ts', `export const word: string = 'other';\n`);
  expect((await loaded()).answer()).toBe('other');
  const after = await cached();
  expect(after).toHaveLength(2);
  expect(before.filter((file) => file !== 'bundle.json' && after.includes(file))).toEqual([]);
});

test('a source still finds the files beside it', async () => {
  await write('main.ts', 'export const answer = (): string => import.meta.url;\n');
  expect((await loaded()).answer()).toBe(pathToFileURL(join(root, 'main.ts')).href);
});

test('what is damaged among the kept files is made again', async () => {
  await (await loaded()).done();
  for (const file of await cached()) {
    await write(join('node_modules/.cache/rangefinder', file), 'nonsense');
    const again = await loaded();
    expect(again.answer()).toBe('first');
    await again.done();
  }
  expect((await loaded()).answer()).toBe('first');
});

test('a source with an error says which', async () => {
  await write('word.ts', 'export const word: string = ;\n');
  await expect(loaded()).rejects.toThrow(/word\.ts/);
});
