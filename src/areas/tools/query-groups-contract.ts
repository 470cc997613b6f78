import { z } from 'zod';
import { adminOf, endpoint, memberOf } from '#src/shared/endpoint.ts';
import { QualityMark } from '#src/shared/quality-mark.ts';
import { dayText, idText, mondayText } from '#src/shared/wire.ts';

const tag = 'Query groups';

export const GroupingRule = z.object({
  id: z.string().trim().min(1).max(60),
  /** RE2: matched in linear time, anywhere in the query, whatever its case. */
  pattern: z
    .string()
    .min(1)
    .max(200)
    .refine((text) => !text.includes('\0'), 'A pattern cannot hold the character NUL.'),
  intent: z.string().trim().min(1).max(60),
});
export type GroupingRule = z.infer<typeof GroupingRule>;

export const GroupingOptions = z.object({
  /** In order of precedence: the first that matches has the query. Without any, brand and common intents. */
  groupingRules: z.array(GroupingRule).max(50).default([]),
  aggregationMethod: z.literal('sum').default('sum'),
  minQueriesPerGroup: z.number().int().min(1).max(1_000).default(3),
});
export type GroupingOptions = z.infer<typeof GroupingOptions>;

const Sums = z.object({
  clicks: z.number(),
  impressions: z.number(),
  /** Clicks of impressions; null where there was no impression. */
  ctr: z.number().nullable(),
  /** Weighted by impressions. */
  position: z.number().nullable(),
});
export type Sums = z.infer<typeof Sums>;

const GroupName = {
  /** `rule:…`, `brand`, `cluster:…`, `ungrouped`, `anonymized`. */
  id: z.string(),
  name: z.string(),
  kind: z.enum(['brand', 'rule', 'cluster', 'ungrouped', 'anonymized']),
  intent: z.string().nullable(),
  /** Different queries; null where Google names none. */
  queries: z.number().int().nullable(),
  /** The largest of them. */
  examples: z.array(z.string()),
};

export const QueryGroup = z.object({ ...GroupName, ...Sums.shape });
export type QueryGroup = z.infer<typeof QueryGroup>;

const GroupTest = z.object({
  metric: z.enum(['clicks', 'impressions', 'ctr', 'position']),
  test: z.string(),
  observed: z.number(),
  expected: z.number(),
  p: z.number(),
  q: z.number(),
  changed: z.boolean(),
});
export type GroupTest = z.infer<typeof GroupTest>;

/** What was left out of the numbers, and what is imperfect about them. */
const about = {
  missing: z.array(dayText),
  marks: z.array(QualityMark),
};
const control = {
  tested: z.number().int(),
  changed: z.number().int(),
  falseDiscoveryRate: z.number(),
  /** "12 tested, 2 changed." */
  summary: z.string(),
  /** What each test asks. */
  method: z.string(),
};

export const queryGroupsContract = {
  createQueryGroups: endpoint({
    method: 'POST',
    path: '/analytics/query-groups/create',
    summary:
      'Group the search queries of a range by rules, then by likeness; the rules are kept for the source',
    tag,
    access: adminOf('sourceId', 'source'),
    tokens: 'write',
    input: z.object({
      sourceId: idText,
      /** A report with search queries. */
      parentDimensionSetId: z.string().max(60).default('gsc_queries'),
      dateRange: z.object({ start: dayText, end: dayText }),
      options: GroupingOptions.default({
        groupingRules: [],
        aggregationMethod: 'sum',
        minQueriesPerGroup: 3,
      }),
    }),
    output: z.object({
      success: z.literal(true),
      dimensionSetId: z.string(),
      groups: z.array(QueryGroup),
      /** As Search Console counts the property; the groups add up to them exactly. */
      totals: Sums,
      ...about,
    }),
  }),
  compareQueryGroups: endpoint({
    method: 'GET',
    path: '/analytics/query-groups/compare',
    summary: 'The groups of two periods side by side, with tests',
    tag,
    access: memberOf('sourceId', 'source'),
    tokens: 'read',
    input: z.object({
      sourceId: idText,
      currentStart: dayText,
      currentEnd: dayText,
      previousStart: dayText,
      previousEnd: dayText,
    }),
    output: z.object({
      groups: z.array(z.object({ ...GroupName, current: Sums, previous: Sums, tests: z.array(GroupTest) })),
      totals: z.object({ current: Sums, previous: Sums }),
      ...control,
      ...about,
    }),
  }),
  weeklyQueryGroups: endpoint({
    method: 'GET',
    path: '/analytics/query-groups/weekly-report',
    summary: 'The groups of a week against what the weeks before let expect',
    tag,
    access: memberOf('sourceId', 'source'),
    tokens: 'read',
    input: z.object({ sourceId: idText, weekStart: mondayText }),
    output: z.object({
      weekStart: mondayText,
      /** Whole weeks before it that the expectations come from. */
      historyWeeks: z.number().int(),
      groups: z.array(z.object({ ...GroupName, ...Sums.shape, tests: z.array(GroupTest) })),
      totals: Sums,
      /** Why nothing was tested, when nothing was. */
      gap: z.string().nullable(),
      ...control,
      ...about,
    }),
  }),
};
