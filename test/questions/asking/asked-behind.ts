import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Answer } from '#src/shared/answer.ts';
import type { Day } from '#src/shared/week.ts';

/** Asks questions of a small file one behind the other; what the last of them is answered is returned. */
export function askedBehind(
  today: string,
  lines: readonly string[],
): (questions: readonly string[]) => Promise<Answer> {
  const { context, facts } = askableFile(lines.join('\n'), today as Day, 'file.csv');
  return async ([first = '', ...others]) => {
    let answer = await answerQuestion(first, context, facts);
    for (const [at, question] of others.entries()) {
      const before = others[at - 1] ?? first;
      if (answer.status !== 'answered' || answer.reading === null) throw new Error(`Not answered: ${before}`);
      const previous = { question: before, reading: answer.reading };
      answer = await answerQuestion(question, { ...context, previous }, facts);
    }
    return answer;
  };
}
