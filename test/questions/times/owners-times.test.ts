import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

/**
 * Loads of a quarry from Wednesday, January 1, 2025 to Saturday, October 10, 2026, none on a Sunday: one a day in 2025 and two in 2026,
 * ten on Mondays; a complaint of the council on March 3, 4 and 10, 2026, lime from May 5, 2026 on.
 */
const lines = Array.from({ length: 648 }, (_, at) => new Date(Date.UTC(2025, 0, 1 + at)))
  .filter((date) => date.getUTCDay() !== 0)
  .map((date) => {
    const day = date.toISOString().slice(0, 10);
    const loads = date.getUTCDay() === 1 ? 10 : day < '2026' ? 1 : 2;
    const complaints = ['2026-03-03', '2026-03-04', '2026-03-10'].includes(day) ? 1 : 0;
    return `${day},${day < '2026-05-05' ? 'Topsoil' : 'Lime'},County Council,${loads},${complaints}`;
  });
const quarry = askedFile('2026-10-11', ['date,material,customer,loads,complaints', ...lines]);
const told = async (question: string) => plain((await quarry(question)).headline);

test.each([
  ['loads this month so far vs last month same days', 'this month (Oct 1 to Oct 10, 2026), against'],
  ['loads october so far vs same days last october', 'from Oct 1 to Oct 10, 2025'],
  ['half year 1 vs half year 2 2025 loads', 'from Jul 1 to Dec 31, 2025, against'],
  ['loads march april may this year vs last', 'from Mar 1 to May 31, 2026'],
  ['how did topsoil do this spring compared to last spring', 'from Mar 1 to May 31, 2025'],
  ['loads on monday vs other days', 'Mondays 10 and days other than Mondays 1'],
])('%s', async (question, words) => {
  expect(await told(question), question).toContain(words);
});

describe('whether anything is done on a weekday is a question of yes or no', () => {
  test.each([
    ['do we work sundays', /^No: 0 days .* on Sundays had loads\.$/],
    ['are we ever open on Sundays?', /^No: 0 days/],
    ['does County Council work on Sundays', /^No: 0 days/],
    ['are we open saturdays', /^Yes: 93 days/],
    ['how many Sundays did we work', /^0 days/],
  ])('%s', async (question, headline) => {
    expect(await told(question), question).toMatch(headline);
  });

  test('where that may not be known it is none', async () => {
    const gaps = askedFile('2026-03-29', [
      'date,room,games',
      '2026-03-02,Attic,1',
      '2026-03-08,Attic,0',
      '2026-03-28,Attic,3',
    ]);
    expect((await gaps('are we open on sundays')).headline).not.toMatch(/^(?:Yes|No)/);
  });
});

test.each([
  ['when was the last complaint from the council', 'was Mar 10, 2026'],
  ['when was our first complaint from County Council?', 'was Mar 3, 2026'],
  ['when did we start lime', 'was May 5, 2026'],
  ['when was our record month for complaints', 'March 2026 had the most complaints'],
])('%s', async (question, words) => {
  expect(await told(question), question).toContain(words);
});

test('the longest run says how many others are as long', async () => {
  expect(await told('longest streak of days with a complaint')).toMatch(
    /: 2 days, Mar 3, 2026 to Mar 4, 2026\.$/,
  );
  expect(await told('longest run of days with at least 10 loads')).toMatch(
    /: 1 day, .*; \d+ others are as long\.$/,
  );
  expect(await told('how many days in a row with no complaint, longest')).toMatch(
    /: \d+ days, Jan 1, 2025 to Mar 2, 2026\.$/,
  );
});

test.each(['are we on track to beat last october', 'are we going to beat last october for loads?'])(
  '%s: as many days of each',
  async (question) => {
    expect(await told(question), question).toMatch(
      /^(?:Yes|By loads yes).* from Oct 1 to Oct 10, 2026, against \d+ from Oct 1 to Oct 10, 2025/,
    );
  },
);

test('months without the Sundays on which it is closed are whole, and are held against each other', async () => {
  expect(await told('loads by month')).toMatch(
    /^Loads went from \d+ \(January 2025\) to \d+ \(September 2026\)/,
  );
});
