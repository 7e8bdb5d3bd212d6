import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DOCS = new URL('../docs/', import.meta.url);

/** Lines of prose too long to read in an editor beside the code; code and tables may be as long as they need. */
function longLines(text: string): string[] {
  const prose = text.replace(/^```.*?^```$/gms, '').split('\n');
  return prose.filter((line) => line.length >= 160 && !line.startsWith('|') && !line.startsWith('    '));
}

const pages = readdirSync(DOCS).filter((file) => file.endsWith('.md'));

it.each(pages)('docs/%s has lines of prose under 160 characters', (file) => {
  expect(longLines(readFileSync(new URL(file, DOCS), 'utf8'))).toEqual([]);
});
