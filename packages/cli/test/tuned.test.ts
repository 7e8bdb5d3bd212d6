import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { expect, test } from 'vitest';

const { tunedFor }: { tunedFor: (cores: number) => string[] } = await import(
  new URL('../bin/tuned.mjs', import.meta.url).href
);

test.each([1, 2])('this Node knows every option for %i core(s)', (cores) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...tunedFor(cores), '--print', '"fine"'], {
    encoding: 'utf8',
  });
  expect({ status, stdout: stdout.trim(), stderr }).toEqual({ status: 0, stdout: 'fine', stderr: '' });
});

test('a single core compiles in turn, several beside playing', () => {
  expect(tunedFor(1)).toContain('--no-concurrent-recompilation');
  expect(tunedFor(2)).not.toContain('--no-concurrent-recompilation');
  expect(tunedFor(2)).toContain('--v8-pool-size=1');
});
