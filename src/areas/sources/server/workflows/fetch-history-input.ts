import { z } from 'zod';

export const FetchHistoryInput = z.object({
  fetchId: z.uuid(),
  organizationId: z.uuid(),
  sourceId: z.uuid(),
});
export type FetchHistoryInput = z.infer<typeof FetchHistoryInput>;
