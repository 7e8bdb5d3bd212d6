#!/usr/bin/env node
// Runs the command line from its TypeScript sources.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { load } from './bundle.mjs';

// Simulations make short-lived objects by the megabyte: with more room for them than Node gives by default they are
// collected half as often, at half the cost. A match runs through thousands of functions, none of them hot: copying them
// into each other makes more code to compile than it saves calls, and so does copying the first turn of every loop out of
// it (which is what peeling means: few of our loops run often). They all want compiling in the first seconds: more
// threads than one would take the core away from playing, and a queue of Node's eight places turns most of them away.
// While that thread compiles, a collection that wants its help would wait for it.
// All this is fixed when a process starts, so these commands run in another.
const TUNED = [
  '--max-semi-space-size=64',
  '--no-parallel-scavenge',
  '--max-inlined-bytecode-size-cumulative=200',
  '--no-turbo-loop-peeling',
  '--v8-pool-size=1',
  '--concurrent-recompilation-queue-length=256',
];
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
