import { z } from 'zod';

export const ExploreHistoryInput = z.object({ runId: z.uuid(), organizationId: z.uuid() });
export type ExploreHistoryInput = z.infer<typeof ExploreHistoryInput>;
