import type { GroupDays } from '#src/engine/compare/compare-periods.ts';
import type { QueryGroup, Sums } from '../../query-groups-contract.ts';
import type { GroupOfQueries } from './grouping.ts';
import type { QueryDays } from './query-days.ts';

/** A group with its numbers by day; `ungrouped` and `anonymized` are the remainders that make the whole. */
export interface SummedGroup extends Omit<GroupOfQueries, 'queries'> {
  readonly queries: number | null;
  readonly examples: readonly string[];
  readonly days: GroupDays;
}

export interface SummedGroups {
  readonly groups: readonly SummedGroup[];
  readonly whole: GroupDays;
}

const EXAMPLES = 5;

/** Days without totals were never fetched: they are in no sum. */
export function sumGroups(data: QueryDays, groups: readonly GroupOfQueries[]): SummedGroups {
  const groupOf = new Map(groups.flatMap(({ queries }, place) => queries.map((query) => [query, place])));
  const ungrouped = groups.length;
  const placeOfCode = data.queries.map((query) => groupOf.get(query) ?? ungrouped);
  const sums = Array.from({ length: groups.length + 1 }, () => emptyDays(data.days.length));
  const seen = sums.map(() => new Map<number, number>());
  const isKnown = data.days.map((_, day) => !Number.isNaN(data.totals.impressions[day]));
  data.code.forEach((code, row) => {
    const day = data.day[row] as number;
    if (!isKnown[day]) return;
    const place = placeOfCode[code] as number;
    const own = sums[place] as Days;
    own.clicks[day] = (own.clicks[day] as number) + (data.clicks[row] as number);
    own.impressions[day] = (own.impressions[day] as number) + (data.impressions[row] as number);
    own.weighted[day] = (own.weighted[day] as number) + (data.weighted[row] as number);
    const queries = seen[place] as Map<number, number>;
    queries.set(code, (queries.get(code) ?? 0) + (data.impressions[row] as number));
  });
  const whole = emptyDays(data.days.length);
  const anonymized = emptyDays(data.days.length);
  for (const metric of ['clicks', 'impressions', 'weighted'] as const)
    data.days.forEach((_, day) => {
      const total = isKnown[day] ? (data.totals[metric][day] as number) : 0;
      whole[metric][day] = total;
      anonymized[metric][day] = total - sums.reduce((sum, own) => sum + (own[metric][day] as number), 0);
    });
  const named = (place: number) => ({
    queries: (seen[place] as Map<number, number>).size,
    examples: largest(seen[place] as Map<number, number>, data.queries),
    days: sums[place] as Days,
  });
  return {
    whole,
    groups: [
      ...groups.map(({ id, name, kind, intent }, place) => ({ id, name, kind, intent, ...named(place) })),
      { id: 'ungrouped', name: 'Ungrouped', kind: 'ungrouped', intent: null, ...named(ungrouped) },
      {
        id: 'anonymized',
        name: 'Anonymized',
        kind: 'anonymized',
        intent: null,
        queries: null,
        examples: [],
        days: anonymized,
      },
    ],
  };
}

interface Days {
  readonly clicks: number[];
  readonly impressions: number[];
  readonly weighted: number[];
}

const emptyDays = (days: number): Days => ({
  clicks: new Array<number>(days).fill(0),
  impressions: new Array<number>(days).fill(0),
  weighted: new Array<number>(days).fill(0),
});

function largest(seen: ReadonlyMap<number, number>, queries: readonly string[]): string[] {
  return [...seen]
    .map(([code, impressions]) => ({ query: queries[code] ?? '', impressions }))
    .sort((a, b) => b.impressions - a.impressions || (a.query < b.query ? -1 : 1))
    .slice(0, EXAMPLES)
    .map(({ query }) => query);
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** CTR and position are made of sums, never averaged. */
export function sumsOf({ clicks, impressions, weighted }: GroupDays): Sums {
  const [clicked, shown] = [total(clicks), total(impressions)];
  return {
    clicks: clicked,
    impressions: shown,
    ctr: shown > 0 ? clicked / shown : null,
    position: shown > 0 ? total(weighted) / shown : null,
  };
}

export const presentGroup = ({ id, name, kind, intent, queries, examples }: SummedGroup) => ({
  id,
  name,
  kind,
  intent,
  queries,
  examples: [...examples],
});

export const presentSums = (group: SummedGroup): QueryGroup => ({
  ...presentGroup(group),
  ...sumsOf(group.days),
});
