import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './test/browser/find-chromium.ts';

// Every worker reads this file again. What the first search found is handed on, so that it is searched once.
if (!process.env.TEST_WORKER_INDEX) {
  const { executablePath, env } = await findChromium();
  Object.assign(process.env, env, { WEEKWISE_CHROMIUM: executablePath });
}
const executablePath = process.env.WEEKWISE_CHROMIUM;
if (!executablePath) throw new Error('The search for Chromium left nothing to this worker.');

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './test/e2e/build-program.ts',
  outputDir: 'test-results/e2e',
  // A test that passes the second time has found something; it is not run a second time.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Each worker drives a browser and a server, on machines of two cores.
  workers: 2,
  // Generous: a machine under load is slow, and what hangs fails all the same.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: chromiumArguments },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // Recorded for each test and thrown away with each that passes; the runner takes 40 % more of the processor for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
});
