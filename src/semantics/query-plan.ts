import { z } from 'zod';
import { dayText } from '#src/shared/wire.ts';
import { type DimensionId, dimensionIds } from './dimension.ts';
import { type MetricId, metricIds } from './metric.ts';
import { type ReportId, reportIds } from './report.ts';

const metric = z.enum(metricIds as [MetricId, ...MetricId[]]);
const dimension = z.enum(dimensionIds as [DimensionId, ...DimensionId[]]);

/** Parts of names are found whatever their case; `not_` keeps the others. */
export const memberTests = [
  'one_of',
  'none_of',
  'containing',
  'not_containing',
  'starting_with',
  'not_starting_with',
] as const;
export type MemberTest = (typeof memberTests)[number];

const memberFilter = z
  .strictObject({
    dimension,
    is: z.enum(memberTests),
    members: z.array(z.string().max(2_000)).min(1).max(1_000).readonly(),
  })
  .readonly();

const valueFilter = z
  .strictObject({ metric, is: z.enum(['above', 'below', 'at_least', 'at_most']), value: z.number() })
  .readonly();

const order = z
  .strictObject({ by: z.union([z.literal('time'), metric, dimension]), direction: z.enum(['up', 'down']) })
  .readonly();

/**
 * A question of the facts as data: what to count, by what, of which members, over which days. A person, a rule or a
 * model may write one; the compiler alone turns it into SQL, and refuses what would add up to nothing.
 */
export const QueryPlan = z
  .strictObject({
    metrics: z.array(metric).min(1).max(20).readonly(),
    dimensions: z.array(dimension).max(dimensionIds.length).readonly().default([]),
    /** All of them hold. Those of metrics hold for the rows of the result. */
    filters: z
      .array(z.union([memberFilter, valueFilter]))
      .max(20)
      .readonly()
      .default([]),
    /** First and last day, both included. */
    from: dayText,
    to: dayText,
    /** One row a day, Monday week or calendar month, or one for the whole range. */
    grain: z.enum(['total', 'day', 'week', 'month']).default('total'),
    /** Without an order: by time, then by the first metric from high to low. */
    order: z.array(order).max(6).readonly().default([]),
    limit: z.int().min(1).max(10_000).default(1_000),
    /** Days of the range that do not count, because something of them is unknown. They are missing, and no zero. */
    leftOut: z.array(dayText).max(4_000).readonly().default([]),
    /** Rows count only where all of these are known: of what one number is over another, or less than it. */
    known: z.array(metric).max(20).readonly().optional(),
    /** The report to ask; without one, the smallest that can answer. */
    report: z.enum(reportIds as [ReportId, ...ReportId[]]).optional(),
  })
  .readonly();

export type QueryPlan = z.infer<typeof QueryPlan>;
export type MemberFilter = z.infer<typeof memberFilter>;
export type ValueFilter = z.infer<typeof valueFilter>;
export type Grain = QueryPlan['grain'];

export function isMemberFilter(filter: QueryPlan['filters'][number]): filter is MemberFilter {
  return 'dimension' in filter;
}
