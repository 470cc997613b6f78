import { enableCompileCache } from 'node:module';

// Before anything large is loaded, so that later starts need not compile it again. Hence the late imports below.
enableCompileCache();

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

const { ConfigError, readConfig } = await import('#src/platform/config.ts');
const { AppError } = await import('#src/shared/error-code.ts');
const { startServer } = await import('./start-server.ts');

function refuse(error: unknown): never {
  if (error instanceof ConfigError || error instanceof AppError) process.stderr.write(`${error.message}\n`);
  else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    process.stderr.write(
      `The port ${(error as { port?: number }).port} is in use by another program. Set PORT to a free one.\n`,
    );
  else
    process.stderr.write(
      `Weekwise could not start. ${error instanceof Error ? error.stack : String(error)}\n`,
    );
  process.exit(1);
}

try {
  const config = readConfig(process.env);
  const server = await startServer(config, process.env, say);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => refuse(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  say(`Weekwise is ready at ${server.url}`);
} catch (error) {
  refuse(error);
}
