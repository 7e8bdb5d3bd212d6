import { defineConfig } from 'vitest/config';

/** Tests in a real browser against a real server: one after the other, because each of them keeps the machine busy. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: ['tests/browser/build.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 180_000,
    // A busy machine is slow, which is no fault; a test that fails has found one, and is not tried again.
    expect: { poll: { timeout: 60_000 } },
  },
});
