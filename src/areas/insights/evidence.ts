import { z } from 'zod';
import { dayText, instantText } from '#src/shared/wire.ts';
import { KnownEvent } from './events-contract.ts';

/** Wire form of a finding with the query behind it. Numbers only: wording is in the card. */
const contribution = z.object({
  member: z.string(),
  remainder: z.boolean(),
  observed: z.number().nullable(),
  expected: z.number().nullable(),
  change: z.number(),
});

/** A past that Google changed after the card was written. The card keeps what it was made from; this says both. */
export const Restatement = z.object({
  noticedAt: instantText,
  /** Days of the card's week whose numbers changed. */
  days: z.array(dayText),
  observedBefore: z.number(),
  observedNow: z.number(),
});
export type Restatement = z.infer<typeof Restatement>;

/** The query behind numbers that are shown, with what it gives now. */
export const RerunQuery = z.object({
  sql: z.string(),
  parameters: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  /** Run again now, over the very facts that the numbers were made from. */
  columns: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
  ranAt: z.string(),
  /** False when the rerun no longer gives the number that is shown, so that it needs a correction notice. */
  agrees: z.boolean(),
});
export type RerunQuery = z.infer<typeof RerunQuery>;

/** A one-off, a new level, a drift over many weeks, or not to be told from one week. */
export const Shape = z.enum(['spike', 'level_shift', 'ramp', 'unclear']);

export const Evidence = z.object({
  metric: z.string(),
  metricLabel: z.string(),
  unit: z.string(),
  /** Which way a site owner hopes it goes. */
  desired: z.enum(['up', 'down', 'neither']),
  currency: z.string().nullable(),
  segment: z.record(z.string(), z.string()),
  direction: z.enum(['up', 'down']),
  effect: z.object({
    observed: z.number(),
    expected: z.number(),
    absolute: z.number(),
    relative: z.number().nullable(),
    low: z.number(),
    high: z.number(),
    level: z.number(),
    shareOfSiteChange: z.number().nullable(),
  }),
  test: z.object({
    name: z.string(),
    statistic: z.number(),
    degreesOfFreedom: z.number(),
    p: z.number(),
    q: z.number(),
    dispersion: z.number(),
  }),
  /** "412 tested, 9 kept", controlled at this false discovery rate. */
  family: z.object({ tested: z.number().int(), kept: z.number().int(), falseDiscoveryRate: z.number() }),
  shape: Shape,
  onset: dayText.nullable(),
  weeks: z.array(
    z.object({
      week: dayText,
      observed: z.number().nullable(),
      expected: z.number().nullable(),
      low: z.number().nullable(),
      high: z.number().nullable(),
      used: z.boolean(),
    }),
  ),
  days: z.array(z.object({ day: dayText, observed: z.number().nullable(), expected: z.number().nullable() })),
  attributions: z.array(
    z.object({
      method: z.enum(['by_dimension', 'mix_and_rate', 'chain']),
      dimension: z.string().nullable(),
      dimensionLabel: z.string(),
      total: z.number(),
      contributions: z.array(contribution),
    }),
  ),
  companions: z.array(
    z.object({
      metric: z.string(),
      metricLabel: z.string(),
      unit: z.string(),
      observed: z.number(),
      expected: z.number(),
      p: z.number(),
    }),
  ),
  /** The same change as other reports show it, in segments that cannot be laid over this one. */
  elsewhere: z.array(
    z.object({
      segment: z.record(z.string(), z.string()),
      observed: z.number(),
      expected: z.number(),
      p: z.number(),
    }),
  ),
  /** What was known to have happened in the weeks shown, as it was known when the week was analysed. */
  events: z.array(
    KnownEvent.extend({
      /** Its days are those on which the change set in: a possible explanation. */
      fits: z.boolean(),
    }),
  ),
  /** What was checked before the claim was made, in sentences. */
  guards: z.array(z.string()),
  /** Imperfections of the data behind it, in sentences. */
  marks: z.array(z.string()),
  restatement: Restatement.nullable(),
  query: RerunQuery,
});
export type Evidence = z.infer<typeof Evidence>;
