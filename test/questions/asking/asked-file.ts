import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Answer } from '#src/shared/answer.ts';
import type { Day } from '#src/shared/week.ts';
import { answerToChain } from './answer-to-chain.ts';

/** Asks a question of a small file, written down line by line in the test. */
export function askedFile(today: string, lines: readonly string[]): (question: string) => Promise<Answer> {
  const { context, facts } = askableFile(lines.join('\n'), today as Day, 'file.csv');
  return (question) => answerQuestion(question, context, facts);
}

/** Asks questions of such a file, each behind the one before it, and tells the last answer. */
export function followedFile(
  today: string,
  lines: readonly string[],
): (...questions: readonly string[]) => Promise<Answer> {
  const file = askableFile(lines.join('\n'), today as Day, 'file.csv');
  return (...questions) => answerToChain(questions, file);
}
