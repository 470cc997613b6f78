import { weekday } from '#src/shared/week.ts';
import type { FactsFilter, FactsPlan } from '../../ask-facts.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Fetched, FetchSpec, Inquiry } from '../../data/inquiry.ts';
import { isLeftOut, type Period } from '../../dates/period.ts';
import { withoutUnnamed } from './rows-without-name.ts';
import type { Settled } from './settled.ts';

export interface DaysSpec {
  readonly metrics: readonly AskMetric[];
  readonly period: Period;
  readonly dimensions?: readonly string[];
  readonly filters?: readonly FactsFilter[];
  readonly grain?: FactsPlan['grain'];
  readonly keep?: 'top' | 'bottom';
  readonly report?: string;
  /** 0 = Monday; which days of each week count. Without: those of the question, or all. */
  readonly weekdays?: readonly number[];
}

/** Rows of a period with the question's own filters; where only some days count, day by day and without the others. */
export async function fetchDays(settled: Settled, inquiry: Inquiry, spec: DaysSpec): Promise<Fetched> {
  return withoutUnnamed(settled, spec, onlyDays(settled, spec, await inquiry.fetch(specOf(settled, spec))));
}

/** Several of them at once. */
export async function fetchAllDays(
  settled: Settled,
  inquiry: Inquiry,
  specs: readonly DaysSpec[],
): Promise<readonly Fetched[]> {
  const fetched = await inquiry.fetchAll(specs.map((spec) => specOf(settled, spec)));
  return fetched.map((one, at) => {
    const spec = specs[at] as DaysSpec;
    return withoutUnnamed(settled, spec, onlyDays(settled, spec, one));
  });
}

const daysOf = ({ reading }: Settled, spec: DaysSpec): readonly number[] | undefined =>
  spec.weekdays ?? (reading.weekdays.length === 1 ? reading.weekdays[0]?.days : undefined);

const isCut = (settled: Settled, spec: DaysSpec): boolean =>
  daysOf(settled, spec) !== undefined || spec.period.without !== undefined;

const specOf = (settled: Settled, spec: DaysSpec): FetchSpec => ({
  metrics: spec.metrics,
  from: spec.period.from,
  to: spec.period.to,
  filters: spec.filters ?? settled.filters,
  grain: isCut(settled, spec) ? 'day' : (spec.grain ?? 'total'),
  ...(spec.dimensions !== undefined && { dimensions: spec.dimensions }),
  ...(spec.keep !== undefined && { keep: spec.keep }),
  ...(spec.report !== undefined && { report: spec.report }),
});

function onlyDays(settled: Settled, spec: DaysSpec, fetched: Fetched): Fetched {
  const days = daysOf(settled, spec);
  if (!isCut(settled, spec)) return fetched;
  return {
    ...fetched,
    rows: fetched.rows.filter(
      ({ time }) =>
        time !== null &&
        (days === undefined || days.includes(weekday(time))) &&
        !isLeftOut(spec.period, time),
    ),
  };
}
