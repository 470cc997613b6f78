import { z } from 'zod';
import { dayText, idText, instantText } from '#src/shared/wire.ts';

/** What exists for a week, and what to do next. */
export const Availability = z.object({
  /** Tests that the newest analysis of the week made. */
  insights: z.object({ hasData: z.boolean(), count: z.number().int() }),
  /** Days of the week that facts were fetched for. */
  metrics: z.object({ hasData: z.boolean(), count: z.number().int() }),
  cards: z.object({ hasSynthesis: z.boolean() }),
  exploration: z.object({
    lastRun: instantText.nullable(),
    depth: z.number().int(),
    /** Steps that the newest analysis took, and the sets of segments that its budget did not reach. */
    steps: z.number().int(),
    setsLeft: z.number().int(),
  }),
  /** The largest budget of the runs of the week that wait or are under way; null when there are none. */
  stepsUnderWay: z.number().int().nullable(),
  completeness: z.enum(['none', 'partial', 'complete']),
  suggestedAction: z.enum(['explore', 'synthesize', 'deep_explore', 'view_only']),
  /** The Monday of the first week that the source can have anything of; null where none was named, or nothing is known. */
  firstWeek: dayText.nullable(),
  /** The run of the week that cards can be made of anew; null when none has got so far. */
  synthesis: z.object({ invocationId: idText, sourceId: idText }).nullable(),
});
export type Availability = z.infer<typeof Availability>;
