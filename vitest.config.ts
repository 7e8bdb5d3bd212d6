import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/{src,ui,test,sample}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
