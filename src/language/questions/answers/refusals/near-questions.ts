import type { SourceView } from '../../data/source-view.ts';
import type { QuestionContext } from '../../question-context.ts';
import { marksOf } from '../../reading/known-site.ts';
import type { Mark } from '../../reading/mark.ts';
import { ifAnswerable } from '../../reading/problem.ts';
import { type AskedTerms, askedTerms, relatedQuestions } from './asked-terms.ts';
import { questionsAfter, termsBefore } from './questions-after.ts';

/** What a question named, in terms that can be answered: of one that follows another, those of the one before. */
export const nearQuestions = (
  question: string,
  views: readonly SourceView[],
  context: QuestionContext,
): readonly string[] => [
  ...questionsAfter(context, views),
  ...relatedQuestions(termsOf(question, views, context), views),
];

/** What of a question was understood, and what one that follows another leaves out. */
export function termsOf(
  question: string,
  views: readonly SourceView[],
  context: QuestionContext,
): AskedTerms {
  const asked = askedTerms(marksOrNone(question, context), views);
  const before = termsBefore(context, views);
  return {
    ...asked,
    metric: asked.metric ?? before.metric,
    dimension: asked.dimension ?? before.dimension,
    time: asked.time ?? before.time,
  };
}

/** A date that can be read in two ways has no marks. */
const marksOrNone = (question: string, context: QuestionContext): readonly Mark[] =>
  ifAnswerable(() => marksOf(question, context)) ?? [];
