import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addWeeks, type Day, lastCompleteWeek } from '#src/shared/week.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import {
  addGardenAnalytics,
  addGardenSearch,
  createOrganization,
  type GardenOrganization,
  gardenSite,
  historyOf,
  isDone,
  startHistory,
  untilHistory,
} from '../harness/garden-source.ts';
import { cardsOf, requestRun, untilRunsEnded } from '../harness/shop-organization.ts';
import { startWeekwise, type WeekwiseProcess } from '../harness/start-weekwise.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { Visitor } from '../harness/visitor.ts';

const EMAIL = 'owner@example.test';
const GOOGLE_ALLOWS_AT_ONCE = 10;
const SLOW = 240_000;
/** Of the simulated garden, in the stand-in. */
const GARDEN_PROPERTY = '200000002';

let folder: TemporaryFolder;
let database: FreshDatabase;
let pool: pg.Pool;
let server: WeekwiseProcess;
let owner: Visitor;
let garden: GardenOrganization;

beforeAll(async () => {
  folder = temporaryFolder();
  database = await freshDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  server = await startWeekwise({ dataDir: folder.path, env: { DATABASE_URL: database.url } });
  owner = new Visitor(server);
  await owner.signIn(EMAIL);
  garden = await createOrganization(owner, EMAIL, 'Northwind');
  await settleStandin();
}, SLOW);
afterEach(settleStandin);
afterAll(async () => {
  await server?.stop();
  await pool?.end();
  await database?.drop();
  folder?.remove();
});

async function standin(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${server.standinUrl}/__standin${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`The stand-in answered ${answer.status}: ${await answer.text()}`);
  return answer.json().catch(() => undefined);
}

/** Without failures, and without sessions that arrive late: yesterday would grow between two fetches, some minutes of the day. */
async function settleStandin(): Promise<void> {
  await standin('DELETE', '/faults');
  await standin('POST', '/faults', { kind: 'lateData', property: GARDEN_PROPERTY, hours: 0 });
}

interface Calls {
  readonly total: number;
  readonly maximumInFlight: number;
}
async function callsOf(kind: 'properties' | 'sites', name: string): Promise<Calls> {
  const counts = (await standin('GET', '/calls')) as Record<typeof kind, Record<string, Calls>>;
  return counts[kind][name] ?? { total: 0, maximumInFlight: 0 };
}

/** Days of which some report of the source has what another lacks. */
async function unevenDays(sourceId: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `SELECT count(*)::integer AS n FROM (
       SELECT day FROM fact_days WHERE source_id = $1 AND report_id <> 'ga4_users'
         AND day >= (SELECT from_day FROM source_histories WHERE source_id = $1)
       GROUP BY day
       HAVING count(*) <> (SELECT count(DISTINCT report_id) FROM fact_days WHERE source_id = $1 AND report_id <> 'ga4_users')
     ) uneven`,
    [sourceId],
  );
  return rows[0]?.n ?? Number.NaN;
}

interface ShownEvidence {
  readonly evidence: {
    readonly marks: readonly string[];
    readonly effect: { readonly observed: number };
    readonly restatement: {
      readonly days: readonly string[];
      readonly observedBefore: number;
      readonly observedNow: number;
    } | null;
  };
}
const evidenceOf = (id: string) => owner.ask<ShownEvidence>('GET', `/api/analytics/cards/${id}/evidence`);
const insightsOf = async (sourceId: string) =>
  (await cardsOf(owner, { ...garden, sourceId, week: '' })).filter(
    (card) => card.card_type === 'insight' && card.source_id === sourceId,
  );

describe('a source of Analytics', () => {
  let source: { sourceId: string; week: string; propertyId: string };

  it(
    'fetches its history by itself when it becomes active, never too many calls at once, all reports alike',
    async () => {
      source = await addGardenAnalytics(owner, garden);
      const history = await untilHistory(owner, source.sourceId, isDone);
      expect(history).toMatchObject({ weeksWanted: 60, weeksFetched: 60, failure: null, restatedDays: 0 });
      expect(history.newestDay).toBe(history.to);
      expect(await unevenDays(source.sourceId)).toBe(0);
      const { maximumInFlight } = await callsOf('properties', source.propertyId);
      expect(maximumInFlight).toBeLessThanOrEqual(GOOGLE_ALLOWS_AT_ONCE);
    },
    SLOW,
  );

  it(
    'asks again for next to nothing: the totals and young days, and those not twice within minutes',
    async () => {
      await standin('DELETE', '/calls');
      await startHistory(owner, source.sourceId);
      await untilHistory(owner, source.sourceId, isDone);
      // What the property has, and the totals.
      expect((await callsOf('properties', source.propertyId)).total).toBeLessThanOrEqual(3);
    },
    SLOW,
  );

  it(
    'is analysed from what is stored, over all of it',
    async () => {
      await standin('DELETE', '/calls');
      await requestRun(owner, { ...garden, ...source });
      await untilRunsEnded(owner, { ...garden, ...source });
      expect((await callsOf('properties', source.propertyId)).total).toBeLessThanOrEqual(3);
      const { rows } = await pool.query('SELECT status, failure, inputs FROM runs WHERE source_id = $1', [
        source.sourceId,
      ]);
      expect(rows[0]).toMatchObject({ status: 'completed', failure: null });
      const weeks = (Date.parse(source.week) - Date.parse(rows[0].inputs.from)) / (7 * 86_400_000);
      expect(Math.round(weeks)).toBeGreaterThanOrEqual(58);
      const overview = await pool.query(
        "SELECT 1 FROM cards WHERE source_id = $1 AND card_type = 'site_overview'",
        [source.sourceId],
      );
      expect(overview.rows).toHaveLength(1);
    },
    SLOW,
  );

  it(
    'goes on with what is stored when Google’s quota is used up, and says that the run is partial',
    async () => {
      await standin('POST', '/faults', {
        kind: 'status',
        service: 'data',
        property: source.propertyId,
        status: 429,
        quota: 'tokensPerProjectPerHour',
      });
      await requestRun(owner, { ...garden, ...source });
      await untilRunsEnded(owner, { ...garden, ...source });
      const { rows } = await pool.query(
        'SELECT status, partial FROM runs WHERE source_id = $1 ORDER BY created_at DESC LIMIT 1',
        [source.sourceId],
      );
      expect(rows[0]).toEqual({ status: 'completed', partial: true });
    },
    SLOW,
  );

  it(
    'waits for a used-up quota, says until when, and goes on after it',
    async () => {
      await standin('POST', '/faults', {
        kind: 'status',
        service: 'data',
        property: source.propertyId,
        status: 429,
        quota: 'tokensPerProjectPerHour',
      });
      await startHistory(owner, source.sourceId);
      const waiting = await untilHistory(owner, source.sourceId, ({ continuesAt }) => continuesAt !== null);
      expect(waiting).toMatchObject({ state: 'waiting', failure: null, weeksFetched: 60 });
      const minutes = (Date.parse(waiting.continuesAt ?? '') - Date.now()) / 60_000;
      expect(minutes).toBeGreaterThan(0);
      expect(minutes).toBeLessThanOrEqual(61);
      await settleStandin();
      // The hour is over.
      await pool.query('UPDATE source_histories SET continues_at = now() WHERE source_id = $1', [
        source.sourceId,
      ]);
      await untilHistory(owner, source.sourceId, isDone);
    },
    SLOW,
  );

  it(
    'notices sessions that Google moved between segments of old days under the same total, and corrects the cards that name one',
    async () => {
      await requestRun(owner, { ...garden, ...source, week: spikeOf(source.week) });
      await untilRunsEnded(owner, { ...garden, ...source });
      const named = (await insightsOf(source.sourceId)).flatMap(({ id, payload }) => {
        const [cut, ...others] = Object.entries(payload.ui_data?.segment ?? {});
        // Of a card of purchases nothing changes where visits are moved
        const isOfVisits = payload.ui_data?.metric === 'sessions';
        return isOfVisits && cut !== undefined && others.length === 0 && isMovable(cut[0])
          ? [{ id, cut: cut[0], from: cut[1] }]
          : [];
      })[0];
      if (named === undefined) throw new Error('No card names one segment.');
      const { ga4, others } = movable[named.cut];
      await standin('POST', '/faults', {
        kind: 'moved',
        property: source.propertyId,
        percent: 15,
        dimension: ga4,
        from: named.from,
        to: others.find((member) => member !== named.from),
      });
      const changedReports = async () => {
        const { rows } = await pool.query<{ report: string }>(
          'SELECT DISTINCT report_id AS report FROM fact_restatements WHERE source_id = $1 ORDER BY 1',
          [source.sourceId],
        );
        return rows.map(({ report }) => report);
      };
      const lookAgain = async () => {
        await startHistory(owner, source.sourceId);
        await untilHistory(owner, source.sourceId, isDone);
      };
      // Compared a moment ago: not again.
      await lookAgain();
      expect(await changedReports()).toEqual([]);
      // Days later, the settled days of that time being without a look for longest.
      await pool.query(
        `UPDATE fact_days SET confirmed_at = confirmed_at - interval '7 days', fetched_at = fetched_at - interval '7 days'
         WHERE source_id = $1 AND day < $2::date + 14`,
        [source.sourceId, spikeOf(source.week)],
      );
      await lookAgain();
      const changed = await changedReports();
      expect(changed).toContain('ga4_traffic');
      expect(changed).not.toContain('ga4_site');
      const card = (await insightsOf(source.sourceId)).find(({ id }) => id === named.id);
      expect(card?.payload.restatement).toBeDefined();
    },
    SLOW,
  );

  it(
    'puts a correction on the cards whose numbers Google has changed since',
    async () => {
      await requestRun(owner, { ...garden, ...source, week: spikeOf(source.week) });
      await untilRunsEnded(owner, { ...garden, ...source });
      const before = await insightsOf(source.sourceId);
      expect(before).not.toHaveLength(0);
      await standin('POST', '/faults', {
        kind: 'restated',
        property: source.propertyId,
        percent: 30,
        days: 35,
      });
      await startHistory(owner, source.sourceId);
      const history = await untilHistory(owner, source.sourceId, isDone);
      expect(history.restatedDays).toBeGreaterThan(0);
      expect(await unevenDays(source.sourceId)).toBe(0);
      const cards = await insightsOf(source.sourceId);
      expect(cards.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
      const corrected = cards.filter(({ payload }) => payload.restatement !== undefined);
      expect(corrected).not.toHaveLength(0);
      for (const { id, payload } of corrected) {
        const { evidence } = await evidenceOf(id);
        expect(evidence.restatement).toEqual(payload.restatement);
        expect(evidence.restatement?.observedBefore).toBe(evidence.effect.observed);
        expect(evidence.restatement?.observedNow).not.toBe(evidence.effect.observed);
        expect(evidence.marks.join(' ')).toContain('has since changed its numbers');
        expect(payload.marks?.join(' ')).toContain('has since changed its numbers');
      }
    },
    SLOW,
  );

  it(
    'says what mends it when access is withdrawn',
    async () => {
      await standin('POST', '/faults', {
        kind: 'accessWithdrawn',
        property: source.propertyId,
        person: EMAIL,
      });
      await startHistory(owner, source.sourceId);
      const history = await untilHistory(owner, source.sourceId, ({ state }) => state === 'failed');
      expect(history.failure).toContain('Google refused access to this property');
    },
    SLOW,
  );
});

describe('a source of Search Console', () => {
  let sourceId: string;

  it(
    'fetches its history, and its cards say what is imperfect about the data',
    async () => {
      ({ sourceId } = await addGardenSearch(owner, garden));
      const history = await untilHistory(owner, sourceId, isDone);
      expect(history).toMatchObject({ weeksWanted: 60, failure: null });
      expect(history.weeksFetched).toBeGreaterThanOrEqual(59);
      expect(await unevenDays(sourceId)).toBe(0);
      const { maximumInFlight } = await callsOf('sites', gardenSite);
      expect(maximumInFlight).toBeLessThanOrEqual(GOOGLE_ALLOWS_AT_ONCE);

      const week = coreUpdate();
      await requestRun(owner, { ...garden, sourceId, week });
      await untilRunsEnded(owner, { ...garden, sourceId, week });
      const cards = await insightsOf(sourceId);
      expect(cards).not.toHaveLength(0);
      const { evidence } = await evidenceOf(cards[0]?.id ?? '');
      expect(evidence.marks.join(' ')).toContain('search queries that Google does not name');
      expect(evidence.marks.join(' ')).toContain('midnight in America/Los Angeles');
      expect(await historyOf(owner, sourceId)).toMatchObject({ state: 'done' });
    },
    SLOW,
  );
});

/** Three weeks before the last, a link on reddit.com brought a thousand visits (planted-events.json). */
const spikeOf = (week: string) => addWeeks(week as Day, -3);

/** The week six before the garden's last, by the garden's own calendar: there its core update began. */
const coreUpdate = () => addWeeks(lastCompleteWeek(Date.now(), 'Europe/Berlin'), -6);

/** Dimensions of which Google may move a session, and members that the garden has. */
const movable = {
  channel: { ga4: 'sessionDefaultChannelGroup', others: ['Direct', 'Referral'] },
  source: { ga4: 'sessionSource', others: ['google', '(direct)'] },
  device: { ga4: 'deviceCategory', others: ['desktop', 'mobile'] },
};
const isMovable = (cut: string): cut is keyof typeof movable => Object.hasOwn(movable, cut);
