import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const days = [...Array(14)].map((_, at) => `2026-03-${String(at + 2).padStart(2, '0')}`);
const magazine = askedFile('2026-03-16', [
  'date,page,author,category,sessions,newsletter_signups,revenue',
  ...days.flatMap((day, at) =>
    ['/a,Ann,Food,6,2', '/b,Ann,Food,4,1', '/c,Ben,Tech,3,0', '/d,Ben,Tech,9,1'].map(
      (row) => `${day},${row},${at < 7 ? 10 : 40}`,
    ),
  ),
]);

test.each(['top 3 per category on March 3', 'bottom 2 for each author', 'top 1 in each category'])(
  '“%s” does not say what the top is made of',
  async (question) => {
    const { status, clarification } = await magazine(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.question).toContain('The top of what');
    expect(clarification?.choices.length).toBeGreaterThan(2);
  },
);

test('what the top is made of is told within each of them', async () => {
  const { tables, headline } = await magazine('top 1 page per category on March 3');
  expect(tables[0]?.rows, headline).toEqual([
    ['/d', 'Tech', 9],
    ['/a', 'Food', 6],
  ]);
});

test.each([
  ['when did sessions take off', 'move'],
  ['when did Food drop', 'fall'],
  ['when did sessions recover', 'move'],
])('“%s” is a judgement of a whole course', async (question, moved) => {
  const { status, clarification } = await magazine(question);
  expect(status).toBe('clarification_needed');
  expect(clarification?.question).toContain(`When something began to ${moved}`);
});

test.each([
  ['sign ups on March 3', 4],
  ['sign-ups on March 3', 4],
  ['first day we made more than 50', '2026-03-09'],
])('%s', async (question, told) => {
  const { tables, headline } = await magazine(question);
  expect(tables[0]?.rows[0]?.[0], headline).toBe(told);
});

test('what crashed fell, and no error of a site is asked for', async () => {
  expect((await magazine('did sessions crash last week')).headline).toMatch(/^No\b/);
  expect((await magazine('app crashes last week')).status).toBe('failed');
});
