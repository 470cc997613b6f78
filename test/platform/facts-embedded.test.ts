import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openFacts } from '#src/platform/facts/facts-client.ts';
import { runChild } from '../harness/run-child.ts';
import { silentLog } from '../harness/silent-log.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { describeFacts } from './facts-cases.ts';

const folder = temporaryFolder();
const dataDir = join(folder.path, 'data');
afterAll(() => folder.remove());

const open = () => openFacts({ dataDir, clickhouseUrl: undefined, log: silentLog });

describeFacts('in this process', async () => {
  const facts = await open();
  return { facts, close: () => facts.close() };
});

test('the engine can be closed and opened again, and keeps other processes out meanwhile', async () => {
  const first = await open();
  await first.client.command({ query: 'CREATE TABLE kept (a UInt8) ENGINE = MergeTree ORDER BY a' });
  await first.client.insert({ table: 'kept', values: [{ a: 42 }], format: 'JSONEachRow' });
  const other = runChild(fileURLToPath(new URL('../harness/postgres-child.ts', import.meta.url)), [dataDir]);
  expect(await other.until('failure')).toContain(`(pid ${process.pid}) is using the data folder ${dataDir}`);
  await other.ended;
  await first.close();

  const second = await open();
  const answer = await second.client.query({ query: 'SELECT a FROM kept', format: 'JSONEachRow' });
  expect(await answer.json()).toEqual([{ a: 42 }]);
  await second.close();
});

test('a long query keeps nobody waiting', async () => {
  const facts = await open();
  let turns = 0;
  let running = true;
  const count = () => {
    turns += 1;
    if (running) setImmediate(count);
  };
  count();
  const answer = await facts.client.query({
    query: 'SELECT max(sipHash64(number)) AS most FROM numbers(20000000)',
    format: 'JSONEachRow',
  });
  await answer.json();
  running = false;
  expect(turns).toBeGreaterThan(100);
  await facts.close();
});
