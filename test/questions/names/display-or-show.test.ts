import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-04-01', [
  'date,channel,sessions,revenue',
  '2026-02-01,Display,5,10',
  '2026-02-01,Direct,50,400',
  '2026-03-01,Display,7,30',
  '2026-03-01,Direct,70,500',
]);

test.each([
  ['sessions display march', [[7]]],
  ['revenue display', [[40]]],
  ['sessions of display in february', [[5]]],
])('%s is of the channel that is called so', async (question, rows) => {
  expect((await asked(question)).tables[0]?.rows).toEqual(rows);
});

test.each([
  'sessions, display by channel',
  'display the sessions by channel',
  'sessions by channel, display as a table',
])('%s wants to see all of them', async (question) => {
  expect((await asked(question)).tables[0]?.rows).toEqual([
    ['Direct', 120],
    ['Display', 12],
  ]);
});

test('in front of a number it is asked which of both', async () => {
  expect((await asked('display sessions')).clarification?.choices.map(({ question }) => question)).toEqual([
    'Sessions from Display',
    'Sessions',
  ]);
});

test('between a rank and its things it is a name that the data lack', async () => {
  const ads = askedFile('2026-04-01', ['date,campaign,clicks', '2026-03-01,Brand,5', '2026-03-01,Tents,7']);
  const { status, headline } = await ads('top display campaigns by clicks');
  expect(status).not.toBe('answered');
  expect(headline).toContain('display');
});
