import { defineConfig } from 'vitest/config';
import { longestFirst } from './tests/longestfirst.ts';

export default defineConfig({
  test: {
    include: ['packages/*/{src,ui,test,sample}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Games are large and have no state of their own: files that follow each other share them. Left alone, one core idles.
    isolate: false,
    maxWorkers: '100%',
    sequence: {
      sequencer: longestFirst(
        'games/src/undo.test.ts',
        'tests/scenarios.test.ts',
        'server/test/faults.test.ts',
        'xwing2/src/bot/greedy.test.ts',
      ),
    },
  },
});
