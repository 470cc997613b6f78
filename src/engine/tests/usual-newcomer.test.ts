import { describe, expect, it } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { addDays, addWeeks } from '#src/shared/week.ts';
import { Random } from '../../../benchmarks/sites/random.ts';
import { factsFromCsv } from '../../server/commands/facts-from-csv.ts';
import { analyzeWeek } from '../analyze-week.ts';

const WEEK = '2026-03-02' as Day;
const WEEKS = 16;

/** Visits by channel, and those of a newsletter in the weeks that it goes out in, by the name that it has then. */
function csvOf(newsletterOf: (weeksAgo: number) => string | null): string {
  const random = new Random(3);
  const rows = Array.from({ length: WEEKS * 7 }, (_, day) => {
    const weeksAgo = WEEKS - 1 - Math.floor(day / 7);
    const date = addDays(addWeeks(WEEK, 1 - WEEKS), day);
    const newsletter = newsletterOf(weeksAgo);
    return [
      `${date},(none),desktop,${random.poisson(120)}`,
      `${date},(none),mobile,${random.poisson(160)}`,
      `${date},search,desktop,${random.poisson(90)}`,
      ...(newsletter ? [`${date},${newsletter},mobile,${random.poisson(40)}`] : []),
    ];
  });
  return `date,campaign,device,sessions\n${rows.flat().join('\n')}\n`;
}

const campaignsIn = (csv: string) =>
  analyzeWeek(factsFromCsv(csv, WEEK), { seed: 1 }).findings.flatMap(
    ({ segment }) => segment['campaign'] ?? [],
  );

describe('something new', () => {
  it('is news where hardly anything new ever comes', () => {
    expect(campaignsIn(csvOf((weeksAgo) => (weeksAgo === 0 ? 'spring' : null)))).toEqual(['spring']);
  });

  it('is none where something as large is new each week: a newsletter that goes by its week', () => {
    expect(campaignsIn(csvOf((weeksAgo) => `letter ${WEEKS - weeksAgo}`))).toEqual([]);
  });
});
