/** `npm run check`: everything that must hold before a change is shared. Every step runs; the last lines name those that failed. */
import { spawnSync } from 'node:child_process';

const steps: Readonly<Record<string, readonly string[]>> = {
  format: ['biome', 'check', '--linter-enabled=false'],
  lint: ['npm', 'run', '--silent', 'lint'],
  types: ['npm', 'run', '--silent', 'types'],
  walls: ['npm', 'run', '--silent', 'walls'],
  unused: ['npm', 'run', '--silent', 'unused'],
  tests: ['npm', 'run', '--silent', 'test'],
};

const failed: string[] = [];
for (const [step, [command = '', ...args]] of Object.entries(steps)) {
  console.log(`\n── ${step}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) failed.push(step);
}

console.log(failed.length === 0 ? '\nEvery step passed.' : `\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
