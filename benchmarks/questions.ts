import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openFacts } from '#src/platform/facts/facts-client.ts';
import { storeFacts } from '#src/platform/facts/store-facts.ts';
import { startEmbeddedPostgres } from '#src/platform/postgres/embedded-postgres.ts';
import type { Fact } from '#src/semantics/fact.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import { questionsOf, userIdOf } from '../test/harness/ask-question.ts';
import { silentLog } from '../test/harness/silent-log.ts';
import { startWeekwise } from '../test/harness/start-weekwise.ts';
import { temporaryFolder } from '../test/harness/temporary-folder.ts';
import { Visitor } from '../test/harness/visitor.ts';
import { report } from './harness/figure.ts';
import { Random } from './sites/random.ts';

/** From the moment a question is sent until its answer is there, over HTTP, on a source with a million facts. */
const FACTS = Number(process.argv[2] ?? 1_000_000);
const DAYS = 400;
const LAST_DAY = '2026-03-08' as Day;
const LOOK_EVERY_MS = 25;
const TARGET_MS = 1500;

const questions = [
  'How many sessions did we have last week?',
  'Which countries brought the most sessions last week?',
  'How did sessions develop week by week over the last 8 weeks?',
  'How did sessions last week compare with the week before?',
  'Which channels had the most purchases in the last 4 weeks?',
  'What was the revenue in February?',
  'How does the engagement rate on mobile compare with desktop?',
  'Which sources sent the most sessions in the last 4 weeks?',
  'Revenue by country last month',
  'Sessions from Germany on mobile last week',
  'Purchases by day last week',
  'Top landing pages last week',
  'Average order value by channel in the last 4 weeks',
  'Sessions by month this year',
];

const channels = ['Organic Search', 'Direct', 'Paid Search', 'Referral', 'Social', 'Email'];
const countries = [
  'United States',
  'Germany',
  'France',
  'Japan',
  'India',
  'Canada',
  'Brazil',
  'Spain',
  'Italy',
];
const devices = ['desktop', 'mobile', 'tablet'];

const folder = temporaryFolder();
const postgres = await startEmbeddedPostgres({ dataDir: join(folder.path, 'postgres'), log: silentLog });
const pool = new pg.Pool({ connectionString: postgres.url });
const dataDir = join(folder.path, 'program');
const start = () =>
  startWeekwise({
    dataDir,
    env: { DATABASE_URL: postgres.url, CLOCK: `${addDays(LAST_DAY, 1)}T08:00:00Z`, LOG_LEVEL: 'error' },
  });

let server = await start();
try {
  const first = new Visitor(server);
  await first.signIn('owner@example.test');
  const { id: organizationId } = await first.ask<{ id: string }>('POST', '/api/organizations', {
    name: 'A million facts',
    url: 'shop.example',
  });
  await server.stop();
  const sourceId = await fill(organizationId);
  server = await start();
  const visitor = new Visitor(server);
  await visitor.signIn('owner@example.test');
  const userId = await userIdOf(visitor);

  const took: number[] = [];
  let answered = 0;
  for (let round = 0; round < 3; round += 1)
    for (const questionText of questions) {
      const began = performance.now();
      const { question } = await visitor.ask<{ question: { id: string } }>(
        'POST',
        `/api/questions/ask?orgId=${organizationId}`,
        { questionText, userId },
      );
      const ended = await untilEnded(visitor, organizationId, question.id);
      took.push(performance.now() - began);
      if (ended === 'answered') answered += 1;
    }
  const [cold = Number.NaN, ...warm] = took;
  warm.sort((a, b) => a - b);
  const p95 = warm[Math.ceil(warm.length * 0.95) - 1] ?? Number.NaN;
  const about = `${FACTS} facts of source ${sourceId.slice(0, 8)}, ${answered} of ${took.length} answered`;
  report({
    name: 'question-p95',
    value: p95,
    unit: 'ms',
    reference: `${about}; at most ${TARGET_MS} ms`,
    ratio: p95 / TARGET_MS,
  });
  report({
    name: 'question-median',
    value: warm[Math.floor(warm.length / 2)] ?? Number.NaN,
    unit: 'ms',
    reference: about,
    ratio: null,
  });
  report({ name: 'question-first-after-start', value: cold, unit: 'ms', reference: about, ratio: null });
} finally {
  await server.stop();
  await pool.end();
  await postgres.stop();
  folder.remove();
}

async function untilEnded(visitor: Visitor, organizationId: string, id: string): Promise<string> {
  for (;;) {
    const found = (await questionsOf(visitor, { organizationId })).find((one) => one.id === id);
    if (found !== undefined && found.status !== 'pending' && found.status !== 'running') return found.status;
    await wait(LOOK_EVERY_MS);
  }
}

/** A source of 400 days: channels, sources, countries and devices by day, landing pages, and the totals of both. */
async function fill(organizationId: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO sources (organization_id, name, type, status, time_zone, currency)
     VALUES ($1, 'Million', 'GA4', 'active', 'UTC', 'USD') RETURNING id`,
    [organizationId],
  );
  const sourceId = rows[0]?.id ?? '';
  const random = new Random(20261121);
  const facts = await openFacts({ dataDir, clickhouseUrl: undefined, log: silentLog });
  const client = await pool.connect();
  const perDay = Math.floor(FACTS / DAYS);
  const traffic = Math.floor(perDay * 0.8);
  const days = daysFrom(addDays(LAST_DAY, 1 - DAYS), LAST_DAY);
  for (let at = 0; at < days.length; at += 20) {
    const some = days.slice(at, at + 20);
    const cells = some.flatMap((day) =>
      Array.from({ length: traffic }, (_, index) =>
        fact(day, random, {
          channel: channels[index % channels.length] ?? '',
          source: `source-${index % 211}`,
          country: countries[index % countries.length] ?? '',
          device: devices[Math.floor(index / 7) % devices.length] ?? '',
        }),
      ),
    );
    const pages = some.flatMap((day) =>
      Array.from({ length: perDay - traffic }, (_, index) =>
        fact(day, random, {
          landing_page: `/page/${index}`,
          channel: channels[index % channels.length] ?? '',
        }),
      ),
    );
    const site = some.map((day) => total(day, cells));
    for (const [reportId, list] of [
      ['ga4_traffic', cells],
      ['ga4_landing_pages', pages],
      ['ga4_site', site],
    ] as const) {
      await client.query('BEGIN');
      await storeFacts(client, facts, {
        organizationId,
        sourceId,
        reportId,
        days: some.map((day) => ({ day, marks: [] })),
        rows: list,
      });
      await client.query('COMMIT');
    }
  }
  client.release();
  await facts.close();
  return sourceId;
}

function fact(day: Day, random: Random, dimensions: Record<string, string>): Fact {
  const sessions = 1 + Math.floor(random.uniform() * 9);
  const purchases = random.uniform() < 0.03 ? 1 : 0;
  return {
    day,
    dimensions,
    metrics: {
      sessions,
      engaged_sessions: Math.floor(sessions * 0.6),
      page_views: sessions * 3,
      engagement_seconds: sessions * 70,
      key_events: purchases,
      purchases,
      revenue: purchases * 60,
      leads: 0,
    },
  };
}

function total(day: Day, cells: readonly Fact[]): Fact {
  const sums: Record<string, number> = {};
  for (const cell of cells)
    if (cell.day === day)
      for (const [name, value] of Object.entries(cell.metrics)) sums[name] = (sums[name] ?? 0) + (value ?? 0);
  return { day, dimensions: {}, metrics: sums };
}
