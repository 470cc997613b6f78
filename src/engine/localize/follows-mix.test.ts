import { expect, it } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { addDays, addWeeks } from '#src/shared/week.ts';
import { Random } from '../../../benchmarks/sites/random.ts';
import { factsFromCsv } from '../../server/commands/facts-from-csv.ts';
import { analyzeWeek } from '../analyze-week.ts';

const WEEK = '2026-03-02' as Day;
const WEEKS = 20;
const DEVICES = ['mobile', 'desktop'] as const;

/** Readers of e-mail buy ten times as often as those of ads, on every device alike. */
function csvOf(seed: number, adsIn: number, mobileRate: number): string {
  const random = new Random(seed);
  const rows = Array.from({ length: WEEKS * 7 }, (_, day) => {
    const weeksAgo = WEEKS - 1 - Math.floor(day / 7);
    const date = addDays(addWeeks(WEEK, 1 - WEEKS), day);
    return DEVICES.flatMap((device) =>
      [
        { channel: 'Email', visits: 300, rate: 0.1 },
        { channel: 'Ads', visits: 300 * (weeksAgo === 0 ? adsIn : 1), rate: 0.01 },
        { channel: 'Search', visits: 800, rate: 0.05 },
      ].map(({ channel, visits, rate }) => {
        const sessions = random.poisson(visits);
        const own = rate * (device === 'mobile' && weeksAgo === 0 ? mobileRate : 1);
        return `${date},${channel},${device},${sessions},${random.poisson(sessions * own)}`;
      }),
    );
  });
  return `date,channel,device,sessions,purchases\n${rows.flat().join('\n')}\n`;
}

/** Devices, by themselves, of which anything is told. */
const devicesOf = (csv: string) =>
  analyzeWeek(factsFromCsv(csv, WEEK), { seed: 1 }).findings.flatMap(({ segment }) =>
    Object.keys(segment).join() === 'device' ? [segment['device']] : [],
  );

it('a rate that only tells which visits came is no news of its own; one that fell besides is', () => {
  for (const seed of [1, 2, 3, 4]) {
    expect(devicesOf(csvOf(seed, 2.5, 1))).toEqual([]);
    expect(devicesOf(csvOf(seed, 1, 0.5))).toEqual(['mobile']);
  }
});
