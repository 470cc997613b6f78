import { join } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { QuestionContext } from '../../question-context.ts';
import type { Halves } from '../../reading/halves/halves.ts';
import { asChoice, askedBack, NotAnswerable } from '../../reading/problem.ts';
import { Reading } from '../../reading/reading.ts';
import { joined } from '../joined.ts';

type Answers = (question: string, context: QuestionContext) => Promise<AnswerDraft>;

/**
 * The first question and, behind it, the second, told as one answer. Where only the first can be told it is offered alone, and nothing
 * is told as if it were all: that is returned and not thrown, since the text may be two questions in another way, too. Undefined where
 * these are no two questions after all.
 */
export async function halvesAnswer(
  { first, second }: Halves,
  context: QuestionContext,
  answers: Answers,
): Promise<AnswerDraft | NotAnswerable | undefined> {
  const one = await ifAnswered(() => answers(first, context));
  const reading = Reading.safeParse(one?.reading);
  const behind = reading.success ? second(reading.data) : undefined;
  if (one?.reading == null || behind === undefined) return undefined;
  const previous = { question: first, reading: one.reading };
  const other = await ifAnswered(() => answers(behind, { ...context, previous }));
  if (other === undefined) return askedBack('two_questions', [asChoice(first)]);
  const parts = [
    { draft: one, headline: one.headline, name: 'first' },
    { draft: other, headline: other.headline, name: 'second' },
  ];
  return {
    ...joined(parts, (headlines) => join(headlines)),
    // What is asked next goes on from the last that was told
    reading: other.reading,
    analytics_data: other.analytics_data,
    presentation_config: other.presentation_config,
  };
}

async function ifAnswered(answer: () => Promise<AnswerDraft>): Promise<AnswerDraft | undefined> {
  try {
    const draft = await answer();
    return draft.status === 'answered' ? draft : undefined;
  } catch (error) {
    if (error instanceof NotAnswerable) return undefined;
    throw error;
  }
}
