import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { readCommand } from './read-command.ts';

/** `node standin/main.ts --port N --data DIR`; `--help` tells the rest. */
async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2), process.env);
  if (command.kind === 'help') return console.log(command.text);
  if (command.kind === 'refusal') return refuse(command.sentence);
  // Compiled once a folder: a later start is ready in less than half the time.
  enableCompileCache(join(command.options.dataDir, 'compiled'));
  const { startStandin } = await import('./start-standin.ts');
  const { standinEnvironment } = await import('./standin-environment.ts');
  const { demoSiteAddresses } = await import('./demo-sites/demo-sites.ts');
  const standin = await startStandin(command.options);

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
  if (process.stdout.isTTY) {
    const { introduction } = await import('./introduction.ts');
    console.log(introduction(standin.url));
  }
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
