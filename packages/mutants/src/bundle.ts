import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type PluginBuild } from 'esbuild';
import type { Source } from './instrument.ts';

/**
 * One script with the games, the runner of scenarios and these unit tests, made of instrumented sources. It is a function
 * of `require` and `exports`, so that a process can start it afresh for breaks of what is computed once, at loading.
 */
export async function bundle(root: string, sources: readonly Source[], tests: readonly string[]): Promise<string> {
  const texts = new Map(sources.map(({ file, text }) => [join(root, file), text]));
  const loads = tests.map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(join(root, file))})`);
  const contents = `
    export { GAMES } from '@rangefinder/games';
    export { runScenario } from '@rangefinder/conformance';
    export { testsOf } from ${JSON.stringify(fileURLToPath(new URL('./unittests.ts', import.meta.url)))};
    export const FILES = { ${loads.join(', ')} };`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    write: false,
    logLevel: 'error',
    plugins: [
      { name: 'unit tests', setup: withOwnTests },
      { name: 'instrumented', setup: (plugin) => withSources(plugin, texts) },
    ],
  });
  return `(function (exports, require, module) {${outputFiles[0]?.text ?? ''}\n})`;
}

/** Unit tests are run by a few lines of ours: vitest wants a process of its own. */
function withOwnTests(plugin: PluginBuild): void {
  plugin.onResolve({ filter: /^vitest$/ }, () => ({ path: fileURLToPath(new URL('./unittests.ts', import.meta.url)) }));
}

function withSources(plugin: PluginBuild, texts: ReadonlyMap<string, string>): void {
  plugin.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
    const text = texts.get(path) ?? (await readFile(path, 'utf8'));
    // A source that reads files beside itself still finds them from within the bundle.
    return { contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
  });
}

export const below = (root: string, path: string): string => relative(root, path).replaceAll('\\', '/');
