import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { COMPILE_CACHE } from './compile-cache.ts';

// V8 lets its heap grow with every large answer of Google's and gives little back. Kept close to what is in use,
// and with smaller pages, sixty weeks of history took 541 MB at most where they had taken 1,019 (`npm run bench -- backfill`).
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=40');

// Before anything large is loaded, so that it need not be compiled again. Hence the late imports below.
enableCompileCache(COMPILE_CACHE);

const { ConfigError, readConfig } = await import('#src/platform/config.ts');
const { clockFrom, systemClock } = await import('#src/platform/clock.ts');
const { createLog } = await import('#src/platform/log.ts');
const { isUnreachable } = await import('#src/platform/database/is-unreachable.ts');
const { AppError } = await import('#src/shared/error-code.ts');
const { begin } = await import('./beginnings.ts');

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

function refusal(error: unknown): string {
  if (error instanceof ConfigError || error instanceof AppError) return error.message;
  const { code, port, syscall, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `The port ${port} is in use by another program. Set PORT to a free one.`;
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return `Weekwise cannot listen where HOST and PORT say: ${message}.`;
  if (isUnreachable(error))
    return `A database cannot be reached: ${message}. Check DATABASE_URL and CLICKHOUSE_URL.`;
  return `Weekwise could not start. ${error instanceof Error ? error.stack : String(error)}`;
}

const stack = new AsyncDisposableStack();

async function stop(code: number): Promise<never> {
  await stack.disposeAsync().catch((error: unknown) => {
    process.stderr.write(`Weekwise did not stop cleanly. ${String(error)}\n`);
  });
  process.exit(code);
}

try {
  const config = readConfig(process.env);
  const clock = config.CLOCK ? clockFrom(Date.parse(config.CLOCK)) : systemClock;
  const log = createLog(config.LOG_LEVEL, clock);
  // Warnings of libraries are for us, not for the person who starts the program.
  process
    .removeAllListeners('warning')
    .on('warning', (warning) => log.debug(warning.message, { warning: warning.name }));
  const start = async () => {
    const begun = await begin(config, process.env, log);
    stack.defer(async () => (await begun.demo.catch(() => undefined))?.stop());
    const { startServer } = await import('./start-server.ts');
    return await startServer({ config, begun, clock, log, say }, stack);
  };
  const starting = start();
  let stopping = false;
  // Asked in the middle of a start, the start is waited for: what is half open could not be closed, and PostgreSQL, a
  // process of its own, would stay behind. A start that fails stops by itself; a second signal ends everything at once.
  const stopWhenStarted = () => {
    stopping = true;
    starting.then(
      () => stop(0),
      () => {},
    );
  };
  process.once('SIGTERM', stopWhenStarted).once('SIGINT', stopWhenStarted);
  const url = await starting;
  if (!stopping) say(`Weekwise is ready at ${url}`);
} catch (error) {
  process.stderr.write(`${refusal(error)}\n`);
  await stop(1);
}
