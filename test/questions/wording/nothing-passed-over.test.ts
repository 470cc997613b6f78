import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import type { AskFacts } from '#src/language/questions/ask-facts.ts';
import type { QuestionContext } from '#src/language/questions/question-context.ts';
import { NotAnswerable } from '#src/language/questions/reading/problem.ts';
import { readQuestion } from '#src/language/questions/reading/read-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Answer } from '#src/shared/answer.ts';
import type { Day } from '#src/shared/week.ts';

const text = gunzipSync(readFileSync(new URL('../fresh/stored/publisher.csv.gz', import.meta.url)));
const { context, facts: file } = askableFile(text.toString('utf8'), '2026-03-09' as Day, 'publisher.csv');

/** The same query gives the same rows: most questions here share theirs. */
function once<In extends readonly unknown[], Out>(make: (...of: In) => Promise<Out>) {
  const made = new Map<string, Promise<Out>>();
  return (...of: In): Promise<Out> => {
    const key = JSON.stringify(of);
    const known = made.get(key) ?? make(...of);
    made.set(key, known);
    return known;
  };
}
const facts: AskFacts = {
  ...file,
  run: once(file.run),
  findingsOf: once(file.findingsOf),
  explain: once(file.explain),
};
const answerOnce = once((question: string, previous: QuestionContext['previous']) =>
  answerQuestion(question, { ...context, previous }, facts),
);

const questions = [
  'sessions in February',
  'sessions by device in February',
  'mobile vs desktop sessions in February',
  'sessions on weekends vs weekdays in February',
  'sessions in February vs January',
  'sessions by device in February vs January',
  'sessions per week in 2025',
  'share of sessions by device in February',
  'what share of sessions is from google, by month in 2025',
  'average sessions per day in February',
  'median sessions per day in February',
  'cumulative sessions in February',
  '7-day rolling average of sessions in February',
  'top 3 sources by sessions in February',
  'how many sources had more than 100 sessions in February',
  'which sources lost the most sessions in February',
  'sessions in December, January and February',
];
/** Each asks for something that none of the questions has yet, and that would show in the numbers. */
const additions = [
  'by country',
  'at least 5,000 sessions',
  'excluding google',
  'from Ireland',
  'on Mondays',
  'compared to the same month last year',
  'bottom 2',
  'lowest first',
  'and key events',
  'without the top 2',
  'per quarter',
];

/** The question after this one. */
const after = (question: string, { reading }: Answer): QuestionContext['previous'] =>
  reading === null ? undefined : { question, reading };

/** Whether a question is asked back when it is read: then no number is told of it. */
function isAskedBack(question: string, previous: QuestionContext['previous']): boolean {
  try {
    readQuestion(question, { ...context, previous });
    return false;
  } catch (error) {
    if (error instanceof NotAnswerable) return true;
    throw error;
  }
}

const rowsOf = ({ tables }: Answer): string => JSON.stringify(tables.map(({ rows }) => rows));

/** So many of the 242 were answered when this was written: where all is asked back, nothing is passed over and nothing told. */
const TOLD_ON_TOP = 120;
const TOLD_AFTER = 105;

/** Causes, findings and whole pictures tell less beside themselves than numbers do. */
const beyondNumbers = [
  'why did sessions change in February',
  'what happened last week',
  'how did mobile do in February',
  'how was last week',
  'what should I do',
];

test('what is asked on top changes the answer, or is asked back', async () => {
  const passedOver: string[] = [];
  let told = 0;
  for (const question of [...questions, ...beyondNumbers]) {
    const base = rowsOf(await answerOnce(question, undefined));
    for (const addition of additions) {
      if (isAskedBack(`${question}, ${addition}`, undefined)) continue;
      const answer = await answerOnce(`${question}, ${addition}`, undefined);
      if (answer.status === 'answered') told++;
      if (answer.status === 'answered' && rowsOf(answer) === base)
        passedOver.push(`${question}, ${addition} > ${answer.headline}`);
    }
  }
  expect(passedOver).toEqual([]);
  expect(told).toBeGreaterThanOrEqual(TOLD_ON_TOP);
}, 400_000);

test('what is asked of the answer before changes it, or is asked back', async () => {
  const passedOver: string[] = [];
  let told = 0;
  for (const question of [...questions, ...beyondNumbers]) {
    const first = await answerOnce(question, undefined);
    for (const addition of additions) {
      if (isAskedBack(addition, after(question, first))) continue;
      const answer = await answerOnce(addition, after(question, first));
      if (answer.status === 'answered') told++;
      if (answer.status === 'answered' && rowsOf(answer) === rowsOf(first))
        passedOver.push(`${question} > ${addition} > ${answer.headline}`);
    }
  }
  expect(passedOver).toEqual([]);
  expect(told).toBeGreaterThanOrEqual(TOLD_AFTER);
}, 400_000);

test.each([
  ['which sources lost the most sessions in February', 'the ones that gained the most', /^newsletter gained/],
  ['top 3 sources by sessions in February', 'the bottom 3', /^bbc\.co\.uk had the fewest/],
])('%s > %s: the one before is not kept against it', async (question, next, told) => {
  const first = await answerOnce(question, undefined);
  const answer = await answerOnce(next, after(question, first));
  expect(answer.headline).toMatch(told);
  expect(rowsOf(answer)).not.toBe(rowsOf(first));
  expect(answer.headline).not.toMatch(/ lost | most /);
});
