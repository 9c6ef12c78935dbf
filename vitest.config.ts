import { defineConfig } from 'vitest/config';

/** It counts at a library that others load too, so it may not share loaded modules with them. */
const APART = ['src/promises/password-guessing.test.ts'];

const server = {
  root: 'apps/server',
  globalSetup: ['src/kit/testing/one-postgres.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // A test waits for PostgreSQL as often as it computes: one worker for each of two cores, not one less.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'], isolate: false } },
      { test: { ...server, name: 'server', include: ['src/**/*.test.ts'], exclude: APART, isolate: false } },
      { test: { ...server, name: 'server-apart', include: APART } },
      { test: { name: 'checks', root: '.', include: ['checks/**/*.test.ts', 'scripts/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
          setupFiles: ['src/kit/testing/leave-clean.ts'],
          isolate: false,
        },
      },
    ],
  },
});
