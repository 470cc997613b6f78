import { answerQuestion } from '#src/language/questions/answer-question.ts';
import type { AskFacts } from '#src/language/questions/ask-facts.ts';
import type { QuestionContext } from '#src/language/questions/question-context.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Answer } from '#src/shared/answer.ts';
import type { Day } from '#src/shared/week.ts';

/** Asks of two sources that count the same, each of them a small file written down line by line in the test. */
export function askedOfTwo(
  today: string,
  files: Readonly<Record<string, readonly string[]>>,
): (question: string, behind?: Answer) => Promise<Answer> {
  const made = Object.entries(files).map(([name, lines]) => ({
    name,
    ...askableFile(lines.join('\n'), today as Day, name),
  }));
  const own = (id: string): AskFacts => made.find(({ name }) => name === id)?.facts ?? made[0]!.facts;
  const facts: AskFacts = {
    ...made[0]!.facts,
    run: (plan, id) => own(id).run(plan, made[0]!.context.sources[0]!.id),
    blankDays: (plan, id) => own(id).blankDays(plan, made[0]!.context.sources[0]!.id),
    blankRows: (plan, id) => own(id).blankRows(plan, made[0]!.context.sources[0]!.id),
  };
  const context: QuestionContext = {
    ...made[0]!.context,
    sources: made.flatMap(({ name, context: { sources } }) =>
      sources.map((source) => ({ ...source, id: name, name })),
    ),
  };
  return (question, behind) =>
    answerQuestion(
      question,
      behind?.reading ? { ...context, previous: { question: '', reading: behind.reading } } : context,
      facts,
    );
}
