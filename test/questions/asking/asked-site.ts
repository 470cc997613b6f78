import type { AskFacts } from '#src/language/questions/ask-facts.ts';
import type { QuestionContext } from '#src/language/questions/question-context.ts';
import type { Question } from './question.ts';
import type { RawSite } from './raw-site.ts';

/** A site that questions are asked of: what the answer may read, and the raw rows that expected tables are counted from. */
export interface AskedSite {
  readonly name: string;
  readonly context: QuestionContext;
  readonly facts: AskFacts;
  readonly raw: RawSite;
  readonly questions: readonly Question[];
}
