import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GroupTest, QueryGroup, Sums } from '#src/areas/tools/query-groups-contract.ts';
import { addDays, addWeeks, type Day } from '#src/shared/week.ts';
import { addGardenSearch, createOrganization, hasWeeks, untilHistory } from '../harness/garden-source.ts';
import { startWeekwise, type WeekwiseProcess } from '../harness/start-weekwise.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { Visitor } from '../harness/visitor.ts';

const EMAIL = 'owner@example.test';

let folder: TemporaryFolder;
let server: WeekwiseProcess;
let owner: Visitor;
let organizationId: string;
let sourceId: string;
let week: Day;

interface Grouped {
  readonly groups: readonly QueryGroup[];
  readonly totals: Sums;
  readonly missing: readonly string[];
}
interface Tested {
  readonly groups: readonly (QueryGroup & {
    readonly tests: readonly GroupTest[];
    readonly current: Sums;
    readonly previous: Sums;
  })[];
  readonly totals: Sums & { readonly current: Sums; readonly previous: Sums };
  readonly tested: number;
  readonly changed: number;
  readonly summary: string;
  readonly historyWeeks: number;
  readonly gap: string | null;
}

const create = (options: object = {}, more: object = {}) =>
  owner.call('POST', '/api/analytics/query-groups/create', {
    parentDimensionSetId: 'gsc_queries',
    sourceId,
    dateRange: { start: week, end: addDays(week, 6) },
    options: { aggregationMethod: 'sum', minQueriesPerGroup: 3, ...options },
    ...more,
  });

beforeAll(async () => {
  folder = temporaryFolder();
  server = await startWeekwise({ dataDir: folder.path });
  owner = new Visitor(server);
  await owner.signIn(EMAIL);
  ({ organizationId } = await createOrganization(owner, EMAIL, 'Searched garden'));
  ({ sourceId } = await addGardenSearch(owner, { organizationId }));
  // A week, the one before it, and the weeks that a report holds it against.
  const { to } = await untilHistory(owner, sourceId, hasWeeks(16));
  const today = to as Day;
  const answer = await owner.ask<{ rows: string[][] }>('POST', '/api/analytics/query', {
    sourceId,
    plan: { metrics: ['impressions'], from: addDays(today, -40), to: today, grain: 'week' },
  });
  // The last week but one is whole, whatever the weekday.
  week = answer.rows.at(-2)?.[0] as Day;
}, 240_000);

afterAll(async () => {
  await server?.stop();
  folder?.remove();
});

function expectWhole(groups: readonly Sums[], totals: Sums): void {
  for (const metric of ['clicks', 'impressions'] as const)
    expect(groups.reduce((sum, group) => sum + group[metric], 0)).toBe(totals[metric]);
  const weighted = groups.reduce((sum, group) => sum + (group.position ?? 0) * group.impressions, 0);
  expect(weighted / totals.impressions).toBeCloseTo(totals.position ?? 0, 6);
  expect(totals.ctr).toBeCloseTo(totals.clicks / totals.impressions, 12);
}

describe('groups of search queries', () => {
  it('follow rules in their order, then likeness, and add up to the property exactly', async () => {
    const answer = await create({
      groupingRules: [
        { id: 'first', pattern: 'raised|bed', intent: 'informational' },
        { id: 'second', pattern: '.*', intent: 'rest' },
      ],
    });
    expect(answer.status, answer.text).toBe(200);
    const { groups, totals } = answer.json as Grouped;
    expect(groups.map(({ id }) => id)).toEqual(['rule:first', 'rule:second', 'ungrouped', 'anonymized']);
    expect(groups[0]?.queries).toBeGreaterThan(0);
    expect(groups.find(({ id }) => id === 'ungrouped')?.queries).toBe(0);
    expect(totals.impressions).toBeGreaterThan(0);
    expect(groups.at(-1)?.impressions, 'Google names not all of them').toBeGreaterThan(0);
    expectWhole(groups, totals);
  });

  it('have rules of their own where none were given', async () => {
    const { groups, totals } = (await create({ groupingRules: [] })).json as Grouped;
    expect(groups.some(({ kind }) => kind === 'cluster')).toBe(true);
    expect(groups.map(({ id }) => id)).toContain('rule:questions');
    for (const { kind, queries } of groups)
      if (kind === 'cluster') expect(queries ?? 0).toBeGreaterThanOrEqual(3);
    expectWhole(groups, totals);
  });

  it('tell which rule cannot be read, and keep the ones before', async () => {
    const bad = await create({ groupingRules: [{ id: 'odd', pattern: '(unclosed', intent: 'x' }] });
    expect(bad.status).toBe(400);
    expect(bad.text).toContain('options.groupingRules.0.pattern');
    expect(bad.text).toContain('The pattern of rule');
    expect(
      (await create({ groupingRules: [{ id: 'a', pattern: 'x'.repeat(201), intent: 'x' }] })).status,
    ).toBe(400);
    expect((await create({}, { parentDimensionSetId: 'ga4_traffic' })).text).toContain('gsc_queries');
  });

  it('make nobody else wait, whatever the patterns', async () => {
    const evil = ['(a+)+$', '(a|aa)+$', '(.*a){20}', '(x+x+)+y', '([a-z]+)*\\d', '(.*)(.*)(.*)(.*)(.*)z$'];
    const rules = Array.from({ length: 50 }, (_, index) => ({
      id: `evil ${index}`,
      pattern: evil[index % evil.length],
      intent: 'none',
    }));
    const grouped = create({ groupingRules: rules });
    let longest = 0;
    let done = false;
    void grouped.finally(() => {
      done = true;
    });
    while (!done) {
      const began = performance.now();
      await owner.call('GET', '/healthz');
      longest = Math.max(longest, performance.now() - began);
    }
    expect((await grouped).status).toBe(200);
    // A pattern that held the event loop would hold every answer for its whole time, which is seconds.
    expect(longest).toBeLessThan(2_000);
  }, 300_000);
});

describe('what became of them', () => {
  const weekBefore = () => addWeeks(week, -1);
  const compare = (previousEnd = addDays(weekBefore(), 6)) =>
    owner.call(
      'GET',
      `/api/analytics/query-groups/compare?sourceId=${sourceId}&currentStart=${week}&currentEnd=${addDays(week, 6)}&previousStart=${weekBefore()}&previousEnd=${previousEnd}`,
    );

  it('is compared between two periods, each whole', async () => {
    await create({ groupingRules: [] });
    const answer = await compare();
    expect(answer.status, answer.text).toBe(200);
    const { groups, totals, tested, changed, summary } = answer.json as Tested;
    expectWhole(
      groups.map(({ current }) => current),
      totals.current,
    );
    expectWhole(
      groups.map(({ previous }) => previous),
      totals.previous,
    );
    const tests = groups.flatMap((group) => group.tests);
    expect(tested).toBe(tests.length);
    expect(tested).toBeGreaterThan(0);
    expect(changed).toBe(tests.filter(({ q }) => q <= 0.1).length);
    expect(summary).toBe(`${tested} tested, ${changed} changed.`);
    for (const { p, q } of tests) expect(q).toBeGreaterThanOrEqual(p * (1 - 1e-12));
    expect((await compare(week)).text).toContain('The two periods overlap.');
  });

  it('is reported for a week against the weeks before it', async () => {
    const answer = await owner.call(
      'GET',
      `/api/analytics/query-groups/weekly-report?sourceId=${sourceId}&weekStart=${week}`,
    );
    expect(answer.status, answer.text).toBe(200);
    const { groups, totals, historyWeeks, tested, gap } = answer.json as Tested;
    expect(gap).toBeNull();
    expect(historyWeeks).toBeGreaterThanOrEqual(8);
    expect(tested).toBeGreaterThan(0);
    expectWhole(groups, totals);
    const { groups: same } = (await create({ groupingRules: [] })).json as Grouped;
    expect(same.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(totals.clicks);
  });
});

describe('Search Console asked at once', () => {
  const fetchData = (body: object) =>
    owner.call('POST', '/api/analytics/gsc/fetch-data', {
      sourceId,
      dimensionSetId: 'gsc_queries',
      startDate: week,
      endDate: addDays(week, 6),
      extraDimensions: [],
      mode: 'both',
      ...body,
    });

  it('gives rows and the totals of the property, and says what is between them', async () => {
    const answer = await fetchData({});
    expect(answer.status, answer.text).toBe(200);
    const { rows, totals, notInRows, marks } = answer.json as {
      rows: (Sums & { keys: string[] })[];
      totals: Sums;
      notInRows: { clicks: number; impressions: number };
      marks: { type: string }[];
    };
    expect(rows.length).toBeGreaterThan(10);
    expect(notInRows.impressions).toBeGreaterThan(0);
    expect(marks.map(({ type }) => type)).toContain('anonymized');
    const { groups, totals: stored } = (await create({ groupingRules: [] })).json as Grouped;
    expect(totals).toMatchObject({ clicks: stored.clicks, impressions: stored.impressions });
    expect(notInRows.clicks).toBe(groups.find(({ id }) => id === 'anonymized')?.clicks);
  });

  it('appends dimensions, gives one half alone, and refuses what is none of it', async () => {
    const more = (await fetchData({ extraDimensions: ['device'], limit: 5 })).json as {
      dimensions: string[];
      rows: { keys: string[] }[];
      rowCount: number;
    };
    expect(more.dimensions).toEqual(['query', 'device']);
    expect(more.rows).toHaveLength(5);
    expect(more.rowCount).toBeGreaterThan(5);
    expect((await fetchData({ mode: 'totals' })).json).toMatchObject({ rows: null, rowCount: null });
    expect((await fetchData({ mode: 'rows' })).json).toMatchObject({ totals: null });
    expect((await fetchData({ dimensionSetId: 'ga4_traffic' })).text).toContain(
      'is no report of Search Console',
    );
    expect((await fetchData({ startDate: addDays(week, -60) })).text).toContain('longer than 31 days');
    expect((await fetchData({ mode: 'all' })).status).toBe(400);
  });
});

it('answers a question at once', async () => {
  const { success, answer } = await owner.ask<{ success: boolean; answer: { tables: unknown[] } }>(
    'POST',
    '/api/analytics/chat',
    { organizationId, prompt: 'Show me key performance metrics' },
  );
  expect(success).toBe(true);
  expect(answer.tables.length).toBeGreaterThan(0);
});
