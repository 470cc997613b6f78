import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { LONGEST_QUESTION } from '#src/language/questions/text/tokenize.ts';
import { visibleText } from '#src/shared/visible-text.ts';
import { parseDay } from '#src/shared/week.ts';
import { askableFile } from './ask-facts-from-csv.ts';
import { readTextFile, UnreadableText } from './read-text-file.ts';
import { refuse, sayJson } from './say.ts';
import { UnreadableFacts } from './unreadable-facts.ts';

const USAGE = 'npm run ask -- --facts FILE.csv --today 2026-03-09 "question"';

/** `npm run ask`: a question in plain language to a file of daily facts; the answer as one JSON object. */
async function main(): Promise<number> {
  let options: { facts?: string | undefined; today?: string | undefined };
  let words: readonly string[];
  try {
    const parsed = parseArgs({
      options: { facts: { type: 'string' }, today: { type: 'string' } },
      allowPositionals: true,
    });
    options = parsed.values;
    words = parsed.positionals;
  } catch (error) {
    return refuse(`${(error as Error).message}. Usage: ${USAGE}`);
  }
  const question = visibleText(words.join(' '));
  if (!options.facts || !options.today || question === '') return refuse(`Usage: ${USAGE}`);
  if (question.length > LONGEST_QUESTION)
    return refuse(
      `The question is longer than ${LONGEST_QUESTION.toLocaleString('en-US')} characters. Please shorten it.`,
    );
  const today = parseDay(options.today);
  if (!today) return refuse(`--today ${options.today} is no date (YYYY-MM-DD).`);
  let text: string;
  try {
    text = readTextFile(options.facts);
  } catch (error) {
    if (error instanceof UnreadableText) return refuse(error.message);
    throw error;
  }
  try {
    const { context, facts } = askableFile(text, today, basename(options.facts));
    const answer = await answerQuestion(question, context, facts);
    const { status, headline, tables, explanation, ...rest } = answer;
    const plan = answer.plans[0]?.plan ?? null;
    sayJson({ status, plan, headline, tables, explanation, ...rest });
    return 0;
  } catch (error) {
    if (error instanceof UnreadableFacts) return refuse(`${options.facts}: ${error.message}.`);
    throw error;
  }
}

process.exitCode = await main();
