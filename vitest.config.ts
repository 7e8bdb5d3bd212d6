import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/{src,test,sample}/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
