import type { AskFacts } from '../ask-facts.ts';
import type { Inquiry } from '../data/inquiry.ts';
import type { QuestionContext } from '../question-context.ts';
import type { ReadQuestion } from '../reading/read-question.ts';
import type { Reading } from '../reading/reading.ts';
import type { Settled } from './settling/settled.ts';

/** A question that wants more than one table of numbers, with all that its answer is made of. */
export interface SpecialQuestion extends Pick<ReadQuestion, 'reading' | 'view' | 'views'> {
  /** The reading with some of its parts in other words. */
  readonly settled: (changed?: Partial<Reading>) => Settled;
  readonly context: QuestionContext;
  readonly facts: AskFacts;
  readonly inquiry: Inquiry;
}
