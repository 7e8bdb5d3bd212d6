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

/** How far it has come, for somebody who watches. */
export function tell(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${text}` : '');
}

/** A part of a whole, of 1. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.round((1000 * part) / whole) / 1000;
}
