import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays, type Day } from '#src/shared/week.ts';
import {
  addGardenAnalytics,
  createOrganization,
  isDone,
  untilHistory,
} from '../test/harness/garden-source.ts';
import { agentPath, startSession, statusOf } from '../test/harness/plan-session.ts';
import { startWeekwise } from '../test/harness/start-weekwise.ts';
import { temporaryFolder } from '../test/harness/temporary-folder.ts';
import { Visitor } from '../test/harness/visitor.ts';
import { report } from './harness/figure.ts';
import { processorSeconds } from './harness/processor-seconds.ts';

/**
 * A session of the planning agent on the simulated garden shop (80 weeks), over HTTP: 100 ticks by itself, from the request
 * until it has ended. `npm run bench -- planning-ticks [ticks, 100] [weeks, 1]`
 */
const TICKS = Number(process.argv[2] ?? 100);
const WEEKS = Number(process.argv[3] ?? 1);
const TARGET_S = 20;
const EMAIL = 'owner@example.test';

const folder = temporaryFolder();
const server = await startWeekwise({ dataDir: join(folder.path, 'data'), env: { LOG_LEVEL: 'error' } });
try {
  const owner = new Visitor(server);
  await owner.signIn(EMAIL);
  const organization = await createOrganization(owner, EMAIL, 'Planned garden');
  const { sourceId, week } = await addGardenAnalytics(owner, organization);
  await untilHistory(owner, sourceId, isDone);
  const garden = { ...organization, sourceId, week };

  const startDate = addDays(week as Day, -7 * (WEEKS - 1));
  const { sessionId } = await startSession(owner, garden, { startDate, stepsBudget: TICKS });
  const [began, cpu] = [performance.now(), processorSeconds(server.pid)];
  await owner.ask('POST', agentPath(garden, 'auto-run'), {});
  let status = await statusOf(owner, garden);
  while (status.autoRunning) {
    await wait(1_000);
    status = await statusOf(owner, garden);
  }
  const seconds = (performance.now() - began) / 1000;
  const busy = processorSeconds(server.pid) - cpu;
  const { ticks, tests, possibleTests, findings } = status.counts;
  report({
    name: 'planning-session',
    value: seconds,
    unit: 's',
    reference: `${ticks} ticks, ${tests} of ${possibleTests} tests, ${findings} findings, ended by ${status.endedBy}, session ${sessionId.slice(0, 8)}; at most ${TARGET_S} s`,
    ratio: seconds / TARGET_S,
  });
  report({
    name: 'planning-session-processor',
    value: busy,
    unit: 's',
    reference:
      'processor time of the program over the session, its engine thread and embedded store among it',
    ratio: busy / TARGET_S,
  });
  report({
    name: 'planning-tick',
    value: (1000 * seconds) / ticks,
    unit: 'ms',
    reference: 'mean, the laying out of the weeks among them',
    ratio: null,
  });
} finally {
  await server.stop();
  folder.remove();
}
