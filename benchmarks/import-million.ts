import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileImport, Upload } from '#src/areas/sources/file-contract.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import { startWeekwise } from '../test/harness/start-weekwise.ts';
import { temporaryFolder } from '../test/harness/temporary-folder.ts';
import { Visitor } from '../test/harness/visitor.ts';
import { report } from './harness/figure.ts';
import type { Stall } from './harness/watch-main-thread.ts';

/** A file of a million rows (or `npm run bench -- import-million ROWS`), uploaded and imported: how long it takes, and how long anybody else waits meanwhile. */
const ROWS = Number(process.argv[2] ?? 1_000_000);
const DAYS = 420;
const EMAIL = 'owner@example.test';
const MOST_WAIT_MS = 100;

const folder = temporaryFolder();
const stallsFile = join(folder.path, 'stalls.jsonl');
const watch = new URL('./harness/watch-main-thread.ts', import.meta.url);
const server = await startWeekwise({
  dataDir: join(folder.path, 'data'),
  env: { STALLS_FILE: stallsFile, NODE_OPTIONS: `--import ${watch.pathname}` },
});
const owner = new Visitor(server);

/** When the program's main thread let others wait, since the last look. */
function takeStalls(): Stall[] {
  const lines = readFileSync(stallsFile, 'utf8').split('\n').filter(Boolean);
  writeFileSync(stallsFile, '');
  return lines.map((line) => JSON.parse(line) as Stall);
}
const peakMemory = () =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? Number.NaN) /
  1024;

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  takeStalls();
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1000;
  const stalls = takeStalls();
  report({ name: `${name}-time`, value: seconds, unit: 's', reference: `${ROWS} rows`, ratio: null });
  const busiest = Math.max(0, ...stalls.map(({ processorMs }) => processorMs));
  report({
    name: `${name}-stall`,
    value: busiest,
    unit: 'ms of the main thread',
    reference: `target ${MOST_WAIT_MS}; ${Math.round(Math.max(0, ...stalls.map(({ ms }) => ms)))} ms by the clock`,
    ratio: busiest / MOST_WAIT_MS,
  });
  report({
    name: `${name}-memory`,
    value: peakMemory(),
    unit: 'MB at most so far',
    reference: '',
    ratio: null,
  });
  return result;
}

function millionRows(): string {
  const first = '2025-01-06' as Day;
  const lines = ['Date,Source / medium,Country,Device category,Sessions,Key events,Total revenue'];
  for (let row = 0; row < ROWS; row++) {
    const kind = Math.floor(row / DAYS);
    lines.push(
      `${addDays(first, row % DAYS)},s${kind % 60} / ref,C${Math.floor(kind / 60) % 20},d${Math.floor(kind / 1200)},${row % 97},${row % 5},${(row % 1000) / 4}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

try {
  await owner.signIn(EMAIL);
  const organization = await owner.ask<{ id: string }>('POST', '/api/organizations', {
    name: 'Bench import',
    url: 'shop.example',
  });
  const { source } = await owner.ask<{ source: { id: string } }>(
    'POST',
    `/api/organizations/${organization.id}/source`,
    { name: 'A million rows', type: 'FILE' },
  );
  const upload = await step('import-million-upload', async () => {
    const answer = await owner.upload(`/api/sources/${source.id}/uploads`, 'million.csv', millionRows());
    if (answer.status !== 200) throw new Error(answer.text);
    return (answer.json as { upload: Upload }).upload;
  });
  await step('import-million-import', async () => {
    await owner.ask('POST', `/api/sources/${source.id}/imports`, {
      tables: upload.tables.flatMap(({ id, mapping }) =>
        mapping === null ? [] : [{ uploadId: upload.id, tableId: id, mapping }],
      ),
      timeZone: 'Europe/Berlin',
      currency: 'EUR',
    });
    for (;;) {
      const [entry] = await owner.ask<FileImport[]>('GET', `/api/sources/${source.id}/imports`);
      if (entry?.status === 'completed') return;
      if (entry?.status === 'failed') throw new Error(entry.failure ?? '');
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  });
} finally {
  await server.stop();
  folder.remove();
}
