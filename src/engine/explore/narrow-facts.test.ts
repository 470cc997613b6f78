import { describe, expect, it } from 'vitest';
import { simulateSite } from '../../../benchmarks/sites/simulate-site.ts';
import { analyzeWeek } from '../analyze-week.ts';
import { narrowFacts } from './narrow-facts.ts';

const facts = simulateSite({ seed: 4, sessions: 8000, history: 12, countries: 4, pages: 30 });
const dimensionsOf = (narrowed: typeof facts) =>
  narrowed.tables.map(({ dimensions }) => dimensions.map(({ id }) => id));

describe('narrowFacts', () => {
  it('leaves dimensions of many members out, and their rows in', () => {
    const narrowed = narrowFacts(facts, { topN: null, historyWeeks: 12 });
    expect(dimensionsOf(narrowed)).toEqual([['channel', 'country', 'device']]);
    expect(narrowed.tables[0]?.day.length).toBe(facts.tables[0]?.day.length);
  });

  it('looks at the largest members alone where they are wanted, and at each of those as before', () => {
    const narrowed = narrowFacts(facts, { topN: { landingPages: 5, highCard: 3 }, historyWeeks: 12 });
    expect(dimensionsOf(narrowed)).toEqual([
      ['channel', 'country', 'device'],
      ['landing_page', 'channel'],
    ]);
    const pagesOf = (all: typeof facts) =>
      analyzeWeek(all, { seed: 1 }).nodes.flatMap(({ segment, observed, metric, test }) =>
        metric === 'sessions' &&
        test === 'negative_binomial_t' &&
        segment['landing_page'] !== undefined &&
        Object.keys(segment).length === 1
          ? [[segment['landing_page'], observed] as const]
          : [],
      );
    const pages = pagesOf(narrowed);
    expect(pages).toHaveLength(5);
    expect(pagesOf(facts)).toEqual(expect.arrayContaining(pages));
  });

  it('compares with so many weeks and no more', () => {
    const narrowed = narrowFacts(facts, { topN: null, historyWeeks: 8 });
    expect(narrowed.days).toHaveLength(63);
    const site = (all: typeof facts) =>
      analyzeWeek(all, { seed: 1 }).site.find(({ metric }) => metric === 'sessions');
    expect(site(narrowed)?.effect?.observed).toBe(site(facts)?.effect?.observed);
    expect(site(narrowed)?.baseline.weeks).toHaveLength(9);
  });
});
