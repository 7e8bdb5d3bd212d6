import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { RegisteredGame } from '@rangefinder/games';
import type { Source } from './instrument.ts';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export async function filesBelow(folder: string, ending: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

export const read = async (file: string): Promise<Source> => ({ file, text: await readFile(join(ROOT, file), 'utf8') });

export async function scenariosOf({ home }: RegisteredGame): Promise<readonly Source[]> {
  return Promise.all((await filesBelow(home, '.yaml')).map(read));
}

/** How often a log that nobody watches is told how far things are, in milliseconds. */
const LOG_PACE = 30_000;
let toldAt = 0;

/** How far it has come: one line that is written over for somebody who watches, a line now and then in a log. */
export function tell(text: string): void {
  if (process.stderr.isTTY) {
    process.stderr.write(`\r\u001b[K${text}`);
    return;
  }
  const now = Date.now();
  if (text === '' || now - toldAt < LOG_PACE) return;
  toldAt = now;
  process.stderr.write(`${text}\n`);
}

/** A part of a whole, of 1. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.round((1000 * part) / whole) / 1000;
}
