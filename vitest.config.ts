import { defineConfig } from 'vitest/config';

/** It counts at a library that others load too, so it may not share loaded modules with them. */
const APART = ['src/promises/password-guessing.test.ts'];

/** Far longer than any test takes: a machine that is lent out at the same time may stand still for many seconds. */
const patient = { testTimeout: 240_000, hookTimeout: 240_000 };

const server = { ...patient, root: 'apps/server', globalSetup: ['src/testing/one-postgres.ts'] };

export default defineConfig({
  test: {
    // A test waits for PostgreSQL as often as it computes: one worker for each of two cores, not one less.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...patient,
          name: 'contract',
          root: 'packages/contract',
          include: ['src/**/*.test.ts'],
          isolate: false,
        },
      },
      { test: { ...server, name: 'server', include: ['src/**/*.test.ts'], exclude: APART, isolate: false } },
      { test: { ...server, name: 'server-apart', include: APART } },
      {
        test: {
          ...patient,
          name: 'checks',
          root: '.',
          include: ['checks/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...patient,
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
