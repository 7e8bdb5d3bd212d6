import { defineConfig } from 'vitest/config';
import { longestFirst } from './tests/longestfirst.ts';

/** Tests in a real browser against a real server, two files at a time: a page that waits for its server leaves a core idle. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: ['tests/browser/serve.ts'],
    maxWorkers: 2,
    sequence: { sequencer: longestFirst('swccg.test.ts', 'shell.test.ts', 'pages.test.ts', 'workshop.test.ts') },
    testTimeout: 600_000,
    hookTimeout: 180_000,
    // A busy machine is slow, which is no fault; a test that fails has found one, and is not tried again.
    expect: { poll: { timeout: 60_000 } },
  },
});
