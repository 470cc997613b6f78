import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // Beside the code: pure and fast.
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'standin/**/*.test.ts'],
          pool: 'threads',
          // They keep nothing between them, so that files may share what they import: loading it again took most of the time.
          isolate: false,
          // By itself Vitest leaves one core to itself, which is half of a machine of two.
          maxWorkers: '100%',
          // Simulations of many weeks take seconds, and several times that on a busy machine: a limit is for what hangs.
          testTimeout: 60_000,
        },
      },
      {
        // Thousands of questions to files and to sites kept in memory: as pure, and slow enough to come after.
        test: {
          name: 'questions',
          include: ['test/questions/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
          maxWorkers: '100%',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Real engines, real processes. Two at a time is what a machine of two cores bears.
        test: {
          name: 'integration',
          include: ['test/**/*.test.ts'],
          exclude: ['test/questions/**'],
          pool: 'forks',
          // One PostgreSQL for all of them; each file gets a database of its own from it.
          globalSetup: ['test/harness/postgres.ts'],
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // After the pure ones, not beside them: a starved engine makes a slow test look like a broken one.
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
