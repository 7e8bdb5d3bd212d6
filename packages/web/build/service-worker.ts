import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Kept for offline play besides what the build emits. */
const PAGES = ['/', ...readdirSync(join(import.meta.dirname, '../public')).map((file) => `/${file}`)];

/** Old font formats and scripts that none of our languages use: fetched if ever needed, never ahead. */
const NOT_NEEDED = /\.map$|\.woff$|-(?:cyrillic|greek|vietnamese)/;

/** Writes `sw.js`: the worker of `service-worker.js` with the list of this build's files and a version made from it. */
export function serviceWorker(): Plugin {
  return {
    name: 'rangefinder-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');
      const files = Object.keys(bundle)
        .filter((file) => file !== 'index.html' && !NOT_NEEDED.test(file))
        .map((file) => `/${file}`)
        .sort();
      const version = createHash('sha256').update(source).update(files.join('\n')).digest('hex').slice(0, 12);
      const list = JSON.stringify([...PAGES, ...files]);
      const text = `const VERSION = '${version}';\nconst FILES = ${list};\n${source}`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
    },
  };
}
