import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Answer } from '#src/shared/answer.ts';
import type { Day } from '#src/shared/week.ts';

/** Asks a question of a small file, written down line by line in the test. */
export function askedFile(today: string, lines: readonly string[]): (question: string) => Promise<Answer> {
  const { context, facts } = askableFile(lines.join('\n'), today as Day, 'file.csv');
  return (question) => answerQuestion(question, context, facts);
}
