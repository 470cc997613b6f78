import type { FactsFilter } from '../../ask-facts.ts';
import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import type { Period } from '../../dates/period.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { type DaysOfBoth, daysOfBoth } from '../telling/per-day.ts';

/** The rows of a question in its period and in the one that it is held against. */
export interface BothPeriods {
  readonly now: Fetched;
  readonly before: Fetched;
  readonly other: Period;
  /** How many days with data each of the two has. */
  readonly days: DaysOfBoth;
  /** What the rows are split by: at least one. */
  readonly dimensions: readonly string[];
  readonly filters: readonly FactsFilter[];
}

export async function fetchBoth(settled: Settled, other: Period, inquiry: Inquiry): Promise<BothPeriods> {
  const { metrics, period } = settled;
  const dimensions = dimensionsOf(settled);
  const filters = filtersOf(settled);
  const now = await fetchDays(settled, inquiry, { metrics, period, dimensions, filters });
  const before = await fetchDays(settled, inquiry, { metrics, period: other, dimensions, filters });
  return { now, before, other, days: daysOfBoth(settled, other, now, before), dimensions, filters };
}

/** "Mobile and desktop against last month" is split by what it names. */
const dimensionsOf = ({ reading }: Settled): readonly string[] =>
  reading.dimensions.length > 0 ? reading.dimensions : [reading.each?.dimension as string];

const filtersOf = ({ reading: { each }, filters }: Settled): readonly FactsFilter[] =>
  each === null
    ? filters
    : [...filters, { dimension: each.dimension, is: 'one_of', members: each.members.flat() }];
