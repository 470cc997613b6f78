import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Facts, openFacts } from '#src/platform/facts/facts-client.ts';
import { insertFacts } from '#src/platform/facts/insert-facts.ts';
import { type ResultRow, runQuery } from '#src/platform/facts/run-query.ts';
import { compileBlankRows } from '#src/semantics/compile-blank-rows.ts';
import { compileQueryPlan } from '#src/semantics/compile-query-plan.ts';
import type { DimensionId } from '#src/semantics/dimension.ts';
import type { Fact } from '#src/semantics/fact.ts';
import type { FactScope } from '#src/semantics/fact-scope.ts';
import type { FactTable } from '#src/semantics/fact-table.ts';
import { landingFolder } from '#src/semantics/landing-folder.ts';
import { type MetricId, metrics } from '#src/semantics/metric.ts';
import { isMemberFilter, memberTests, QueryPlan } from '#src/semantics/query-plan.ts';
import { type ReportId, reports } from '#src/semantics/report.ts';
import { blankRowsInMemory, runPlanInMemory } from '#src/semantics/run-plan-in-memory.ts';
import { addDays, type Day, daysFrom, weekOf } from '#src/shared/week.ts';
import { silentLog } from '../harness/silent-log.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

const folder = temporaryFolder();
let facts: Facts;
beforeAll(async () => {
  facts = await openFacts({ dataDir: join(folder.path, 'data'), clickhouseUrl: undefined, log: silentLog });
});
afterAll(async () => {
  await facts.close();
  folder.remove();
});

const FROM = '2026-02-23' as Day;
const days = daysFrom(FROM, addDays(FROM, 13));
const members = ['Direct', 'Paid Search', "O'Brien", '', 'naïve\\\n\t"', '{x:String}', '%_', 'direct'];
const additive = reports.ga4_traffic.metrics;

const fact: fc.Arbitrary<Fact> = fc.record({
  day: fc.constantFrom(...days),
  dimensions: fc.record({
    channel: fc.constantFrom(...members),
    source: fc.constantFrom(...members),
    country: fc.constantFrom('Malta', 'Peru'),
    device: fc.constantFrom('mobile', 'desktop'),
  }),
  metrics: fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: fc.integer({ min: 0, max: 1_000 }) },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
      {
        minLength: additive.length,
        maxLength: additive.length,
      },
    )
    .map((values) => Object.fromEntries(additive.map((id, index) => [id, values[index] ?? null]))),
});

const askable = (Object.keys(metrics) as MetricId[]).filter((id) => {
  const { kind } = metrics[id];
  return kind.type === 'ratio'
    ? additive.includes(kind.numerator) && additive.includes(kind.denominator)
    : additive.includes(id);
});
const dimension = fc.constantFrom<DimensionId>('channel', 'source', 'country', 'device');
const plan = fc
  .record({
    metrics: fc.uniqueArray(fc.constantFrom(...askable), { minLength: 1, maxLength: 4 }),
    dimensions: fc.uniqueArray(dimension, { maxLength: 3 }),
    filters: fc.array(
      fc.oneof(
        fc.record({
          dimension,
          is: fc.constantFrom(...memberTests),
          members: fc.array(fc.oneof(fc.constantFrom(...members), fc.string({ unit: 'binary' })), {
            minLength: 1,
            maxLength: 3,
          }),
        }),
        fc.record({
          metric: fc.constantFrom(...askable),
          is: fc.constantFrom('above', 'below', 'at_least', 'at_most'),
          value: fc.integer({ min: 0, max: 2_000 }),
        }),
      ),
      { maxLength: 2 },
    ),
    range: fc.tuple(fc.nat(13), fc.nat(13)),
    grain: fc.constantFrom('total', 'day', 'week', 'month'),
    leftOut: fc.subarray(days, { maxLength: 4 }),
    known: fc.subarray([...additive], { maxLength: 2 }),
  })
  .map(({ range, ...rest }) =>
    QueryPlan.parse({
      ...rest,
      from: days[Math.min(...range)],
      to: days[Math.max(...range)],
      report: 'ga4_traffic',
      limit: 10_000,
    }),
  );

const newScope = (reportId: ReportId): FactScope => ({
  organizationId: randomUUID(),
  sourceId: randomUUID(),
  slices: [{ reportId, batch: randomUUID(), from: FROM, to: days.at(-1)! }],
});
const insert = (scope: FactScope, rows: readonly Fact[]) =>
  insertFacts(facts, { ...scope, reportId: scope.slices[0]!.reportId, batch: scope.slices[0]!.batch }, [
    rows,
  ]);
const run = (asked: QueryPlan, scope: FactScope) => runQuery(facts, compileQueryPlan(asked, scope));

const blankRows = async (asked: QueryPlan, scope: FactScope): Promise<ReadonlyMap<string, number>> => {
  const query = compileBlankRows(asked, reports.ga4_traffic, scope);
  if (query.metrics.length === 0) return new Map();
  const [row = []] = await runQuery(facts, query);
  const counts = query.metrics.map((metric, at) => [metric, Number(row[at])] as const);
  return new Map(counts.filter(([, lacking]) => lacking > 0));
};

/** The rows as a file has them. */
const inMemory = (rows: readonly Fact[]): FactTable => ({
  reportId: 'ga4_traffic',
  grain: 'day',
  days: rows.map(({ day }) => day),
  dimensions: Object.fromEntries(
    ['channel', 'source', 'country', 'device'].map((id) => [
      id,
      rows.map((row) => (row.dimensions[id] ?? '').toWellFormed()),
    ]),
  ),
  metrics: Object.fromEntries(additive.map((id) => [id, rows.map((row) => row.metrics[id] ?? null)])),
  fetched: new Set(days),
});

const asWritten = (asked: QueryPlan): QueryPlan => ({
  ...asked,
  filters: asked.filters.map((filter) =>
    isMemberFilter(filter)
      ? { ...filter, members: filter.members.map((member) => member.toWellFormed()) }
      : filter,
  ),
});

/** The same by hand, in a loop. */
function answer(asked: QueryPlan, rows: readonly Fact[]): ResultRow[] {
  const groups = new Map<string, { key: ResultRow; rows: Fact[] }>();
  for (const row of rows) {
    if (row.day < asked.from || row.day > asked.to || asked.leftOut.includes(row.day)) continue;
    if (!asked.filters.filter(isMemberFilter).every((filter) => passes(filter, row))) continue;
    const time = { total: [], day: [row.day], week: [weekOf(row.day)], month: [`${row.day.slice(0, 8)}01`] }[
      asked.grain
    ];
    const key = [...time, ...asked.dimensions.map((id) => row.dimensions[id] ?? '')];
    const group = groups.get(JSON.stringify(key)) ?? { key, rows: [] };
    group.rows.push(row);
    groups.set(JSON.stringify(key), group);
  }
  const compare = {
    above: (a: number, b: number) => a > b,
    below: (a: number, b: number) => a < b,
    at_least: (a: number, b: number) => a >= b,
    at_most: (a: number, b: number) => a <= b,
  };
  return [...groups.values()]
    .filter((group) =>
      asked.filters.every((filter) => {
        if (isMemberFilter(filter)) return true;
        const value = valueOver(filter.metric, group.rows);
        return value !== null && compare[filter.is](value, filter.value);
      }),
    )
    .map((group) => [
      ...group.key,
      ...asked.metrics.map((id) =>
        valueOver(
          id,
          group.rows.filter((row) => isKnown(asked, row)),
        ),
      ),
    ]);
}

const isKnown = ({ known = [] }: QueryPlan, row: Fact): boolean =>
  known.every((id) => (row.metrics[id] ?? null) !== null);

function passes(filter: { dimension: string; is: string; members: readonly string[] }, row: Fact): boolean {
  const value = row.dimensions[filter.dimension] ?? '';
  // As UTF-8 has it, which is how it travels.
  const wanted = filter.members.map((member) => member.toWellFormed());
  const listed = wanted.includes(value);
  const contained = wanted.some((member) => value.toLowerCase().includes(member.toLowerCase()));
  const begun = wanted.some((member) => value.toLowerCase().startsWith(member.toLowerCase()));
  const tests: Readonly<Record<string, boolean>> = {
    one_of: listed,
    none_of: !listed,
    containing: contained,
    not_containing: !contained,
    starting_with: begun,
    not_starting_with: !begun,
  };
  return tests[filter.is] ?? false;
}

function valueOver(id: MetricId, rows: readonly Fact[]): number | null {
  const { kind } = metrics[id];
  if (kind.type !== 'ratio') return sum(rows, id);
  const whole = rows.filter(
    (row) => row.metrics[kind.numerator] !== null && row.metrics[kind.denominator] !== null,
  );
  const [numerator, denominator] = [sum(whole, kind.numerator), sum(whole, kind.denominator)];
  return numerator === null || !denominator ? null : numerator / denominator;
}

function sum(rows: readonly Fact[], id: string): number | null {
  const values = rows.map((row) => row.metrics[id] ?? null).filter((value) => value !== null);
  return values.length === 0 ? null : values.reduce((total, value) => total + value, 0);
}

const sorted = (rows: readonly ResultRow[]) => rows.map((row) => JSON.stringify(row)).sort();

test('any plan over any rows gives what counting by hand gives, and no stranger’s row', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fact, { maxLength: 60 }),
      fc.array(plan, { minLength: 6, maxLength: 6 }),
      async (rows, plans) => {
        const scope = newScope('ga4_traffic');
        await insert(scope, rows);
        // Alike in all but one: another organization, source, report, batch.
        const other = newScope('ga4_traffic');
        await insert({ ...scope, organizationId: other.organizationId }, rows);
        await insert({ ...scope, sourceId: other.sourceId }, rows);
        await insert({ ...scope, slices: [{ ...scope.slices[0]!, reportId: 'ga4_landing_pages' }] }, rows);
        await insert({ ...scope, slices: other.slices }, rows);
        for (const asked of plans)
          expect(sorted(await run(asked, scope))).toEqual(sorted(answer(asked, rows)));
        // The runner of commands that read a file: the same rows, in the same order.
        for (const asked of plans)
          expect(runPlanInMemory(asWritten(asked), inMemory(rows)).rows).toEqual(await run(asked, scope));
        for (const asked of plans)
          expect(blankRowsInMemory(asWritten(asked), inMemory(rows))).toEqual(await blankRows(asked, scope));
      },
    ),
    // Time enough to make a counterexample small, and not so much that it is never shown.
    { numRuns: 12, interruptAfterTimeLimit: 40_000 },
  );
});

test('orders, limits and breaks ties the same each time', async () => {
  const scope = newScope('ga4_traffic');
  const cell = (channel: string, sessions: number | null): Fact => ({
    day: FROM,
    dimensions: { channel },
    metrics: { sessions },
  });
  await insert(scope, [cell('b', 5), cell('a', 5), cell('c', null), cell('d', 9), cell('e', 1)]);
  const ask = (input: object) =>
    run(
      QueryPlan.parse({ metrics: ['sessions'], dimensions: ['channel'], from: FROM, to: FROM, ...input }),
      scope,
    );
  expect(await ask({})).toEqual([
    ['d', 9],
    ['a', 5],
    ['b', 5],
    ['e', 1],
    ['c', null],
  ]);
  expect(await ask({ order: [{ by: 'sessions', direction: 'up' }], limit: 2 })).toEqual([
    ['e', 1],
    ['a', 5],
  ]);
  expect(await ask({ order: [{ by: 'channel', direction: 'down' }], limit: 1 })).toEqual([['e', 1]]);
});

test('distinct counts come as the source counted them, week by week', async () => {
  const scope = newScope('ga4_users');
  const [first, second] = [FROM, addDays(FROM, 7)];
  const users = (day: Day, count: number): Fact => ({ day, dimensions: {}, metrics: { users: count } });
  await insert(scope, [users(first, 40), users(second, 50)]);
  const asked = { metrics: ['users'], from: FROM, to: days.at(-1) };
  expect(await run(QueryPlan.parse({ ...asked, grain: 'week' }), scope)).toEqual([
    [first, 40],
    [second, 50],
  ]);
  expect(await run(QueryPlan.parse({ ...asked, to: addDays(FROM, 6) }), scope)).toEqual([[40]]);
});

test('over nothing there is no row, and no zero', async () => {
  const scope = newScope('ga4_site');
  const asked = QueryPlan.parse({ metrics: ['sessions'], from: FROM, to: FROM });
  expect(await run(asked, scope)).toEqual([]);
  expect(await run(asked, { ...scope, slices: [] })).toEqual([]);
});

test('a landing page lies in the same folder for the query and for the engine', async () => {
  const part = fc.constantFrom(
    '/',
    '//',
    'blog',
    'guides',
    '?',
    '#',
    ':',
    'https://shop.example',
    '.',
    '\\',
    '\n',
    'é',
    "'",
  );
  const page = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
  );
  const pages = [...new Set(fc.sample(page, { numRuns: 2_000, seed: 7 }).map((text) => text.toWellFormed()))];
  const scope = newScope('ga4_landing_pages');
  await insert(
    scope,
    pages.map((landing_page) => ({
      day: FROM,
      dimensions: { landing_page, channel: 'Direct' },
      metrics: { sessions: 1 },
    })),
  );
  const rows = await run(
    QueryPlan.parse({
      metrics: ['sessions'],
      dimensions: ['landing_page', 'landing_folder'],
      from: FROM,
      to: FROM,
      limit: 10_000,
    }),
    scope,
  );
  expect(rows.length).toBe(pages.length);
  for (const [landingPage, itsFolder] of rows)
    expect([landingPage, itsFolder]).toEqual([landingPage, landingFolder(String(landingPage))]);
});
