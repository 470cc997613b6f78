import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '../../src/server/main.ts');
const START_TIMEOUT_MS = 60_000;

export interface WeekwiseProcess {
  /** Address of the product, by the name that it calls itself: sign-in depends on it. */
  readonly url: string;
  /** Address of the stand-in for Google. */
  readonly standinUrl: string;
  readonly pid: number;
  /** Everything the program said so far, for the message of a failed test. */
  said(): string;
  /** SIGTERM, and waits for the end. The exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL, and waits for the end. */
  kill(): Promise<void>;
}

/** The real program as a process of its own, on free ports, with its stand-in beside it. */
export async function startWeekwise(options: {
  dataDir: string;
  port?: number;
  standinPort?: number;
  env?: Record<string, string>;
}): Promise<WeekwiseProcess> {
  const port = options.port ?? (await freePort());
  const standinPort = options.standinPort ?? (await freePort());
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      STANDIN_PORT: String(standinPort),
      DATA_DIR: options.dataDir,
      LOG_LEVEL: 'warn',
      ...options.env,
    },
  });
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const said = () => lines.join('');
  await untilReady(child, said);
  const ended = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  };
  return {
    url: `http://localhost:${port}`,
    standinUrl: `http://127.0.0.1:${standinPort}`,
    pid: child.pid ?? 0,
    said,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
  };
}

function untilReady(child: ChildProcess, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`Weekwise ${why}:\n${said()}`));
    const tooLate = setTimeout(() => {
      child.kill('SIGKILL');
      fail('was not ready in time');
    }, START_TIMEOUT_MS);
    child.once('exit', (code) => {
      clearTimeout(tooLate);
      fail(`ended with ${code}`);
    });
    child.stdout?.on('data', () => {
      if (!said().includes('Weekwise is ready at')) return;
      clearTimeout(tooLate);
      child.removeAllListeners('exit');
      resolve();
    });
  });
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
