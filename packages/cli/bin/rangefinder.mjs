#!/usr/bin/env node
// Runs the command line from its TypeScript sources.
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { load } from './bundle.mjs';
import { tunedFor } from './tuned.mjs';

// Simulations and soaks want a machine tuned for them. That is fixed when a process starts, so they run in another.
const TUNED = tunedFor(availableParallelism());
const args = process.argv.slice(2);
const isBulk = args[0] === 'simulate' || args[0] === 'soak';

if (isBulk && !TUNED.every((flag) => process.execArgv.includes(flag))) {
  const self = fileURLToPath(import.meta.url);
  const { status, error } = spawnSync(process.execPath, [...process.execArgv, ...TUNED, self, ...args], {
    stdio: 'inherit',
  });
  if (error) throw error;
  process.exitCode = status ?? 1;
} else {
  // Whoever reads our output may stop reading (`| head`): that is no error.
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  const { main, done } = args.includes('--debug') ? await asWritten() : await load(nameOf(args));
  process.exitCode = await main(args);
  if (process.exitCode === 0) await done();
}

/** The sources as they are, so that errors tell where in them they came from. */
async function asWritten() {
  const { importTypeScript } = await import('./typescript.mjs');
  importTypeScript();
  return { ...(await import('../src/main.ts')), done: async () => undefined };
}

/** The command and the game it is about: others run through other code. */
function nameOf(args) {
  const words = args.slice(0, 2).filter((word) => /^[a-z0-9]+$/.test(word));
  return words.join('-') || 'rangefinder';
}
