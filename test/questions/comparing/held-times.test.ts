import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

/** All numbers are counted from the rows of these files by another program. */
const stored = (name: string, today: string) => {
  const bytes = readFileSync(new URL(`../fresh/stored/${name}.csv.gz`, import.meta.url));
  return askableFile(gunzipSync(bytes).toString('utf8'), today as Day, `${name}.csv`);
};
const files = {
  hotel: stored('hotel', '2026-10-12'),
  search: stored('gsc', '2026-03-09'),
  shop: stored('shop-daily', '2017-04-03'),
};
type File = keyof typeof files;

const ask = (question: string, file: File = 'hotel') =>
  answerQuestion(question, files[file].context, files[file].facts);
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const headlineOf = async (question: string, file?: File) => plain((await ask(question, file)).headline);

describe('a rate of the time that runs is held against the whole of the other', () => {
  test.each<[string, string, File]>([
    ['share of mobile this month vs September', 'against 56.9 % in September 2026', 'hotel'],
    ['revenue per booking this month vs last month', 'in September 2026', 'hotel'],
    [
      'average position this month vs January',
      'of 9.47 this month (Mar 1 to Mar 8, 2026), against 9.69 in January',
      'search',
    ],
  ])('%s', async (question, told, file) => {
    expect(await headlineOf(question, file)).toContain(told);
  });

  test.each<[string, string, File]>([
    ['bookings this month vs last month', 'from Sep 1 to Sep 11, 2026', 'hotel'],
    ['clicks this month vs January', 'from Jan 1 to Jan 8, 2026', 'search'],
    ['bookings and revenue per booking this month vs last month', 'from Sep 1 to Sep 11, 2026', 'hotel'],
  ])('what adds up is held against as many days: %s', async (question, told, file) => {
    expect(await headlineOf(question, file)).toContain(told);
  });
});

describe('the same month by two names', () => {
  test.each([
    [
      'bookings last August compared with this August',
      '4,985 bookings in August 2026, against 4,340 in August 2025',
    ],
    ['Is August better than last August in bookings?', 'Yes: 4,985 bookings in August 2026, against 4,340'],
    ['bookings last August vs August 2025', '4,985 bookings in August 2026, against 4,340 in August 2025'],
    ['bookings last August vs August 2026', 'Which days are meant?'],
  ])('%s', async (question, told) => {
    expect(await headlineOf(question)).toContain(told);
  });

  test.each([
    ['bookings August vs September 2026', '4,832 bookings in September 2026, against'],
    ['bookings last August', '4,985 bookings in August 2026, '],
    ['bookings last month vs the month before', 'in September 2026, against'],
    ['bookings in March and April 2026', 'in March 2026'],
    ['bookings Q3 and Q4 2025', 'from Oct 1 to Dec 31, 2025'],
  ])('near it: %s', async (question, told) => {
    expect(await headlineOf(question)).toContain(told);
  });
});

test('to date stands for both quarters', async () => {
  expect(await headlineOf('bookings q4 2025 vs q4 2026 to date')).toContain(
    '1,696 bookings from Oct 1 to Oct 11, 2026, against 1,595 from Oct 1 to Oct 11, 2025',
  );
});

describe('a weekday is held against the same one of the week before', () => {
  test.each([
    ['bookings last Friday', 'last Friday (Oct 9, 2026), 21.4 % more than on the Friday before'],
    ['bookings on Friday', 'on Oct 9, 2026, 21.4 % more than on the Friday before'],
  ])('%s', async (question, told) => {
    expect(await headlineOf(question)).toContain(told);
  });

  test.each([
    ['bookings on October 9', 'than the day before'],
    ['bookings yesterday', 'than the day before'],
    ['bookings last week', 'than in the week before'],
  ])('a date against the day before: %s', async (question, told) => {
    expect(await headlineOf(question)).toContain(told);
  });
});

test.each([
  ['bookings on the weekend of September 5 and 6', 'from Sep 5 to Sep 6, 2026'],
  ['bookings on the weekend of September 5th-6th', 'from Sep 5 to Sep 6, 2026'],
])('both days of a weekend are named: %s', async (question, told) => {
  expect(await headlineOf(question)).toContain(told);
});

test('two weekends are not one', async () => {
  expect(await headlineOf('bookings on the weekend of September 5 and 12')).not.toMatch(/^\d/);
});

test('a part of the month by its own word', async () => {
  expect(await headlineOf('How much of the March revenue was made in its last week?', 'shop')).toContain(
    '21.7 %',
  );
});

test('where data end before last week, their own last week is not called so', async () => {
  expect(await headlineOf('revenue lost on weekends', 'shop')).toContain(
    'in the week of Mar 20 to Mar 26, 2017',
  );
});

test('a slip of the pen behind "last"', async () => {
  const { readAs } = await ask('bookings by channel last weak');
  expect(readAs.map(({ text }) => plain(text)).join()).toContain('last week (Oct 5 to Oct 11, 2026)');
});

test('of today without data, yesterday is offered', async () => {
  expect((await ask('how many bookings today?')).failure?.nearest).toContain('Bookings yesterday');
});

describe('a feast that is still to come', () => {
  test('is said to be so, where it is held against the last one', async () => {
    expect(await headlineOf('bookings on Halloween vs last year')).toContain(
      '“Halloween” is still to come this year',
    );
  });

  test.each([
    ['bookings on Halloween', 'on Oct 31, 2025'],
    ['bookings on Halloween last year', 'on Oct 31, 2025'],
    ['bookings next month', 'The data end with the present'],
  ])('near it: %s', async (question, told) => {
    expect(await headlineOf(question)).toContain(told);
  });
});

test.each([
  ['how sure are you that bookings are growing', 'How sure a change is'],
  ['sure, show me bookings last week', '1,117 bookings last week'],
])('how sure one may be is more than whether it is: %s', async (question, told) => {
  expect(await headlineOf(question)).toContain(told);
});

test.each([
  // The file begins in August of last year
  ['how has the share of mobile changed since last year?', 'data on fewer than half of its days'],
  ['bookings since last year', 'from Jan 1, 2025 to Oct 11, 2026'],
])('since last year: %s', async (question, told) => {
  expect(await headlineOf(question)).toContain(told);
});

test('a day is said once', async () => {
  expect(await headlineOf('bookings by day on October 9')).toBe('Bookings on Oct 9, 2026: 142.');
});
