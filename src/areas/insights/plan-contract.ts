import { z } from 'zod';
import { adminOf, endpoint, memberOf } from '#src/shared/endpoint.ts';
import { dayText, idText, mondayText } from '#src/shared/wire.ts';
import { SnapshotRow } from './snapshot-insights.ts';

const tag = 'Exploration';

/** Contribution of page × source × category to the week's change against the mean of the three weeks before. */
export const AttributionTable = z.object({
  sourceId: idText,
  weekStart: mondayText,
  metric: z.string(),
  metricLabel: z.string(),
  /** What the two kinds of rows are called here: a source may know landing pages and channels, or pages alone. */
  columns: z.object({ page: z.string().nullable(), source: z.string().nullable() }),
  /** Which of W1 to W3 were whole and make the mean. */
  comparedWith: z.array(mondayText),
  rows: z.array(SnapshotRow),
  /** What is in no row: smaller ones, and what the source counts but shows in none. Together they add up to the total. */
  remainders: z.array(
    z.object({
      name: z.enum(['smaller_rows', 'not_shown_by_source']),
      rows: z.number().int(),
      sessions: z.number(),
      change: z.number(),
    }),
  ),
  total: z.object({ sessions: z.number(), usual: z.number(), change: z.number() }),
});
export type AttributionTable = z.infer<typeof AttributionTable>;

const Amount = z.object({ metric: z.string(), unit: z.string(), currency: z.string().nullable() });

export const FocusArea = z.object({
  rank: z.number().int(),
  id: z.string(),
  kind: z.enum(['problem', 'opportunity']),
  title: z.string(),
  hypothesis: z.string(),
  /** What it rests on. */
  evidence: z.array(
    z.object({
      findingId: z.string(),
      cardId: idText.nullable(),
      weekStart: mondayText,
      sentence: z.string(),
    }),
  ),
  actions: z.array(z.string()),
  /** What a week is worth: of a problem what was lost, of an opportunity what was won; with its interval. */
  recoverable: Amount.extend({
    value: z.number().nullable(),
    low: z.number().nullable(),
    high: z.number().nullable(),
    sentence: z.string(),
  }),
  watch: Amount.extend({
    label: z.string(),
    segment: z.record(z.string(), z.string()),
    /** Where a week lies when it is as it was before. */
    expectedLow: z.number().nullable(),
    expectedHigh: z.number().nullable(),
    sentence: z.string(),
  }),
  reviewDate: dayText,
});
export type FocusArea = z.infer<typeof FocusArea>;

const FocusPlan = z.object({
  sourceId: idText,
  startDate: dayText,
  endDate: dayText,
  weeksAnalysed: z.array(mondayText),
  areas: z.array(FocusArea),
  /** Said when there is nothing to plan, and why. */
  summary: z.string(),
});
export type FocusPlan = z.infer<typeof FocusPlan>;

export const planContract = {
  attributionTable: endpoint({
    method: 'POST',
    path: '/analytics/test-attribution-table',
    summary: 'What each page, source and category contributed to the change of a week, adding up exactly',
    tag,
    access: memberOf('organizationId'),
    tokens: 'read',
    input: z.object({ organizationId: idText, sourceId: idText, weekStart: mondayText }),
    output: AttributionTable,
  }),
  siteXray: endpoint({
    method: 'POST',
    path: '/analytics/test-site-xray-builder',
    summary: 'Write the overview of an analysed week anew',
    tag,
    access: adminOf('organizationId'),
    tokens: 'write',
    input: z.object({ organizationId: idText, sourceId: idText, weekStart: mondayText }),
    output: z.object({
      success: z.literal(true),
      cardId: idText,
      title: z.string(),
      summary: z.string(),
      /** Markdown. */
      description: z.string(),
      tags: z.array(z.string()),
    }),
  }),
  focusAreas: endpoint({
    method: 'POST',
    path: '/analytics/trigger-focus-area-planning',
    summary: 'Few themes of the analysed weeks of a range, by what they are worth',
    tag,
    access: memberOf('orgId'),
    tokens: 'read',
    input: z.object({ orgId: idText, sourceId: idText, startDate: dayText, endDate: dayText }),
    output: FocusPlan.extend({ success: z.literal(true) }),
  }),
  actionPlan: endpoint({
    method: 'POST',
    path: '/analytics/planning',
    summary: 'The focus areas of the newest analysed weeks as steps to take, in order',
    tag,
    access: memberOf('organizationId'),
    tokens: 'read',
    input: z.object({
      organizationId: idText,
      sourceId: idText.optional(),
      startDate: dayText.optional(),
      endDate: dayText.optional(),
    }),
    output: z.object({
      plan: FocusPlan.extend({
        steps: z.array(
          z.object({
            order: z.number().int(),
            focusAreaId: z.string(),
            action: z.string(),
            watch: z.string(),
            reviewDate: dayText,
          }),
        ),
      }).nullable(),
    }),
  }),
};
