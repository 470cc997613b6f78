import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openFacts } from '#src/platform/facts/facts-client.ts';
import { startEmbeddedPostgres } from '#src/platform/postgres/embedded-postgres.ts';
import { silentLog } from '../test/harness/silent-log.ts';
import { startWeekwise } from '../test/harness/start-weekwise.ts';
import { temporaryFolder } from '../test/harness/temporary-folder.ts';
import { median, report } from './harness/figure.ts';

/**
 * From starting the program to its ready line, the first time on a fresh folder and later, and its memory at rest;
 * beside the bare engines (PostgreSQL and chDB opened by the same code) in the same run, taken in turns.
 */
const ROUNDS = 5;

async function bareEngines(dataDir: string): Promise<number> {
  const began = performance.now();
  const [postgres, facts] = await Promise.all([
    startEmbeddedPostgres({ dataDir, log: silentLog }),
    openFacts({ dataDir, clickhouseUrl: undefined, log: silentLog }),
  ]);
  const took = performance.now() - began;
  await facts.close();
  await postgres.stop();
  return took;
}

const residentMegabytes = (pid: number): number =>
  existsSync(`/proc/${pid}/status`)
    ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
    : Number.NaN;

const [first, later, bareFirst, bareLater, memory] = [[], [], [], [], []] as number[][];
for (let round = 0; round < ROUNDS; round += 1) {
  const folder = temporaryFolder();
  for (const times of [first, later]) {
    const began = performance.now();
    const server = await startWeekwise({ dataDir: join(folder.path, 'program') });
    times?.push(performance.now() - began);
    if (times === later) {
      await wait(5_000); // at rest: what was loaded behind the ready line has settled
      memory?.push(residentMegabytes(server.pid));
    }
    await server.stop();
  }
  for (const times of [bareFirst, bareLater]) times?.push(await bareEngines(join(folder.path, 'bare')));
  folder.remove();
}
const of = (values: number[] | undefined): number => median(values ?? []);
report({
  name: 'start-first',
  value: of(first),
  unit: 'ms',
  reference: `bare engines ${Math.round(of(bareFirst))} ms; target 3000 ms`,
  ratio: of(first) / of(bareFirst),
});
report({
  name: 'start-later',
  value: of(later),
  unit: 'ms',
  reference: `bare engines ${Math.round(of(bareLater))} ms; target 1000 ms`,
  ratio: of(later) / of(bareLater),
});
report({
  name: 'memory-at-rest',
  value: of(memory),
  unit: 'MB',
  reference: 'target 450 MB',
  ratio: of(memory) / 450,
});
