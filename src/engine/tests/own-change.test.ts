import { expect, it } from 'vitest';
import { addDays, addWeeks, type Day } from '#src/shared/week.ts';
import { Random } from '../../../benchmarks/sites/random.ts';
import { factsFromCsv } from '../../server/commands/facts-from-csv.ts';
import { analyzeWeek } from '../analyze-week.ts';

const WEEK = '2026-03-02' as Day;
const WEEKS = 20;
/** Each has two thirds of the one before. */
const membersOf = (names: readonly string[]) => {
  const sizes = names.map((_, place) => 0.65 ** place);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return names.map((name, place) => ({ name, part: (sizes[place] as number) / all }));
};
const CHANNELS = membersOf(['Search', 'Direct', 'Paid', 'Email', 'Referral', 'Social']);
const COUNTRIES = membersOf(['US', 'DE', 'FR', 'IN', 'BR', 'JP', 'ES', 'IT']);

/** Of all visits more than half are mobile; those buy a third of what they did, in the last week. */
function csvOf(seed: number): string {
  const random = new Random(seed);
  const rows = Array.from({ length: WEEKS * 7 }, (_, day) => {
    const isLast = day >= (WEEKS - 1) * 7;
    const date = addDays(addWeeks(WEEK, 1 - WEEKS), day);
    return CHANNELS.flatMap((channel) =>
      COUNTRIES.flatMap((country) =>
        [
          { device: 'mobile', visits: 630, rate: isLast ? 0.0075 : 0.025 },
          { device: 'desktop', visits: 460, rate: 0.025 },
          { device: 'tablet', visits: 55, rate: 0.025 },
        ].map(({ device, visits, rate }) => {
          const sessions = random.poisson(visits * channel.part * country.part);
          const purchases = random.poisson(rate * sessions);
          return `${date},${channel.name},${country.name},${device},${sessions},${purchases}`;
        }),
      ),
    );
  });
  return `date,channel,country,device,sessions,purchases\n${rows.flat().join('\n')}\n`;
}

it('where the larger half sells a third of what it did, the other half did not sell more', () => {
  for (const seed of [5, 6, 7]) {
    const { findings } = analyzeWeek(factsFromCsv(csvOf(seed), WEEK), { seed: 1 });
    expect(findings.map(({ direction }) => direction)).not.toContain('up');
  }
});
