import { describe, expect, it } from 'vitest';
import { simulateSite } from '../../../benchmarks/sites/simulate-site.ts';
import { analyzeWeek } from '../analyze-week.ts';
import type { WeekFacts } from '../week-facts.ts';

interface Burst {
  readonly day: number;
  readonly country: string;
  readonly sessions: number;
}

/** One more row a burst: visits of one day, from one country, that do nothing. */
function withBursts(facts: WeekFacts, bursts: readonly Burst[]): WeekFacts {
  const [table] = facts.tables;
  const cells = table!;
  const more = (column: Float64Array, values: readonly number[]) => Float64Array.from([...column, ...values]);
  return {
    ...facts,
    tables: [
      {
        ...cells,
        day: Uint16Array.from([...cells.day, ...bursts.map(({ day }) => day)]),
        dimensions: cells.dimensions.map((dimension) => ({
          ...dimension,
          codes: Uint32Array.from([
            ...dimension.codes,
            ...bursts.map(({ country }) =>
              dimension.id === 'country' ? dimension.members.indexOf(country) : 0,
            ),
          ]),
        })),
        values: Object.fromEntries(
          Object.entries(cells.values).map(([metric, column]) => [
            metric,
            more(
              column,
              bursts.map(({ sessions }) => (metric === 'sessions' ? sessions : 0)),
            ),
          ]),
        ),
      },
    ],
  };
}

const HISTORY = 12;
const site = (seed: number, more = {}) =>
  simulateSite({ seed, sessions: 8000, countries: 12, history: HISTORY, ...more });
const now: Burst = { day: HISTORY * 7 + 2, country: 'Country 07', sessions: 280 };
/** Six countries burst once each, in six of the past weeks. */
const before: readonly Burst[] = [2, 3, 5, 8, 9, 11].map((rank, place) => ({
  day: (1 + 2 * place) * 7 + place,
  country: `Country ${String(rank).padStart(2, '0')}`,
  sessions: 280,
}));
const seeds = [1, 2, 3, 4, 5, 6];
const claimsOf = (facts: WeekFacts) =>
  analyzeWeek(facts, { seed: 1 }).findings.filter(({ segment }) => segment['country'] === 'Country 07');

describe('one day of a country', () => {
  it('is news on a site that never saw such a day, and none on one that sees them every other week', () => {
    const news = seeds.filter((seed) => claimsOf(withBursts(site(seed), [now])).length > 0);
    expect(news.length).toBeGreaterThanOrEqual(5);
    const usual = seeds.filter((seed) => claimsOf(withBursts(site(seed), [...before, now])).length > 0);
    expect(usual.length).toBeLessThanOrEqual(1);
  });

  it('that was an accident does not hide a whole week that fell', () => {
    const cause = { segment: { country: 'Country 07' }, factor: 0.35 };
    const found = seeds.filter((seed) => claimsOf(withBursts(site(seed, { cause }), before)).length > 0);
    expect(found.length).toBeGreaterThanOrEqual(5);
  });
});
