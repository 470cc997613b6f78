import type { QuestionContext } from '../../question-context.ts';
import type { Reading } from '../../reading/reading.ts';
import { sayWhole, settledReading, wholeQuestion } from './whole-questions.ts';

/** What a question behind one that was not answered may mean, as whole questions: of what was understood of that, and by itself. */
export function wholeBehind(question: string, kept: Reading | null, context: QuestionContext): string[] {
  const alone = { ...context, previous: undefined };
  const behind =
    kept === null
      ? undefined
      : settledReading(question, { ...context, previous: { question, reading: kept } });
  const said = behind === undefined ? undefined : sayWhole(behind.reading, behind.view, alone);
  return [said, wholeQuestion(question, alone)].flatMap((one) => one ?? []);
}
