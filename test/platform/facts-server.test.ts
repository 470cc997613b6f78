import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFacts } from '#src/platform/facts/facts-client.ts';
import { type ClickHouseServer, startClickHouseServer } from '../harness/clickhouse-http-server.ts';
import { keepingLog, silentLog } from '../harness/silent-log.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { describeFacts } from './facts-cases.ts';

const folder = temporaryFolder();
let server: ClickHouseServer;
beforeAll(async () => {
  server = await startClickHouseServer(folder.path);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const open = (clickhouseUrl: string, log = silentLog) =>
  openFacts({ dataDir: '/nowhere', clickhouseUrl, log });

describe('a ClickHouse server', () => {
  test('without the right password stops the start', async () => {
    await expect(open(server.url.replace(/:[^:@]*@/, ':wrong@'))).rejects.toThrow('does not answer');
  });

  test('that is not there stops the start', async () => {
    await expect(open('http://127.0.0.1:1')).rejects.toThrow('does not answer');
  });

  test('whose table is older gets the columns it lacks', async () => {
    const first = await open(server.url);
    await first.client.command({ query: 'ALTER TABLE facts DROP COLUMN revenue' });
    const log = keepingLog();
    const second = await open(server.url, log);
    expect(log.messages).toHaveLength(1);
    const answer = await second.client.query({ query: 'DESCRIBE facts', format: 'JSONEachRow' });
    const columns = await answer.json<{ name: string; type: string }>();
    expect(columns.find(({ name }) => name === 'revenue')?.type).toBe('Nullable(Float64)');
    await first.close();
    await second.close();
  });

  test('tells its errors with their code', async () => {
    const facts = await open(server.url);
    await expect(facts.client.command({ query: 'SELECT nothing_of_this_name' })).rejects.toMatchObject({
      code: '47',
    });
    await facts.close();
  });
});

describeFacts('on a server', async () => {
  const facts = await open(server.url);
  return { facts, close: () => facts.close() };
});
