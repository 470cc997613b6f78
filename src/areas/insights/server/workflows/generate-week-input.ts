import { z } from 'zod';

export const GenerateWeekInput = z.object({ runId: z.uuid(), organizationId: z.uuid() });
export type GenerateWeekInput = z.infer<typeof GenerateWeekInput>;
