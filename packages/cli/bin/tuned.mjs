// How Node runs simulations and soaks: thousands of matches, one after the other, as fast as it can.

const ALWAYS = [
  // Matches make short-lived objects by the megabyte: with more room for them than Node gives by default they are
  // collected half as often, at half the cost.
  '--max-semi-space-size=64',
  // A match runs through thousands of functions, none of them hot: copying them into each other makes more code to compile
  // than it saves calls, and so does copying the first turn of every loop out of it (peeling): few loops turn often.
  '--max-inlined-bytecode-size-cumulative=200',
  '--no-turbo-loop-peeling',
  // A collection that wants help would wait for the thread that compiles.
  '--no-parallel-scavenge',
];

// They all want compiling in the first seconds. More threads than one would take the core away from playing, and a queue of
// Node's eight places turns most of them away.
const BESIDE = ['--v8-pool-size=1', '--concurrent-recompilation-queue-length=256'];

// On a single core nothing happens beside playing: what is compiled at once is fast at once.
const IN_TURN = ['--no-concurrent-recompilation', '--no-concurrent-marking', '--no-concurrent-sweeping'];

/**
 * The options of Node for a machine with so many cores for us.
 *
 * @param {number} cores
 */
export function tunedFor(cores) {
  return [...ALWAYS, ...(cores > 1 ? BESIDE : IN_TURN)];
}
