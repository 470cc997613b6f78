import { z } from 'zod';
import { StoredVisibleFacts } from '#src/platform/facts/visible-facts.ts';
import { dayText } from '#src/shared/wire.ts';
import { StoredEarlierFinding, StoredEvent } from './stored-analysis.ts';

/** What a finished week was made from. With it, the same engine gives the same findings again. */
export const FrozenInputs = z.object({
  visible: StoredVisibleFacts,
  from: dayText,
  currency: z.string().nullable(),
  seed: z.number().int(),
  /** What the weeks before had found, as it was known then. Runs before this was kept had none. */
  earlier: z.array(StoredEarlierFinding).optional(),
  /** What was known to have happened. Runs before this was kept knew of nothing. */
  events: z.array(StoredEvent).optional(),
});
export type FrozenInputs = z.infer<typeof FrozenInputs>;
