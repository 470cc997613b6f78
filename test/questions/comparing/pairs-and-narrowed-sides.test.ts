import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Two channels, two countries, two devices; Wednesday April 1 and Saturday April 4. */
const ask = askedFile('2026-05-04', [
  'date,channel,country,device,sessions,revenue',
  '2026-04-01,Direct,India,desktop,1,1.50',
  '2026-04-01,Email,India,mobile,2,2.50',
  '2026-04-01,Direct,Germany,mobile,4,3.50',
  '2026-04-04,Email,Germany,desktop,8,4.50',
  '2026-04-30,Email,Germany,desktop,0,0.00',
]);

const choicesOf = async (question: string) => {
  const { status, clarification } = await ask(question);
  expect(status).toBe('clarification_needed');
  return clarification?.choices.map((choice) => choice.question) ?? [];
};

describe('each of one list with its own of another', () => {
  test.each([
    [
      'sessions of Direct and Email in India and Germany respectively in April 2026',
      ['sessions of Direct in India in April 2026', 'sessions of Email in Germany in April 2026'],
    ],
    [
      'sessions and revenue of India and Germany respectively in April 2026',
      ['sessions of India in April 2026', 'revenue of Germany in April 2026'],
    ],
  ])('%s', async (question, pairs) => {
    const choices = (await choicesOf(question)).map((one) => one.toLowerCase());
    expect(choices.slice(0, 2)).toEqual(pairs.map((one) => one.toLowerCase()));
  });

  test('one list has nothing to go with', async () => {
    const { tables } = await ask('sessions of India and Germany respectively in April 2026');
    expect(tables[0]?.rows).toEqual([
      ['India', 3],
      ['Germany', 12],
    ]);
  });
});

test.each([
  'sessions on weekends in India and on weekdays in Germany in April 2026',
  'sessions on Saturdays in India and on Wednesdays in Germany in April 2026',
])('%s: kinds of days and names that differ are not laid on both', async (question) => {
  const [one, other] = await choicesOf(question);
  expect(one).toMatch(/in India in April 2026$/);
  expect(other).toMatch(/in Germany in April 2026$/);
});

test('what is left out of one side is not left out of the other', async () => {
  const [one, other] = await choicesOf('sessions of Germany without desktop vs India in April 2026');
  expect(one).toMatch(/Germany without desktop/);
  expect(other).not.toMatch(/desktop/);
});

test('behind both names it is left out of both', async () => {
  const { tables } = await ask('sessions of Germany vs India without desktop in April 2026');
  expect(tables[0]?.rows).toEqual([
    ['Germany', 4],
    ['India', 2],
  ]);
});
