/**
 * `npm test`: builds the browser's bundle, runs Vitest and then Playwright, says again what failed, and closes with one line
 * that sums them up, `214 passed, 0 failed`. A suite that ran no test, was cut short or left no report counts as failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'test-results', 'reports');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

interface Count {
  readonly suite: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The part of Vitest's JSON report that is counted. A file that does not load has no test of its own but failed. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The part of Playwright's JSON report that is counted. `errors` are those outside any test. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function read<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

function countVitest(
  suite: string,
  report: VitestReport | undefined,
  inFolder: (path: string) => boolean,
): Count {
  const files = (report?.testResults ?? []).filter((file) => inFolder(relative(root, file.name)));
  const tests = files.flatMap((file) => file.assertionResults);
  const failedTests = tests.filter((test) => test.status === 'failed').length;
  const brokenFiles = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const passed = tests.filter((test) => test.status === 'passed').length;
  return { suite, passed, failed: failedTests + brokenFiles, skipped: tests.length - passed - failedTests };
}

function countPlaywright(report: PlaywrightReport | undefined): Count {
  const stats = report?.stats;
  return {
    suite: 'browser',
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (report?.errors.length ?? 0),
    skipped: stats?.skipped ?? 0,
  };
}

const MOST_TOLD = 30;
const LINES_TOLD = 6;

/** What failed in Vitest, with the beginning of each message: the run is long, and only its end may be kept. */
function failures(report: VitestReport | undefined): string[] {
  const tell = (file: string, name: string, message: string) =>
    [
      `${relative(root, file)} › ${name}`,
      ...message
        .split('\n')
        .slice(0, LINES_TOLD)
        .map((line) => `    ${line}`),
    ].join('\n');
  return (report?.testResults ?? []).flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [tell(file, 'the file itself', message)];
    return failed.map(({ fullName, failureMessages }) => tell(file, fullName, failureMessages.join('\n')));
  });
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// The browser tests must see today's screens, not those of the last build.
const built = run('vite', ['build', '--logLevel', 'warn']);
const vitestEnded = run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
]);
const playwrightEnded =
  built &&
  run('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    WEEKWISE_BUILT: 'now',
  });

const vitest = read<VitestReport>(vitestReport);
const inTestFolder = (path: string) => path.startsWith(`test${sep}`);
const counts = [
  countVitest('unit', vitest, (path) => !inTestFolder(path)),
  countVitest('integration', vitest, inTestFolder),
  countPlaywright(read<PlaywrightReport>(playwrightReport)),
];

const problems: string[] = [];
if (!built) problems.push('The browser bundle does not build, so no browser test ran.');
for (const { suite, passed, failed } of counts) {
  if (passed + failed === 0) problems.push(`The suite "${suite}" ran no test.`);
}
// An error outside any test (an unhandled rejection, a worker that died) ends a runner without a failed test.
const noneFailed = counts.every((count) => count.failed === 0);
if (noneFailed && problems.length === 0 && !(vitestEnded && playwrightEnded))
  problems.push('A runner reported an error outside any test; see above.');

console.log('');
for (const failure of failures(vitest).slice(0, MOST_TOLD)) console.log(`failed: ${failure}\n`);
for (const { suite, passed, failed, skipped } of counts)
  console.log(`${suite}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
for (const problem of problems) console.log(problem);

const total = (part: 'passed' | 'failed') => counts.reduce((sum, count) => sum + count[part], 0);
const failed = total('failed') + problems.length;
console.log(`${total('passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
