import { describe, expect, it } from 'vitest';
import { simulateSite } from '../../benchmarks/sites/simulate-site.ts';
import { analyzeWeek } from './analyze-week.ts';
import { explainChange } from './explain-change.ts';
import type { WeekFacts } from './week-facts.ts';

/** Nothing of these metrics on these days, as a source tells it that counts on: rows with zeros. */
function silenced(
  facts: WeekFacts,
  days: readonly number[],
  isConcerned: (metric: string) => boolean,
): WeekFacts {
  const zero = (metric: string, column: Float64Array, dayOf: (place: number) => number) =>
    isConcerned(metric) ? column.map((value, place) => (days.includes(dayOf(place)) ? 0 : value)) : column;
  const columns = (values: Readonly<Record<string, Float64Array>>, dayOf: (place: number) => number) =>
    Object.fromEntries(
      Object.entries(values).map(([metric, column]) => [metric, zero(metric, column, dayOf)]),
    );
  return {
    ...facts,
    tables: facts.tables.map((table) => ({
      ...table,
      values: columns(table.values, (row) => table.day[row]!),
      totals: table.totals && columns(table.totals, (day) => day),
    })),
    totals: columns(facts.totals, (day) => day),
  };
}

const site = (seed: number) => simulateSite({ seed, sessions: 12_000, countries: 8 });
const dayOfWeek = (facts: WeekFacts, weekday: number, weeksAgo = 0) =>
  facts.days.length - 7 * (weeksAgo + 1) + weekday;

describe('days without any event', () => {
  it('are a gap of the measurement: the week makes no claim and says which days', () => {
    const facts = site(31);
    const days = [dayOfWeek(facts, 3), dayOfWeek(facts, 4)];
    const { findings, gaps, tested } = analyzeWeek(
      silenced(facts, days, () => true),
      { seed: 1 },
    );
    expect(findings).toEqual([]);
    expect(tested).toBe(0);
    expect(gaps).toEqual([
      {
        type: 'silent_days',
        days: days.map((day) => facts.days[day]),
        metric: 'sessions',
        usual: expect.any(Number),
      },
    ]);
    expect(
      explainChange(
        silenced(facts, days, () => true),
        'sessions',
        {},
      ),
    ).toBeNull();
  });

  it('leave the weeks after them as they would be without that week', () => {
    const facts = site(32);
    const days = [dayOfWeek(facts, 1, 2), dayOfWeek(facts, 2, 2)];
    const analysis = analyzeWeek(
      silenced(facts, days, () => true),
      { seed: 1 },
    );
    expect(analysis.findings).toEqual([]);
    const { baseline } = analysis.site.find(({ metric }) => metric === 'sessions')!;
    expect(baseline.weeks.at(-3)).toMatchObject({ observed: null, used: false });
  });

  it('are no gap on a weekday that is always empty, nor on a site of a few visits a day', () => {
    const closed = site(33);
    const sundays = closed.days.flatMap((_, day) => (day % 7 === 6 ? [day] : []));
    expect(
      analyzeWeek(
        silenced(closed, sundays, () => true),
        { seed: 1 },
      ).tested,
    ).toBeGreaterThan(0);
    const few = simulateSite({ seed: 34, sessions: 60, countries: 2 });
    expect(
      analyzeWeek(
        silenced(few, [dayOfWeek(few, 2)], () => true),
        { seed: 1 },
      ).gaps,
    ).not.toContainEqual(expect.objectContaining({ type: 'silent_days' }));
  });
});

describe('an event that falls silent while visits go on', () => {
  const isOrder = (metric: string) => metric === 'purchases' || metric === 'revenue';

  it('is one finding of the site that names the days, and none of its parts', () => {
    const facts = site(35);
    const days = [dayOfWeek(facts, 1), dayOfWeek(facts, 2)];
    const { findings, nodes, kept } = analyzeWeek(silenced(facts, days, isOrder), { seed: 1 });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      metric: 'purchases',
      segment: {},
      direction: 'down',
      kind: 'problem',
      test: { name: 'silent_days_nb' },
      guards: expect.arrayContaining([
        { type: 'silent_days', days: days.map((day) => facts.days[day]), expected: expect.any(Number) },
      ]),
    });
    expect(nodes.filter(({ verdict }) => verdict === 'kept')).toHaveLength(kept);
  });

  it('is not seen where a day without it is nothing special', () => {
    for (const seed of [36, 37, 38]) {
      const facts = simulateSite({ seed, sessions: 400, countries: 4 });
      const { findings } = analyzeWeek(silenced(facts, [dayOfWeek(facts, 2)], isOrder), { seed: 1 });
      expect(findings.filter(({ test }) => test.name === 'silent_days_nb')).toEqual([]);
    }
  });
});
