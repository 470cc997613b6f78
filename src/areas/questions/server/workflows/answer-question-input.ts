import { z } from 'zod';

export const AnswerQuestionInput = z.object({
  questionId: z.uuid(),
  organizationId: z.uuid(),
  attempt: z.int().min(1),
});
export type AnswerQuestionInput = z.infer<typeof AnswerQuestionInput>;
