import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, startWeekwise } from '../harness/start-weekwise.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';

const PROGRAM = join(import.meta.dirname, '../../src/server/main.ts');
let folder: TemporaryFolder;

beforeAll(async () => {
  folder = temporaryFolder();
  // The first start makes the database; the ones to be stopped are ordinary ones.
  await (await startWeekwise({ dataDir: join(folder.path, 'data') })).stop();
});
afterAll(() => folder.remove());

async function start(env: Record<string, string>) {
  const [port, standinPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      STANDIN_PORT: String(standinPort),
      DATA_DIR: join(folder.path, 'data'),
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return { child, said: () => said };
}

it('leaves no database behind and says nothing, though stopped in the middle of a start', async () => {
  const postmaster = join(folder.path, 'data', 'postgres', 'postmaster.pid');
  for (const afterMs of [0, 100, 250, 400]) {
    const { child, said } = await start({});
    while (!existsSync(postmaster) && child.exitCode === null) await wait(5);
    await wait(afterMs);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect([code, said(), existsSync(postmaster)], `${afterMs} ms`).toEqual([0, '', false]);
  }
}, 60_000);

it('names what stands in the way of a start in one sentence', async () => {
  const file = join(folder.path, 'a-file');
  writeFileSync(file, '');
  const damaged = join(folder.path, 'damaged');
  mkdirSync(damaged);
  writeFileSync(join(damaged, 'postgres-login.json'), '{"user":"week');
  for (const [env, sentence] of [
    [{ DATA_DIR: file }, /^DATA_DIR must be a folder that Weekwise can write to: [^\n]+\n$/],
    [{ DATA_DIR: damaged }, /^[^\n]+postgres-login\.json is damaged[^\n]+npm run restore[^\n]*\n$/],
    [{ HOST: 'nowhere.invalid' }, /^Weekwise cannot listen where HOST and PORT say: [^\n]+\n$/],
    [
      { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' },
      /^A database cannot be reached: [^\n]+DATABASE_URL[^\n]+\n$/,
    ],
  ] as const) {
    const { child, said } = await start(env);
    const [code, signal] = await once(child, 'exit');
    expect([code, signal], said()).toEqual([1, null]);
    expect(said()).toMatch(sentence);
    expect(said()).not.toContain('hunter2');
  }
}, 60_000);
