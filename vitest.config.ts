import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        // Beside the code: pure and fast.
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'standin/**/*.test.ts'],
          pool: 'threads',
          // Simulations of many weeks take seconds, and several times that on a busy machine: a limit is for what hangs.
          testTimeout: 60_000,
        },
      },
      {
        // Real engines, real processes. Two at a time is what a machine of two cores bears.
        test: {
          name: 'integration',
          include: ['test/**/*.test.ts'],
          pool: 'forks',
          // One PostgreSQL for all of them; each file gets a database of its own from it.
          globalSetup: ['test/harness/postgres.ts'],
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // After the unit tests, not beside them: a starved engine makes a slow test look like a broken one.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
