import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keepProgressCard } from '#src/areas/insights/server/card-store.ts';
import { insertRun } from '#src/areas/insights/server/run-store.ts';
import { openDatabase } from '#src/platform/database/database.ts';
import { runningPostgres } from '#src/platform/postgres/running-postgres.ts';
import type { Day } from '#src/shared/week.ts';
import { isDone, startHistory, untilHistory } from '../test/harness/garden-source.ts';
import { createShopOrganization } from '../test/harness/shop-organization.ts';
import { silentLog } from '../test/harness/silent-log.ts';
import { startWeekwise } from '../test/harness/start-weekwise.ts';
import { temporaryFolder } from '../test/harness/temporary-folder.ts';
import { Visitor } from '../test/harness/visitor.ts';
import { openEventClients } from './harness/event-clients.ts';
import { report } from './harness/figure.ts';
import { processorSeconds } from './harness/processor-seconds.ts';

/**
 * From the writing of a card to its event in a thousand connected clients, next to a bare event stream with as many:
 * in turns, on the same machine at the same time. `npm run bench -- live-clients [clients, 1000] [rounds, 30]`
 */
const CLIENTS = Number(process.argv[2] ?? 1000);
const ROUNDS = Number(process.argv[3] ?? 30);
const SESSIONS = 10;
const PAUSE_MS = 250;
const EMAIL = 'owner@example.test';

const folder = temporaryFolder();
const dataDir = join(folder.path, 'data');
const server = await startWeekwise({ dataDir, env: { LOG_LEVEL: 'error' } });
const bare = spawn(process.execPath, [join(import.meta.dirname, 'harness/bare-event-stream.ts')], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [port] = (await once(bare.stdout, 'data')) as [Buffer];
const bareUrl = `http://127.0.0.1:${port.toString().trim()}/`;
const databaseUrl = await runningPostgres(dataDir);
if (databaseUrl === undefined) throw new Error('The program has no database.');
const database = openDatabase(databaseUrl, silentLog);
const spent = (milliseconds: number[], share: number): number =>
  milliseconds.sort((one, other) => one - other)[Math.ceil(milliseconds.length * share) - 1] ?? Number.NaN;
try {
  const visitors = Array.from({ length: SESSIONS }, () => new Visitor(server));
  for (const visitor of visitors) await visitor.signIn(EMAIL);
  const [owner] = visitors;
  if (owner === undefined) throw new Error('Nobody signed in.');
  const { organizationId, sourceId, week } = await createShopOrganization(owner, EMAIL, 'Many readers');
  await startHistory(owner, sourceId);
  await untilHistory(owner, sourceId, isDone);
  const runId = randomUUID();
  await database.forOrganization(organizationId, (tx) =>
    insertRun(tx, {
      id: runId,
      organizationId,
      sourceId,
      week: week as Day,
      status: 'completed',
      stepsBudget: 20,
    }),
  );
  const headers = Array.from({ length: CLIENTS }, (_, at) => ({
    cookie: visitors[at % SESSIONS]?.cookieHeader() ?? '',
  }));
  const clients = await openEventClients(
    `${server.url}/api/analytics/changes?organizationId=${organizationId}`,
    headers,
  );
  const bareClients = await openEventClients(
    bareUrl,
    headers.map(() => ({})),
  );
  await wait(2_000);

  const busyBefore = processorSeconds(server.pid);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const word = `"round-${round}"`;
    const bareSeen = bareClients.seen(word);
    let began = performance.now();
    await fetch(bareUrl, { method: 'POST', body: `{"kind":"card","id":${word}}` });
    for (const at of await bareSeen) theirs.push(at - began);
    await wait(PAUSE_MS);

    const id = randomUUID();
    const seen = clients.seen(id);
    began = performance.now();
    await database.forOrganization(organizationId, (tx) =>
      keepProgressCard(tx, {
        id,
        organizationId,
        sourceId,
        runId,
        week: week as Day,
        cardType: 'insight',
        key: id,
        title: `A card of round ${round}`,
        summary: 'Written by a benchmark.',
        description: '',
        rank: round,
        payload: {},
      }),
    );
    for (const at of await seen) ours.push(at - began);
    await wait(PAUSE_MS);
  }
  for (const share of [0.5, 0.99]) {
    const [bareTime, time] = [spent(theirs, share), spent(ours, share)];
    report({
      name: `live-clients/p${share * 100}`,
      value: time,
      unit: 'ms from the writing of a card to its event',
      reference: `${CLIENTS} clients, ${ROUNDS} rounds; bare event stream ${bareTime.toFixed(1)} ms; load ${loadavg()[0]?.toFixed(1)}`,
      ratio: time / bareTime,
    });
  }
  report({
    name: 'live-clients/processor',
    value: ((processorSeconds(server.pid) - busyBefore) * 1000) / ROUNDS,
    unit: 'ms of processor time of the program for each card, its checks of sessions among them',
    reference: `${CLIENTS} clients`,
    ratio: null,
  });
  clients.close();
  bareClients.close();
} catch (error) {
  process.stderr.write(server.said());
  throw error;
} finally {
  await database.close();
  bare.kill();
  await server.stop();
  folder.remove();
}
