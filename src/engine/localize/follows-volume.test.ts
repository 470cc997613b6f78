import { describe, expect, it } from 'vitest';
import { simulateSite } from '../../../benchmarks/sites/simulate-site.ts';
import { analyzeWeek } from '../analyze-week.ts';
import type { FactTable, WeekFacts } from '../week-facts.ts';

/** Visits of one cell on two days at the end of the week, none of which does anything. */
function withBots(facts: WeekFacts, visits: number): WeekFacts {
  const days = [facts.days.length - 2, facts.days.length - 1];
  const withRows = (table: FactTable): FactTable => ({
    ...table,
    day: Uint16Array.from([...table.day, ...days]),
    dimensions: table.dimensions.map(({ id, members, codes }) => {
      const own = BOT[id] ?? members[0]!;
      const known = members.includes(own) ? members : [...members, own];
      return {
        id,
        members: known,
        codes: Uint32Array.from([...codes, ...days.map(() => known.indexOf(own))]),
      };
    }),
    values: Object.fromEntries(
      Object.entries(table.values).map(([metric, column]) => [
        metric,
        Float64Array.from([...column, ...days.map(() => (metric === 'sessions' ? visits : 0))]),
      ]),
    ),
  });
  const totals = Object.fromEntries(
    Object.entries(facts.totals).map(([metric, column]) => [
      metric,
      metric === 'sessions' ? column.map((value, day) => value + (days.includes(day) ? visits : 0)) : column,
    ]),
  );
  return { ...facts, tables: facts.tables.map(withRows), totals };
}

const BOT: Readonly<Record<string, string>> = { country: 'Country 05', channel: 'Direct', device: 'desktop' };

describe('what follows from visits', () => {
  it('is no finding of its own: bots are one, of visits, and no opportunity', () => {
    for (const seed of [41, 42, 43]) {
      const facts = withBots(simulateSite({ seed, sessions: 10_000, countries: 10 }), 900);
      const { findings } = analyzeWeek(facts, { seed: 1 });
      const rates = ['engagement_rate', 'purchase_rate', 'conversion_rate'];
      expect(findings.map(({ metric }) => metric).filter((metric) => rates.includes(metric))).toEqual([]);
      const rises = findings.filter(({ direction }) => direction === 'up');
      expect(rises).toHaveLength(1);
      expect(rises[0]).toMatchObject({ metric: 'sessions', kind: 'need_more_data' });
      expect(rises[0]?.guards.map(({ type }) => type)).toContain('unengaged_rise');
    }
  });

  it('hides no fall of a rate that visits cannot explain', () => {
    const facts = simulateSite({
      seed: 44,
      sessions: 40_000,
      countries: 8,
      causes: [
        { segment: { device: 'mobile' }, factor: 0.7, metric: 'engagement_rate' },
        { segment: { device: 'mobile' }, factor: 1.3 },
      ],
    });
    const { findings } = analyzeWeek(facts, { seed: 1 });
    expect(findings.map(({ metric }) => metric)).toContain('engagement_rate');
  });
});
