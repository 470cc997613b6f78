import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { standinEnvironment } from './standin-environment.ts';
import { adminApi, signedIn } from './testing/google-clients.ts';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));

let dir: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'weekwise-standin-main-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  await rm(dir, { recursive: true, force: true });
});

interface Run {
  readonly child: ChildProcess;
  output(): string;
  readonly ended: Promise<number | null>;
  /** Resolves with the address of the ready line. */
  readonly ready: Promise<string>;
}

function start(args: string[], environment: Record<string, string> = {}): Run {
  const { CLOCK, ...inherited } = process.env;
  const child = spawn(process.execPath, [program, ...args], { env: { ...inherited, ...environment } });
  children.push(child);
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /^Stand-in is ready at (http:\/\/127\.0\.0\.1:\d+)$/m.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    ended.then(() => reject(new Error(`It ended before it was ready: ${output}`)));
  });
  ready.catch(() => undefined);
  return { child, output: () => output, ended, ready };
}

describe('the program', () => {
  it('says when it is ready and stops on a signal', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const run = start(['--port', '0', '--data', dir]);
      const url = await run.ready;
      expect((await fetch(`${url}/.well-known/openid-configuration`)).status).toBe(200);
      run.child.kill(signal);
      expect(await run.ended).toBe(0);
    }
  });

  it('keeps refresh tokens over a kill, even one without warning', async () => {
    const first = start(['--port', '0', '--data', dir]);
    const client = await signedIn(await first.ready);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = start(['--port', '0', '--data', dir]);
    const url = await second.ready;
    const again = await signedIn(url, 'admin@example.test');
    again.setCredentials({ refresh_token: client.credentials.refresh_token ?? '' });
    expect((await adminApi(url, again).accountSummaries.list()).data.accountSummaries).toHaveLength(2);
    expect(second.output()).not.toContain('starts afresh');
  });

  it('starts its clock where CLOCK says and lets it run on', async () => {
    const run = start(['--port', '0', '--data', dir], { CLOCK: '2017-04-03T08:00:00Z' });
    const url = await run.ready;
    const client = await signedIn(url);
    const answer = await fetch(`${url}/tokeninfo?access_token=${client.credentials.access_token}`);
    const { exp } = (await answer.json()) as { exp: string };
    const started = Date.parse('2017-04-03T08:00:00Z') / 1000 + 3599;
    expect(Number(exp)).toBeGreaterThanOrEqual(started);
    expect(Number(exp)).toBeLessThan(started + 60);
  });

  it.each([
    ['no port', ['--data', 'x'], {}, '--port'],
    ['a port that is none', ['--port', '70000', '--data', 'x'], {}, '--port'],
    ['no folder', ['--port', '0'], {}, '--data'],
    ['an option it does not know', ['--port', '0', '--data', 'x', '--verbose'], {}, 'verbose'],
    ['a clock that is none', ['--port', '0', '--data', 'x'], { CLOCK: 'yesterday' }, 'CLOCK'],
    ['a clock without a zone', ['--port', '0', '--data', 'x'], { CLOCK: '2017-04-03T08:00:00' }, 'CLOCK'],
    ['a scale that is none', ['--port', '0', '--data', 'x'], { SIMULATED_SCALE: 'big' }, 'SIMULATED_SCALE'],
  ])('refuses %s with a sentence', async (_, args, environment: Record<string, string>, word) => {
    const run = start(args, environment);
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain(word);
    expect(run.output()).not.toContain('    at ');
  });

  it('says when its port is taken', async () => {
    const first = start(['--port', '0', '--data', dir]);
    const { port } = new URL(await first.ready);
    const second = start(['--port', port, '--data', join(dir, 'second')]);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('port is taken');
  });

  it('tells a parent program where Google now is, and ends with it', async () => {
    const child = fork(program, ['--port', '0', '--data', dir], { silent: true });
    children.push(child);
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const message = await new Promise<unknown>((resolve) => child.once('message', resolve));
    const { environment } = message as { environment: Record<string, string> };
    expect(environment).toEqual(standinEnvironment(environment['GOOGLE_ISSUER_URL'] ?? ''));
    child.disconnect();
    expect(await ended).toBe(0);
  });

  it('listens on this machine only', async () => {
    const run = start(['--port', '0', '--data', dir]);
    const { port } = new URL(await run.ready);
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
  });
});
