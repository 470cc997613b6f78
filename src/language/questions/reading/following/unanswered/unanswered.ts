import { z } from 'zod';
import type { PreviousQuestion, QuestionContext } from '../../../question-context.ts';
import { Reading } from '../../reading.ts';

/**
 * What a question that was not answered leaves to the one that follows it: kept with its answer in the place of a reading, for a
 * follow-up speaks of its days and names as if they had been answered.
 */
const Unanswered = z.object({
  question: z.string(),
  /** What was offered in its place, whole questions. */
  choices: z.array(z.string()),
  /** They are what it may have meant, and no mere examples. */
  isAskedBack: z.boolean(),
  /** Each of its claims was told by itself: it has no one reading to go on from. */
  isToldApart: z.boolean().default(false),
  /** What was understood of it; null where nothing was. */
  kept: Reading.nullable(),
  /** Something of it was not understood, or could be meant in more than one way: whatever is kept may lack a limit. */
  isUnsure: z.boolean(),
  /** It named a number that can be told, days, and names or parts. */
  hasNumber: z.boolean(),
  hasDays: z.boolean(),
  hasNames: z.boolean(),
  /** It asked for a number alone, which is all that is made of it. */
  isPlain: z.boolean(),
  /** The last question before it that was answered. */
  before: z.object({ question: z.string(), reading: z.record(z.string(), z.unknown()) }).nullable(),
});
export type Unanswered = z.infer<typeof Unanswered>;

const Kept = z.object({ unanswered: Unanswered });

/** As the reading of an answer that told no number. */
export const asReading = (unanswered: Unanswered): Record<string, unknown> => ({
  // Which source it was asked of is looked for where readings have it
  ...(unanswered.kept !== null && { sourceId: unanswered.kept.sourceId }),
  unanswered,
});

/** The question before, where it was not answered. */
export function unansweredBefore({ previous }: QuestionContext): Unanswered | undefined {
  const left = Kept.safeParse(previous?.reading).data?.unanswered;
  const { sourceId } = previous?.reading ?? {};
  // "And in Northwind Garden?": of that source
  return left?.kept && typeof sourceId === 'string' ? { ...left, kept: { ...left.kept, sourceId } } : left;
}

/** What a question goes on from where the one before it was not answered: what is kept of that, else the last that was answered. */
export const standingBefore = (left: Unanswered): PreviousQuestion | undefined =>
  left.kept === null ? (left.before ?? undefined) : { question: left.question, reading: left.kept };
