import { z } from 'zod';
import { Answer as KeptAnswer, ValueFormat } from '#src/shared/answer.ts';

/** Wire form of an answer: what is shown of it. What proves it comes with its evidence. */
export const Answer = KeptAnswer.pick({
  headline: true,
  explanation: true,
  tables: true,
  readAs: true,
  assumptions: true,
  analytics_data: true,
  presentation_config: true,
  references: true,
}).extend({
  /** ISO 4217: of the money in its tables; null where it is not known or not one. */
  currency: z.string().nullable(),
  /** Imperfections of the data behind it, in words. */
  marks: z.array(z.string()),
  /** A language model found the query or the words; every number is of the data all the same. */
  model: z.boolean(),
});
export type Answer = z.infer<typeof Answer>;

const Cell = z.union([z.string(), z.number(), z.null()]);

/** One query behind an answer, run again now over the very rows that it was made from. */
export const AnswerQuery = z.object({
  /** The plan in words. */
  words: z.string(),
  source: z.object({ id: z.string(), name: z.string() }),
  /** The plan as data. */
  plan: z.record(z.string(), z.unknown()),
  sql: z.string(),
  parameters: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  columns: z.array(z.string()),
  /** What people call each column, and how its values are written. */
  labels: z.array(z.string()),
  formats: z.array(ValueFormat),
  /** ISO 4217, of amounts; null where it is not known. */
  currency: z.string().nullable(),
  rows: z.array(z.array(Cell)),
  ranAt: z.string(),
  /** False when the rerun no longer gives the rows of the answer. */
  agrees: z.boolean(),
});
export type AnswerQuery = z.infer<typeof AnswerQuery>;
