import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

/** Twelve weeks of 700 sessions and 70 orders, of which the third had twice as many, and the last but half the orders. */
const [first, last] = ['2026-01-05', '2026-03-29'] as [Day, Day];
const rows = daysFrom(first, last).map((day, at) => {
  const week = Math.floor(at / 7);
  return `${day},${week === 2 ? 200 : 100},${week === 11 ? 5 : 10}`;
});
const { context, facts } = askableFile(
  ['date,sessions,purchases', ...rows].join('\n'),
  addDays(last, 1),
  'shop.csv',
);

async function chain(...questions: readonly string[]) {
  let previous: typeof context.previous;
  let told = '';
  for (const question of questions) {
    const answer = await answerQuestion(question, { ...context, previous }, facts);
    previous = answer.reading === null ? previous : { question, reading: answer.reading };
    told = `${answer.headline} ${answer.explanation ?? ''}`.replaceAll('\u00a0', ' ');
  }
  return told;
}

describe('a verdict on a time', () => {
  test.each([
    'good or bad week?',
    'was it a good week?',
    'how was our week',
    'did we have a bad week?',
    'was last week good or bad?',
  ])('%s: the last week, beside the one before and beside what was usual', async (question) => {
    const told = await chain(question);
    expect(told).toContain(
      '35 purchases last week (Mar 23 to Mar 29, 2026), against 70 in the week of Mar 16',
    );
    expect(told).toContain('Lower than in any of the 8 weeks before: purchases (35 after 70 to 70).');
    expect(told).toContain('Within their range: sessions (700 after 700 to 700).');
  });

  test('of a number that is named: this one beside the weeks before', async () => {
    expect(await chain('was last week a good week for purchases?')).toMatch(
      /^35 purchases last week .*: less than in any of the 8 weeks before\. These ran from 70 to 70\./,
    );
  });

  test('behind a question about one week it is that week', async () => {
    expect(await chain('sessions in the week of Jan 26', 'was that a good week?')).toContain(
      'Every number lies within the range of the 3 weeks before: sessions (700 after 700 to 1,400) and purchases (70 after 70 to 70).',
    );
  });

  test('which one was the best stays a ranking of all', async () => {
    expect(await chain('which was our best week?')).toMatch(
      /^The week from Jan 19, 2026 had the most sessions/,
    );
  });
});
