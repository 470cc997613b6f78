import { expect, it } from 'vitest';
import { simulateSite } from '../../benchmarks/sites/simulate-site.ts';
import { analyzeWeek } from './analyze-week.ts';

it('a channel that nobody comes by any more is told, and not what the rest of the site lost with it', () => {
  const others: string[] = [];
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const cause = { segment: { channel: 'Organic Search' }, factor: 0 };
    const facts = simulateSite({ seed, sessions: 12_000, countries: 8, cause });
    const { findings } = analyzeWeek(facts, { seed: 1 });
    expect(findings.some(({ segment }) => segment['channel'] === 'Organic Search')).toBe(true);
    for (const { segment, metric, confidence } of findings)
      if (segment['channel'] !== 'Organic Search')
        others.push(`${seed} ${JSON.stringify(segment)} ${metric} ${confidence > 0.8 ? 'sure' : 'unsure'}`);
  }
  // Purchases on desktop and mobile fell in each of these weeks, by what the channel had of them.
  expect(others.filter((one) => one.endsWith(' sure'))).toEqual([]);
  expect(others.length).toBeLessThanOrEqual(1);
});

it('a country that fell by itself is told beside a channel that fell, though the channel holds a third of its fall', () => {
  const causes = [
    { segment: { channel: 'Organic Search' }, factor: 0.6 },
    { segment: { country: 'Country 02' }, factor: 0.6 },
  ];
  for (const seed of [306, 320]) {
    const { findings } = analyzeWeek(simulateSite({ seed, sessions: 12_000, countries: 8, causes }), {
      seed: 1,
    });
    expect(findings.map(({ segment }) => segment)).toEqual(
      expect.arrayContaining(causes.map(({ segment }) => segment)),
    );
  }
});
