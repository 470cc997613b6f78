import { z } from 'zod';

const amount = z.number().min(0);

/** An answer of searchAnalytics.query: numbers are numbers; without rows there is no such key. */
export const SearchAnswerWire = z.object({
  rows: z
    .array(
      z.object({
        keys: z.array(z.string()).default([]),
        clicks: amount.default(0),
        impressions: amount.default(0),
        position: amount.optional(),
      }),
    )
    .default([]),
  // The library's types and the documentation write the name of this field in two ways.
  metadata: z
    .object({ firstIncompleteDate: z.string().optional(), first_incomplete_date: z.string().optional() })
    .default({}),
});
export type SearchAnswerWire = z.infer<typeof SearchAnswerWire>;
export type SearchRowWire = SearchAnswerWire['rows'][number];

export const SitesWire = z.object({
  siteEntry: z.array(z.object({ siteUrl: z.string(), permissionLevel: z.string().default('') })).default([]),
});
