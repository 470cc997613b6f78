import type { DimensionId } from '#src/semantics/dimension.ts';
import type { Fact } from '#src/semantics/fact.ts';
import { type Day, parseDay } from '#src/shared/week.ts';
import { GoogleFailure } from '../google/google-failure.ts';
import { countryName } from './country-name.ts';
import type { SearchRowWire } from './wire-answer.ts';

/** Rows whose first key is the date as facts. */
export function searchFacts(rows: readonly SearchRowWire[], dimensions: readonly DimensionId[]): Fact[] {
  return rows.map((row) => {
    const { keys, clicks, impressions, position } = row;
    const [date, ...members] = keys;
    const day = parseDay(date ?? '');
    if (day === undefined || members.length !== dimensions.length)
      throw new GoogleFailure(
        'malformed',
        `Search Console gave a row with the keys ${JSON.stringify(keys)}.`,
      );
    return {
      day,
      dimensions: Object.fromEntries(
        dimensions.map((id, index) => [id, memberName(id, members[index] ?? '')]),
      ),
      metrics: { clicks, impressions, position: position ?? null },
    };
  });
}

function memberName(id: DimensionId, key: string): string {
  if (id === 'country') return countryName(key);
  return id === 'device' ? key.toLowerCase() : key;
}

/** Of each day the sum of a metric. */
export function sumByDay(facts: readonly Fact[], metric: 'clicks' | 'impressions'): Map<Day, number> {
  const sums = new Map<Day, number>();
  for (const { day, metrics } of facts) sums.set(day, (sums.get(day) ?? 0) + (metrics[metric] ?? 0));
  return sums;
}
