import type { QuestionContext } from '../../question-context.ts';
import { ofNamedSource } from '../../reading/marking/named-source.ts';
import { ifAnswerable } from '../../reading/problem.ts';
import { readQuestion } from '../../reading/read-question.ts';
import { sayWhole, settledReading } from './whole-questions.ts';

/**
 * "Hires last week vs the week before" in the place of "is University Gate up or down vs last year": only the days of what was asked
 * were in doubt, so what is offered is of the same number and of the same names; undefined where no words say that.
 */
export function ofWhatWasAsked(
  offered: string,
  question: string,
  context: QuestionContext,
): string | undefined {
  const asked = ifAnswerable(() => {
    const named = ofNamedSource(question, context);
    return readQuestion(named.text, named.context);
  });
  const other = settledReading(offered, context);
  if (asked === undefined || other === undefined) return undefined;
  const { metrics, filters } = asked.reading;
  return sayWhole({ ...other.reading, metrics, filters }, asked.view, context);
}
