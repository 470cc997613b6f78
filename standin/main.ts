import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clockStartingAt, systemClock } from './clock.ts';

/** `node standin/main.ts --port N --data DIR`, with CLOCK for another present, SIMULATED_SCALE and SIMULATED_SEED for another simulated site. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, data: { type: 'string' } } });
  const port = Number(values.port ?? '');
  if (values.port === undefined || !Number.isInteger(port) || port < 0 || port > 65_535) {
    return refuse('--port must be a number from 0 to 65535, for example --port 3001.');
  }
  if (values.data === undefined || values.data === '')
    return refuse('--data must name the folder to keep state in.');
  const clockText = process.env.CLOCK ?? '';
  const start = Date.parse(clockText);
  if (clockText !== '' && (Number.isNaN(start) || !/T.*(Z|[+-]\d\d:\d\d)$/.test(clockText))) {
    return refuse(`CLOCK must be an instant such as 2017-04-03T08:00:00Z, not "${clockText}".`);
  }
  const clock = clockText === '' ? systemClock : clockStartingAt(start);
  const simulation = {
    scale: Number(process.env.SIMULATED_SCALE ?? '1'),
    seed: Number(process.env.SIMULATED_SEED ?? '7'),
  };
  if (!(simulation.scale > 0 && simulation.scale <= 50)) {
    return refuse('SIMULATED_SCALE must be a number above 0 and up to 50; 1 is about 6,000 sessions a week.');
  }
  if (!Number.isInteger(simulation.seed)) return refuse('SIMULATED_SEED must be a whole number.');
  // Compiled once a folder: a later start is ready in less than half the time.
  enableCompileCache(join(values.data, 'compiled'));
  const { startStandin } = await import('./start-standin.ts');
  const { standinEnvironment } = await import('./standin-environment.ts');
  const { demoSiteAddresses } = await import('./demo-sites/demo-sites.ts');
  const standin = await startStandin({ port, dataDir: values.data, clock, simulation });

  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    standin.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  // Said last: whoever waits for it may send a signal at once.
  console.log(`Stand-in is ready at ${standin.url}`);
  // A program that started this one as its child learns where Google now is, and takes it along when it ends.
  process.send?.({ environment: standinEnvironment(standin.url), sites: demoSiteAddresses(standin.url) });
}

function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

main().catch((error: NodeJS.ErrnoException) => {
  refuse(
    error.code === 'EADDRINUSE'
      ? 'The stand-in’s port is taken by another program; choose another --port.'
      : error.message,
  );
});
