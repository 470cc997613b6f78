import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#src/platform/postgres/embedded-postgres.ts';
import { isPostmasterOf, readPostmasterFile } from '#src/platform/postgres/postmaster-file.ts';
import { copyPostgresChild } from '../harness/copy-program.ts';
import { type Child, runChild } from '../harness/run-child.ts';
import { keepingLog, silentLog } from '../harness/silent-log.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';

const isRoot = process.getuid?.() === 0;
const program = fileURLToPath(new URL('../harness/postgres-child.ts', import.meta.url));

let folder: TemporaryFolder;
let dataDir: string;
let children: Child[];
beforeEach(() => {
  folder = temporaryFolder();
  dataDir = join(folder.path, 'data');
  children = [];
});
afterEach(async () => {
  for (const child of children) await child.kill('SIGKILL');
  const left = readPostmasterFile(realpathOr(join(dataDir, 'postgres')));
  if (left !== undefined) process.kill(left.pid, 'SIGQUIT');
  folder.remove();
});

const realpathOr = (path: string) => (existsSync(path) ? realpathSync(path) : path);
const start = (log = silentLog) => startEmbeddedPostgres({ dataDir, log });
function run(...parameters: Parameters<typeof runChild>): Child {
  const child = runChild(...parameters);
  children.push(child);
  return child;
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const serverPid = () => readPostmasterFile(realpathSync(join(dataDir, 'postgres')))?.pid;
/** Not of a process that has ended and that nobody has collected, as some containers leave orphans. */
const alive = (pid: number) => isPostmasterOf(realpathSync(join(dataDir, 'postgres')), pid);

describe('the embedded PostgreSQL', () => {
  test('keeps its data, its password and its port over a restart', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const pid = serverPid()!;
    await first.stop();
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    await expect.poll(() => alive(pid)).toBe(false);

    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    await second.stop();
    await second.stop();
  });

  test('is durable, listens on the loopback interface only and asks for the password', async () => {
    const server = await start();
    const settings = await query<{ name: string; setting: string }>(
      server.url,
      `SELECT name, setting FROM pg_settings
       WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'data_checksums')`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      listen_addresses: '127.0.0.1',
    });
    await expect(query(server.url.replace(/:[^:@]*@/, ':wrong@'), 'SELECT 1')).rejects.toThrow('password');
    expect(statSync(join(dataDir, 'postgres-login.json')).mode & 0o777).toBe(0o600);
    await server.stop();
  });

  test('takes another port when its own is taken', async () => {
    const first = await start();
    await first.stop();
    const port = Number(new URL(first.url).port);
    const squatter = createServer().listen(port, '127.0.0.1');
    const second = await start();
    expect(new URL(second.url).port).not.toBe(String(port));
    await second.stop();
    squatter.close();
  });

  test('is started again where it was when it ends by itself, and not when it was stopped', async () => {
    const log = keepingLog();
    const postgres = await start(log);
    await query(postgres.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const pid = serverPid()!;
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => query(postgres.url, 'SELECT answer FROM kept').catch(() => []), { timeout: 60_000 })
      .toEqual([{ answer: 42 }]);
    const again = serverPid()!;
    expect(again).not.toBe(pid);
    expect(log.messages).toContain('The PostgreSQL server runs again');
    await postgres.stop();
    await expect.poll(() => alive(again)).toBe(false);
    expect(serverPid()).toBeUndefined();
  });

  test('sorts and compares text the same on every machine', async () => {
    const server = await start();
    const [row] = await query<{ upper: string; sorted: string[] }>(
      server.url,
      `SELECT upper('ä') AS upper, array(SELECT x FROM unnest(ARRAY['b','ä','B','a']) AS x ORDER BY x) AS sorted`,
    );
    expect(row).toEqual({ upper: 'Ä', sorted: ['B', 'a', 'b', 'ä'] });
    await server.stop();
  });

  test('a start that was killed while it made the cluster leaves nothing in the way', async () => {
    mkdirSync(join(dataDir, 'postgres.new-killed/cluster'), { recursive: true });
    const server = await start();
    expect(existsSync(join(dataDir, 'postgres.new-killed'))).toBe(false);
    await server.stop();
  });
});

describe('a killed Weekwise', () => {
  test('leaves the server running; the next start attaches to it and has lost nothing acknowledged', async () => {
    for (const rows of [1, 40, 300]) {
      const child = run(program, [dataDir, 'write']);
      const first = Number(await child.until('written'));
      await child.until('written', (number) => Number(number) >= first + rows);
      await child.kill('SIGKILL');
      const acknowledged = child.said.findLast((line) => 'written' in line)!.written as number;
      const pid = serverPid()!;
      expect(alive(pid)).toBe(true);

      const log = keepingLog();
      const server = await start(log);
      expect(log.messages).toContain('Attached to the PostgreSQL server that was still running');
      expect(serverPid()).toBe(pid);
      const [row] = await query<{ last: number; count: number }>(
        server.url,
        'SELECT max(number) AS last, count(*)::integer AS count FROM written',
      );
      expect(row!.last).toBeGreaterThanOrEqual(acknowledged);
      expect(row!.count).toBe(row!.last);
      await server.stop();
      await expect.poll(() => alive(pid)).toBe(false);
    }
  });

  test('and a killed server: the next start recovers what was acknowledged', async () => {
    const child = run(program, [dataDir, 'write']);
    await child.until('written', (number) => Number(number) >= 100);
    const pid = serverPid()!;
    process.kill(pid, 'SIGKILL');
    await child.kill('SIGKILL');
    const acknowledged = child.said.findLast((line) => 'written' in line)!.written as number;

    const server = await start();
    expect(serverPid()).not.toBe(pid);
    const [row] = await query<{ last: number }>(server.url, 'SELECT max(number) AS last FROM written');
    expect(row!.last).toBeGreaterThanOrEqual(acknowledged);
    await server.stop();
  });

  test('whose server’s number went to another process does not mistake that one for it', async () => {
    const first = await start();
    const cluster = realpathSync(join(dataDir, 'postgres'));
    const pid = serverPid()!;
    const content = readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
    await first.stop();
    const owner = statSync(cluster);
    const bystander = spawn('sleep', ['1000'], { uid: owner.uid, gid: owner.gid, cwd: '/' });
    try {
      writeFileSync(join(cluster, 'postmaster.pid'), content.replace(String(pid), String(bystander.pid)));
      chownSync(join(cluster, 'postmaster.pid'), owner.uid, owner.gid);
      const second = await start();
      expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await second.stop();
      expect(bystander.exitCode).toBe(null);
    } finally {
      bystander.kill('SIGKILL');
    }
  });
});

describe('two processes on one data folder', () => {
  test('the second stops at once and says who holds it; a killed holder holds nothing', async () => {
    const first = run(program, [dataDir]);
    const url = String(await first.until('url'));
    const second = run(program, [dataDir]);
    const failure = String(await second.until('failure'));
    expect(failure).toContain(`(pid ${first.process.pid})`);
    expect(failure).toContain(dataDir);
    expect(failure).toContain('DATA_DIR');
    await second.ended;
    // The first is none the worse for it.
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);

    await first.kill('SIGKILL');
    const third = run(program, [dataDir]);
    await third.until('url');
    third.process.stdin!.write('stop\n');
    await third.until('stopped');
  });

  test('Ctrl-C reaches Weekwise and not the server, which Weekwise then stops', async () => {
    const child = run(program, [dataDir]);
    const url = String(await child.until('url'));
    process.kill(-child.process.pid!, 'SIGINT');
    await child.until('interrupted');
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    child.process.stdin!.write('stop\n');
    await child.until('stopped');
    await expect(query(url, 'SELECT 1')).rejects.toThrow();
  });
});

const startedByRoot = () => {
  test('the server runs as an unprivileged user', async () => {
    const server = await start();
    expect(ownerOfProcess(serverPid()!)).not.toBe(0);
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(ownerOfProcess(serverPid()!));
    await server.stop();
  });

  test('below a home of mode 700, programs and data are staged, and the start says so', async () => {
    const programsBefore = stagedPrograms();
    const home = join(folder.path, 'home');
    mkdirSync(home);
    const copy = copyPostgresChild(join(home, 'weekwise'));
    chmodSync(home, 0o700);
    dataDir = join(home, 'weekwise/data');
    try {
      for (const expected of [0, 1]) {
        const child = run(copy.program, [dataDir], { node: copy.node });
        const url = String(await child.until('url'));
        expect(child.said.filter(({ log }) => String(log).includes('/var/lib/weekwise'))).toHaveLength(1);
        expect(ownerOfProcess(serverPid()!)).not.toBe(0);
        await query(url, 'CREATE TABLE IF NOT EXISTS starts (at timestamptz)');
        const [row] = await query<{ starts: number }>(url, 'SELECT count(*)::integer AS starts FROM starts');
        expect(row!.starts).toBe(expected);
        await query(url, 'INSERT INTO starts VALUES (now())');
        child.process.stdin!.write('stop\n');
        await child.until('stopped');
      }
      const cluster = realpathSync(join(dataDir, 'postgres'));
      expect(cluster).toMatch(/^\/var\/lib\/weekwise\//);
      rmSync(dirname(cluster), { recursive: true });
    } finally {
      for (const path of stagedPrograms())
        if (!programsBefore.includes(path)) rmSync(path, { recursive: true });
    }
  });

  test('an ordinary user’s start is plain: the server is that user’s, in the data folder', async () => {
    const [uid, gid] = ['-u', '-g'].map((what) => Number(execFileSync('id', [what, 'nobody'])));
    const copy = copyPostgresChild(join(folder.path, 'weekwise'));
    mkdirSync(dataDir);
    chownSync(dataDir, uid!, gid!);
    const child = run(copy.program, [dataDir, 'write'], {
      node: copy.node,
      cwd: folder.path,
      uid: uid!,
      gid: gid!,
    });
    await child.until('written');
    expect(child.said.find((line) => 'uid' in line)?.uid).toBe(uid);
    expect(ownerOfProcess(serverPid()!)).toBe(uid);
    await child.kill('SIGKILL');

    // Root goes on with it as the user it belongs to.
    const server = await start();
    await server.stop();
    const again = await start();
    expect(ownerOfProcess(serverPid()!)).toBe(uid);
    await again.stop();
  });
};

const startedByAnOrdinaryUser = () => {
  test('the server is that user’s, in the data folder', async () => {
    const log = keepingLog();
    const server = await start(log);
    expect(log.messages).toEqual([]);
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(process.getuid?.());
    await server.stop();
  });
};

if (isRoot) describe('started by root', startedByRoot);
else describe('started by an ordinary user', startedByAnOrdinaryUser);

const ownerOfProcess = (pid: number) => statSync(`/proc/${pid}`).uid;

function stagedPrograms(): string[] {
  const staging = '/var/lib/weekwise';
  if (!existsSync(staging)) return [];
  return readdirSync(staging)
    .filter((name) => name.startsWith('postgresql-'))
    .map((name) => join(staging, name));
}
