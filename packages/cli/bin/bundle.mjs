// Runs the command line from one file made of all its sources, with the engine's compiled code from the last time. Reading
// and compiling nine hundred sources takes a second, this a tenth of it; and a simulation is warm sooner.
//
// Both are kept in node_modules/.cache and made anew when a source has changed. Whatever goes wrong with them there (a
// folder that cannot be written to, a file that is half there), the command runs without.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Script } from 'node:vm';

const OURS = {
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  entry: fileURLToPath(new URL('../src/main.ts', import.meta.url)),
};

/**
 * What the entry exports, and what to call once the command is done: it keeps the code compiled by then, under the name
 * of the command.
 */
export async function load(command, { root, entry } = OURS) {
  const place = join(root, 'node_modules/.cache/rangefinder');
  const { name, code } = (await kept(place, root)) ?? (await built(place, root, entry));
  const flags = hash([process.version, process.arch, ...process.execArgv].join(' '));
  const compiled = join(place, `${name}-${command}-${flags}.code`);
  const cachedData = await readFile(compiled).catch(() => undefined);
  const script = new Script(code, { filename: join(place, `${name}.cjs`), cachedData });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(entry), module);
  const isKnown = cachedData !== undefined && !script.cachedDataRejected;
  return { ...module.exports, done: async () => (isKnown ? undefined : keep(compiled, script.createCachedData())) };
}

/** The bundle from the last time, if no source has changed since. */
async function kept(place, root) {
  try {
    const { name, inputs } = JSON.parse(await readFile(join(place, 'bundle.json'), 'utf8'));
    const code = await readFile(join(place, `${name}.cjs`), 'utf8');
    // The engine would take compiled code for that of any source of the same length.
    if (hash(code) !== name) return undefined;
    const same = await Promise.all(inputs.map(async ([path, stamp]) => (await stampOf(join(root, path))) === stamp));
    return same.every(Boolean) ? { name, code } : undefined;
  } catch {
    return undefined;
  }
}

async function stampOf(path) {
  const { mtimeMs, size } = await stat(path);
  return `${mtimeMs} ${size}`;
}

async function built(place, root, entry) {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [{ name: 'own-urls', setup: keepOwnUrls }],
  });
  const code = `(function (exports, require, module) {${outputFiles[0].text}\n})`;
  const name = hash(code);
  const paths = Object.keys(metafile.inputs);
  const inputs = await Promise.all(paths.map(async (path) => [path, await stampOf(join(root, path))]));
  await forget(place);
  await keep(join(place, `${name}.cjs`), code);
  await keep(join(place, 'bundle.json'), JSON.stringify({ name, inputs }));
  return { name, code };
}

/** A source that reads files beside itself still finds them from within the bundle. */
function keepOwnUrls(build) {
  build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
    const source = await readFile(path, 'utf8');
    if (!source.includes('import.meta.url')) return { contents: source, loader: 'ts' };
    return { contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
  });
}

/** What was made of older sources is of no use any more. */
async function forget(place) {
  const files = await readdir(place).catch(() => []);
  await Promise.all(files.map((file) => rm(join(place, file), { force: true }).catch(() => undefined)));
}

/** Under another name first: whoever reads it meanwhile finds all of it or nothing. */
async function keep(path, content) {
  try {
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, content);
    await rename(draft, path);
  } catch {
    // The next command makes it again.
  }
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
