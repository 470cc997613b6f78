import { ConfigError, readConfig } from '#src/platform/config.ts';
import { AppError } from '#src/shared/error-code.ts';
import { startServer } from './start-server.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

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
