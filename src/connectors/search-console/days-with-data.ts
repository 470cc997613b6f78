import type { Fact } from '#src/semantics/fact.ts';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { sumByDay } from './to-facts.ts';

/**
 * Impressions of a usual day from which on a day without any is a hole in the data and not a quiet day. Of 10 expected,
 * none at all would come by chance on one day in e^10 = 22,000.
 */
const TOO_MANY_FOR_NONE = 10;

/**
 * The days that Search Console speaks for. It leaves a day without rows out, whether nothing happened on it or it has lost
 * the day; which of the two, the other days tell.
 */
export function daysWithData(
  totals: readonly Fact[],
  range: { readonly from: Day; readonly to: Day; readonly firstIncomplete: Day | undefined },
): Day[] {
  const impressions = sumByDay(totals, 'impressions');
  const usual = median([...impressions.values()]);
  return daysFrom(range.from, range.to).filter(
    (day) =>
      impressions.has(day) ||
      // Fresh days without rows are not there yet.
      (usual < TOO_MANY_FOR_NONE && (range.firstIncomplete === undefined || day < range.firstIncomplete)),
  );
}

function median(values: number[]): number {
  const ordered = values.sort((a, b) => a - b);
  return ordered[Math.floor(ordered.length / 2)] ?? 0;
}
