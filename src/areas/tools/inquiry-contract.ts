import { z } from 'zod';
import { Answer } from '#src/shared/answer.ts';
import { adminOf, endpoint, memberOf } from '#src/shared/endpoint.ts';
import { QualityMark } from '#src/shared/quality-mark.ts';
import { dayText, idText } from '#src/shared/wire.ts';

const tag = 'Tools';

const SearchSums = {
  clicks: z.number(),
  impressions: z.number(),
  ctr: z.number().nullable(),
  /** Weighted by impressions. */
  position: z.number().nullable(),
};

/** Asking at once, without a stored question or a run. */
export const inquiryContract = {
  chat: endpoint({
    method: 'POST',
    path: '/analytics/chat',
    summary: 'Ask in plain language and wait for the answer; nothing is stored',
    tag,
    access: memberOf('organizationId'),
    tokens: 'read',
    input: z.object({
      organizationId: idText,
      prompt: z.string().trim().min(1, 'Please enter a question').max(5_000),
    }),
    output: z.object({
      success: z.boolean(),
      status: z.enum(['answered', 'clarification_needed', 'failed']),
      answer: Answer,
      /** Whole questions to ask instead, when this one could not be answered. */
      suggestions: z.array(z.string()),
    }),
  }),
  fetchSearchData: endpoint({
    method: 'POST',
    path: '/analytics/gsc/fetch-data',
    summary: 'Ask Search Console now: rows by dimensions, and the totals of the property beside them',
    tag,
    access: adminOf('sourceId', 'source'),
    tokens: 'write',
    input: z.object({
      sourceId: idText,
      /** A report of Search Console. */
      dimensionSetId: z.string().max(60).default('gsc_queries'),
      startDate: dayText,
      endDate: dayText,
      extraDimensions: z
        .array(z.enum(['query', 'page', 'country', 'device']))
        .max(3)
        .default([]),
      mode: z.enum(['both', 'rows', 'totals']).default('both'),
      limit: z.number().int().min(1).max(5_000).default(250),
    }),
    output: z.object({
      dimensionSetId: z.string(),
      dimensions: z.array(z.string()),
      startDate: dayText,
      endDate: dayText,
      /** The largest; `rowCount` says how many there are. Null where only totals were asked for. */
      rows: z.array(z.object({ keys: z.array(z.string()), ...SearchSums })).nullable(),
      rowCount: z.number().int().nullable(),
      /** As Search Console counts the property. */
      totals: z.object(SearchSums).nullable(),
      /** What the rows lack of the totals: rare queries that Google does not name. Null where rows count otherwise (by page). */
      notInRows: z.object({ clicks: z.number(), impressions: z.number() }).nullable(),
      /** Days that Search Console has nothing of yet. */
      missing: z.array(dayText),
      marks: z.array(QualityMark),
    }),
  }),
};
