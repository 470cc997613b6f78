import { expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

const today = '2026-01-11' as Day;
const days = Array.from({ length: 10 }, (_, at) => `2026-01-${String(at + 1).padStart(2, '0')}`);

const gifts = [
  'date,medium,visits,donors,donations,amount',
  ...days.flatMap((day, at) => [`${day},email,${20 + at},2,3,90`, `${day},organic,${40 + at},1,1,25`]),
].join('\n');
const homes = [
  'date,channel,sessions,leads,viewings,ad_cost',
  ...days.flatMap((day, at) => [`${day},Paid Search,${30 + at},4,1,50`, `${day},Direct,${10 + at},2,1,0`]),
].join('\n');
const lessons = [
  'date,town,lessons,tests,passes,fees',
  ...days.flatMap((day) => [`${day},Kingsmere,6,2,1,240`, `${day},Dunmoor,4,1,1,160`]),
].join('\n');

async function asked(file: string, question: string) {
  const { context, facts } = askableFile(file, today, 'file.csv');
  return answerQuestion(question, context, facts);
}

test.each([
  [gifts, 'what is a donor worth', (90 + 25) / 3],
  [gifts, 'how much is a visit worth', 1150 / 690],
  [gifts, 'amount per visit', 1150 / 690],
  [gifts, 'average gift size', 1150 / 40],
  [homes, 'how much do we pay for a lead', 500 / 60],
  [homes, 'what do we pay per viewing', 500 / 20],
])('%#: "%s %s"', async (file, question, value) => {
  const answer = await asked(file, question);
  expect(answer.status, question).toBe('answered');
  expect(answer.tables[0]?.rows[0]?.[0], question).toBeCloseTo(value, 6);
});

test('on what it was spent is said by the number of the spending', async () => {
  const answer = await asked(homes, 'on which days did we spend more than 40 on ads');
  expect(answer.tables[0]?.rows).toHaveLength(10);
});

test('a limit of two words is one number', async () => {
  const answer = await asked(lessons, 'on which days were fees above 1 thousand');
  expect(answer.headline).toContain('above 1,000');
});

test('of what a rate is one is asked, where the file does not say', async () => {
  const answer = await asked(homes, 'viewing rate by channel');
  expect(answer.status).toBe('clarification_needed');
  expect(answer.clarification?.choices.map(({ question }) => question)).toContain(
    'Viewings per lead by channel',
  );
  // Nobody passes but who was tested
  const passed = await asked(lessons, 'pass rate by town');
  expect(passed.tables[0]?.rows[0]?.slice(0, 2)).toEqual(['Dunmoor', 1]);
});

test('is it worth it', async () => {
  expect((await asked(gifts, 'is it worth it')).status).not.toBe('answered');
});
