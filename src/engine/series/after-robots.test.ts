import { expect, it } from 'vitest';
import { addDays, addWeeks, type Day } from '#src/shared/week.ts';
import { Random } from '../../../benchmarks/sites/random.ts';
import { factsFromCsv } from '../../server/commands/facts-from-csv.ts';
import { analyzeWeek } from '../analyze-week.ts';

const WEEK = '2026-03-02' as Day;
const WEEKS = 20;
const PLACES = [
  { country: 'Germany', visits: 90 },
  { country: 'France', visits: 60 },
  { country: 'Japan', visits: 15 },
  { country: 'Spain', visits: 30 },
];

/** Robots that never engage come in one week: to a country with visitors of its own, and to one without. */
function csvOf(seed: number, robotsWeeksAgo: number): string {
  const random = new Random(seed);
  const rows = Array.from({ length: WEEKS * 7 }, (_, day) => {
    const isTheirs = WEEKS - 1 - Math.floor(day / 7) === robotsWeeksAgo;
    const date = addDays(addWeeks(WEEK, 1 - WEEKS), day);
    const people = ['Direct', 'Search'].flatMap((channel) =>
      PLACES.map(({ country, visits }) => {
        const sessions = random.poisson(visits);
        return `${date},${channel},${country},${sessions},${Math.min(sessions, random.poisson(0.6 * sessions))}`;
      }),
    );
    const robots = isTheirs ? [`${date},Direct,Japan,300,0`, `${date},Direct,Singapore,320,1`] : [];
    return [...people, ...robots];
  });
  return `date,channel,country,sessions,engaged_sessions\n${rows.flat().join('\n')}\n`;
}

const toldOf = (csv: string) =>
  analyzeWeek(factsFromCsv(csv, WEEK), { seed: 1 }).findings.map(
    ({ metric, direction, segment }) => `${metric} ${direction} ${segment['country'] ?? 'elsewhere'}`,
  );

it('robots are told in the week in which they come, and no loss or gain in the one without them', () => {
  for (const seed of [1, 2, 3, 4]) {
    expect(toldOf(csvOf(seed, 0))).toEqual(
      expect.arrayContaining(['sessions up Japan', 'sessions up Singapore']),
    );
    expect(toldOf(csvOf(seed, 1))).toEqual([]);
  }
});
