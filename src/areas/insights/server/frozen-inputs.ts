import { z } from 'zod';
import type { VisibleFacts } from '#src/platform/facts/visible-facts.ts';
import { QualityMark } from '#src/shared/quality-mark.ts';
import { dayText, idText } from '#src/shared/wire.ts';
import { StoredEarlierFinding, StoredEvent } from './stored-analysis.ts';

const visible: z.ZodType<VisibleFacts> = z.object({
  organizationId: idText,
  sourceId: idText,
  slices: z.array(z.object({ reportId: z.string(), batch: idText, from: dayText, to: dayText })),
  marks: z.array(QualityMark),
});

/** What a finished week was made from. With it, the same engine gives the same findings again. */
export const FrozenInputs = z.object({
  visible,
  from: dayText,
  currency: z.string().nullable(),
  seed: z.number().int(),
  /** What the weeks before had found, as it was known then. Runs before this was kept had none. */
  earlier: z.array(StoredEarlierFinding).optional(),
  /** What was known to have happened. Runs before this was kept knew of nothing. */
  events: z.array(StoredEvent).optional(),
});
export type FrozenInputs = z.infer<typeof FrozenInputs>;
