import { expect, it } from 'vitest';
import { metrics } from '#src/semantics/metric.ts';
import { addDays, addWeeks, type Day, daysFrom } from '#src/shared/week.ts';
import { Random } from '../../benchmarks/sites/random.ts';
import { analyzeWeek } from './analyze-week.ts';
import type { WeekFacts } from './week-facts.ts';

const WEEK = '2026-03-02' as Day;
const QUERIES = 40;

/** Twelve weeks of search by query; in the last one the positions of some queries are multiplied. */
function search(seed: number, factorOf: (query: number) => number, clicksLeft = 1): WeekFacts {
  const random = new Random(seed);
  const days = daysFrom(addWeeks(WEEK, -12), addDays(WEEK, 6));
  const rows = days.flatMap((_, day) =>
    Array.from({ length: QUERIES }, (__, query) => {
      const impressions = random.poisson((600 / (query + 2)) * random.gamma(10, 0.1)) + 1;
      const factor = day >= 84 ? factorOf(query) : 1;
      const position = (2 + (query % 9)) * factor * Math.exp(0.05 * random.normal());
      const earned = Math.min(0.5, 0.3 / position) * (day >= 84 ? clicksLeft : 1);
      const clicks = random.binomial(impressions, earned);
      return { day, query, impressions, position, clicks };
    }),
  );
  const column = (of: (row: (typeof rows)[number]) => number) => Float64Array.from(rows, of);
  return {
    week: WEEK,
    days,
    currency: null,
    metrics: { clicks: metrics.clicks, impressions: metrics.impressions, position: metrics.position },
    tables: [
      {
        id: 'gsc_queries',
        present: new Uint8Array(days.length).fill(1),
        dimensions: [
          {
            id: 'query',
            members: Array.from({ length: QUERIES }, (_, query) => `query ${query}`),
            codes: Uint32Array.from(rows, ({ query }) => query),
          },
        ],
        day: Uint16Array.from(rows, ({ day }) => day),
        values: {
          clicks: column(({ clicks }) => clicks),
          impressions: column(({ impressions }) => impressions),
          position: column(({ position }) => position),
        },
        totals: null,
      },
    ],
    totals: {},
    weekly: {},
    marks: [],
  };
}

it('finds the query whose position fell, as a problem', () => {
  const { findings } = analyzeWeek(
    search(1, (query) => (query === 3 ? 2 : 1)),
    { seed: 1 },
  );
  const own = findings.filter(({ segment }) => segment['query'] === 'query 3');
  expect(own).toHaveLength(1);
  expect(own[0]).toMatchObject({ direction: own[0]?.metric === 'position' ? 'up' : 'down', kind: 'problem' });
  const moved = [own[0]?.metric, ...(own[0]?.companions ?? []).map(({ metric }) => metric)];
  expect(moved).toContain('position');
});

it('takes lost clicks apart into what the rank earns and what is made of it', () => {
  const { findings } = analyzeWeek(
    search(1, () => 1, 0.5),
    { seed: 1 },
  );
  const lost = findings.find(({ metric }) => metric === 'ctr');
  const parts = lost?.attributions.find(({ method }) => method === 'chain')?.contributions ?? [];
  expect(parts[0]?.member).toBe('clicks_at_that_rank');
  expect(parts.map(({ member }) => member).toSorted()).toEqual(['clicks_at_that_rank', 'rank']);
  const total = parts.reduce((sum, { change }) => sum + change, 0);
  expect(total).toBeCloseTo(lost?.effect.absolute ?? Number.NaN, 6);
  expect((parts[0]?.change ?? 0) / total).toBeGreaterThan(0.8);
});

it('tells a position in its own unit, weighted by impressions', () => {
  const { nodes } = analyzeWeek(
    search(2, () => 1),
    { seed: 1 },
  );
  const node = nodes.find(({ metric, segment }) => metric === 'position' && segment['query'] === 'query 3');
  expect(node?.test).toBe('log_mean_t');
  expect(node?.observed).toBeGreaterThan(4.8);
  expect(node?.observed).toBeLessThan(5.2);
});

it('stays silent in quiet weeks', () => {
  let loud = 0;
  for (let seed = 10; seed < 30; seed++)
    if (
      analyzeWeek(
        search(seed, () => 1),
        { seed: 1 },
      ).findings.length > 0
    )
      loud++;
  // At a true rate of 5 %, more than 3 of 20 have a probability below 2 %.
  expect(loud).toBeLessThanOrEqual(3);
});

it('tells an update of the search engine as one finding, however many searches it moved', () => {
  const { findings } = analyzeWeek(
    search(4, (query) => (query % 2 === 0 ? 1.8 : 1)),
    { seed: 1 },
  );
  const falls = findings.filter(({ metric, direction }) => metric === 'position' && direction === 'up');
  expect(falls).toHaveLength(1);
  expect(falls[0]?.related.length).toBeGreaterThan(10);
});

it('tells a search and those that ask for more as one', () => {
  const facts = search(4, () => 1);
  const table = facts.tables[0]!;
  const names = ['raised bed', 'raised bed soil', 'best soil for a raised bed', 'raised eyebrows'];
  const [queries] = table.dimensions;
  const renamed: WeekFacts = {
    ...facts,
    tables: [
      {
        ...table,
        dimensions: [{ ...queries!, members: queries!.members.map((name, at) => names[at] ?? name) }],
        values: {
          ...table.values,
          impressions: table.values['impressions']!.map((value, row) =>
            table.day[row]! >= 84 && queries!.codes[row]! < 4 ? Math.round(value * 0.3) : value,
          ),
        },
      },
    ],
  };
  const { findings } = analyzeWeek(renamed, { seed: 1 });
  const searches = findings
    .filter(({ metric, shape }) => metric === 'impressions' && shape !== 'ramp')
    .flatMap(({ segment }) => segment['query'] ?? []);
  // The one that stands out most, and the one that shares no more than a word with it.
  expect(searches).toHaveLength(2);
  expect(searches).toContain('raised eyebrows');
});
