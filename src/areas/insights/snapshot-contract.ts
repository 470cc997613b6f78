import { z } from 'zod';
import { endpoint, memberOf } from '#src/shared/endpoint.ts';
import { dayText, idText, mondayText } from '#src/shared/wire.ts';
import { RerunQuery } from './evidence.ts';
import { SnapshotInsights } from './snapshot-insights.ts';

const tag = 'Insights';

/** The week at a glance: site metrics with their test, whether they moved or not. */
export const SiteSnapshot = z.object({
  weekStart: dayText,
  source: z.object({ id: idText, name: z.string(), currency: z.string().nullable() }),
  tested: z.number().int(),
  kept: z.number().int(),
  falseDiscoveryRate: z.number(),
  runId: idText,
  metrics: z.array(
    z.object({
      metric: z.string(),
      label: z.string(),
      unit: z.string(),
      desired: z.enum(['up', 'down', 'neither']),
      observed: z.number().nullable(),
      expected: z.number().nullable(),
      low: z.number().nullable(),
      high: z.number().nullable(),
      relative: z.number().nullable(),
      changed: z.boolean(),
      /** Where it has been going for many weeks, whatever this one did against the weeks just before. */
      drift: z.enum(['up', 'down']).nullable(),
      sparkline: z.array(z.number().nullable()),
      /** What must be said beside the number, changed or not: revenue that hangs on single orders. */
      notes: z.array(z.string()),
    }),
  ),
  /** By page, source and category; null of an analysis from before they were kept. */
  insights: SnapshotInsights.nullable(),
  summary: z.object({ keyFindings: z.array(z.string()), recommendations: z.array(z.string()) }),
  /** What was not analysed and why, in words. */
  gaps: z.array(z.string()),
  /** Imperfections of the data behind the week, in words. */
  marks: z.array(z.string()),
});
export type SiteSnapshot = z.infer<typeof SiteSnapshot>;

const ofWeek = z.object({ organizationId: idText, weekStart: mondayText });

export const snapshotContract = {
  snapshot: endpoint({
    method: 'GET',
    path: '/analytics/snapshot/{weekStart}',
    summary: 'The week at a glance',
    tag,
    access: memberOf('organizationId'),
    tokens: 'read',
    input: ofWeek.extend({ sourceId: idText.optional() }),
    output: z.object({ snapshot: SiteSnapshot.nullable() }),
  }),
  snapshotQuery: endpoint({
    method: 'GET',
    path: '/analytics/snapshot/{weekStart}/query',
    summary:
      'The query behind the numbers of the week at a glance, run now over the rows that they were made from',
    tag,
    access: memberOf('organizationId'),
    tokens: 'read',
    input: ofWeek.extend({
      runId: idText,
      part: z.enum(['site', 'revenue', 'traffic']),
      /** Of the whole site: which of its metrics. */
      metric: z.string().max(100).optional(),
    }),
    output: z.object({ query: RerunQuery }),
  }),
};
