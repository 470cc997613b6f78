import { weekday } from '#src/shared/week.ts';
import type { FactsFilter, FactsPlan } from '../../ask-facts.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import { isLeftOut, type Period } from '../../dates/period.ts';
import type { Settled } from './settle.ts';

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
export async function fetchDays(
  { filters, reading }: Settled,
  inquiry: Inquiry,
  spec: DaysSpec,
): Promise<Fetched> {
  const days = spec.weekdays ?? (reading.weekdays.length === 1 ? reading.weekdays[0]?.days : undefined);
  const isCut = days !== undefined || spec.period.without !== undefined;
  const fetched = await inquiry.fetch({
    metrics: spec.metrics,
    from: spec.period.from,
    to: spec.period.to,
    filters: spec.filters ?? filters,
    grain: isCut ? 'day' : (spec.grain ?? 'total'),
    ...(spec.dimensions !== undefined && { dimensions: spec.dimensions }),
    ...(spec.keep !== undefined && { keep: spec.keep }),
    ...(spec.report !== undefined && { report: spec.report }),
  });
  if (!isCut) return fetched;
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
