import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

it('the ten lines of the README play a match', async () => {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync(`${ROOT}README.md`, 'utf8')) ?? [];
  const folder = `${ROOT}.cache`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/readme.ts`, code);
  const printed: unknown[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((value) => void printed.push(value));
  try {
    await import(/* @vite-ignore */ `${folder}/readme.ts`);
  } finally {
    log.mockRestore();
  }
  expect(printed).toHaveLength(3);
  expect(printed[0]).toContainEqual({ type: 'bids', rule: 'salvage.bid.3', bids: [3, 1] });
  expect(printed[2]).toBe(true);
});
