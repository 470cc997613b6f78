import { z } from 'zod';

/** What became of a test; all but the two of no claim passed it. */
export const Verdict = z.enum([
  'kept',
  'not_significant',
  'explained_by_parent',
  'explained_by_child',
  'guarded',
  'duplicate',
]);

const orNull = z.number().nullable();

/** W1 is the week before, W2 the one before that; null where the source has no whole week. */
const Comparisons = z.object({ W1: orNull, W2: orNull, W3: orNull });

/** A page, source or category in a week and the three before it. */
export const SnapshotRow = z.object({
  page: z.string().nullable(),
  source: z.string().nullable(),
  /** Page type of the site context, or the first part of the path where no context is known. */
  category: z.string().nullable(),
  /** Sessions, or what the source counts instead of them: clicks, page views. */
  sessions: z.number(),
  comparisons: Comparisons,
  /** Sessions less the mean of W1 to W3; null when none of them is whole. */
  change: orNull,
  /** `change` as a share of the whole change of the source; null when nothing changed. */
  effect: orNull,
  purchases: orNull,
  revenue: orNull,
  /** What the test of this segment said: `steady` is "moved no more than usual". Null: it was not tested by itself. */
  trend: z.enum(['up', 'down', 'steady']).nullable(),
});
export type SnapshotRow = z.infer<typeof SnapshotRow>;

const RevenueRow = SnapshotRow.extend({ revenueComparisons: Comparisons });
const TrafficChange = z.object({
  page: z.string(),
  source: z.string().nullable(),
  category: z.string().nullable(),
  observed: z.number(),
  expected: z.number(),
  relative: z.number(),
  comparisons: Comparisons,
  q: z.number(),
  verdict: Verdict,
  /** Of a drop: below −50 %, to −20 %, to −10 %; null for smaller ones and rises. */
  severity: z.enum(['critical', 'significant', 'moderate']).nullable(),
});

/** The numbers of a week by page, source and category; kept with the analysis they were made beside. */
export const SnapshotInsights = z.object({
  metric: z.string(),
  /** Pages that earn most. */
  revenue: z.array(RevenueRow),
  /** Pages whose traffic passed its test: the three largest drops by severity, then the three largest rises. */
  traffic: z.array(TrafficChange),
  sources: z.array(SnapshotRow),
  /** Sums of the pages of one category. */
  categories: z.array(SnapshotRow),
  /** Rows of page × source × category that changed most. */
  pages: z.array(SnapshotRow),
  overallTrend: z.enum(['up', 'down', 'steady']).nullable(),
});
export type SnapshotInsights = z.infer<typeof SnapshotInsights>;
