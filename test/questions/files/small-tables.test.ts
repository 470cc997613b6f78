import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

/** Tables of a few rows, so that what an answer has to be can be counted by eye. */
const ask = async (
  rows: readonly string[],
  today: string,
  question: string,
  header = 'date,source,country,sessions',
) => {
  const csv = [header, ...rows].join('\n');
  const { context, facts } = askableFile(csv, today as Day, 'small.csv');
  return answerQuestion(question, context, facts);
};

const days = (from: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.parse(`${from}T00:00:00Z`) + at * 86_400_000).toISOString().slice(0, 10),
  );

/** Monday, January 5, to Sunday, February 1: google every day, bing in the second week only, ask on one day of the fourth. */
const visits = [
  ...days('2026-01-05', 28).map((day) => `${day},google,Germany,10`),
  ...days('2026-01-12', 7).map((day) => `${day},bing,Germany,3`),
  '2026-01-27,ask.com,Canada,2',
];
const TODAY = '2026-02-02';

describe('one that has no row had none', () => {
  test.each([
    ['how many sources had fewer than 5 sessions per week from January 5 to February 1, 2026', [2, 1, 2, 2]],
    ['how many sources had no sessions by week from January 5 to February 1, 2026', [2, 1, 2, 1]],
    ['how many sources had at least 5 sessions by week from January 5 to February 1, 2026', [1, 2, 1, 1]],
  ])('%s', async (question, counts) => {
    const { tables, explanation } = await ask(visits, TODAY, question);
    expect(tables[0]?.rows.map((row) => row[1])).toEqual(counts);
    if (!question.includes('at least')) expect(explanation).toMatch(/Of the 3 sources .* had none in it/);
  });

  test.each([
    'sources with fewer than 5 sessions by week from January 5 to February 1, 2026',
    'which sources had less than 5 sessions per week from January 5 to February 1, 2026',
  ])('%s: they are rows', async (question) => {
    const { tables } = await ask(visits, TODAY, question);
    expect(tables[0]?.rows.map((row) => row.slice(0, 3).join(' ')).sort()).toEqual([
      '2026-01-05 ask.com 0',
      '2026-01-05 bing 0',
      '2026-01-12 ask.com 0',
      '2026-01-19 ask.com 0',
      '2026-01-19 bing 0',
      '2026-01-26 ask.com 2',
      '2026-01-26 bing 0',
    ]);
  });

  test('of one kind of rows, too', async () => {
    const few = 'how many sources had fewer than 5 sessions from Germany from January 5 to February 1, 2026';
    expect((await ask(visits, TODAY, few)).tables[0]?.rows).toEqual([[1]]);
    const share = 'what percentage of sources had fewer than 5 sessions from Germany in January 2026';
    expect((await ask(visits, TODAY, share)).tables[0]?.rows).toEqual([[1, 3, 1 / 3]]);
  });
});

describe('weeks that the period cuts', () => {
  test.each([
    [
      'how many sources had fewer than 60 sessions per week in January 2026',
      ['2026-01-05', '2026-01-12', '2026-01-19'],
    ],
    [
      'which sources had fewer than 60 sessions per week in January 2026',
      ['2026-01-05', '2026-01-12', '2026-01-19'],
    ],
  ])('%s: are not held against an upper limit', async (question, weeks) => {
    const { tables } = await ask(visits, TODAY, question);
    expect([...new Set(tables[0]?.rows.map(([week]) => week))]).toEqual(weeks);
  });
});

/** 20 visits a day in January and February, and one day of March with 90. */
const months = [
  ...days('2026-01-01', 59).map((day, at) => `${day},google,Germany,${at < 31 ? 20 : 21}`),
  '2026-03-01,google,Germany,90',
];

describe('a mean of few days', () => {
  test('is no rival of those of whole months, which is said', async () => {
    const { tables, explanation } = await ask(
      months,
      '2026-03-02',
      'which month had the best average day by sessions',
    );
    expect(tables[0]?.rows).toEqual([['2026-02-01', 21, 28]]);
    expect(tables[1]?.rows).toEqual([['2026-01-01', 20, 31]]);
    expect(explanation).toMatch(/Not ranked, .*: March 2026\./);
  });

  test('stands in a course, which is said', async () => {
    const { tables, explanation } = await ask(
      months,
      '2026-03-02',
      'average daily sessions by month since January 2026',
    );
    expect(tables[0]?.rows.map((row) => row.slice(1))).toEqual([
      [20, 31],
      [21, 28],
      [90, 1],
    ]);
    expect(explanation).toMatch(/Data of less than half of the days: March 2026\./);
  });
});

/** Two courses and a page that is none, on two devices. */
const pages = days('2026-02-01', 28).flatMap((day) =>
  ['/courses/python', '/courses/excel', '/about'].flatMap((page, at) => [
    `${day},${page},mobile,${at + 1}`,
    `${day},${page},desktop,10`,
  ]),
);

describe('the pages of a section, by something else as well', () => {
  test.each([
    'sessions by course and device in February 2026',
    'sessions per course and device in February 2026',
  ])('%s: is split by both', async (question) => {
    const { tables } = await ask(pages, '2026-03-01', question, 'date,landing_page,device,sessions');
    expect(tables[0]?.rows).toEqual([
      ['/courses/excel', 'desktop', 280],
      ['/courses/python', 'desktop', 280],
      ['/courses/excel', 'mobile', 56],
      ['/courses/python', 'mobile', 28],
    ]);
  });

  test.each([
    'sessions by device and course in February 2026',
    'top 3 courses by sessions and device in February 2026',
    'what did sessions by device add up to last month',
  ])('%s: loses none of its parts unsaid', async (question) => {
    const answer = await ask(pages, '2026-03-01', question, 'date,landing_page,device,sessions');
    expect(answer.status).toBe('clarification_needed');
  });
});

describe('who comes first', () => {
  const calls = ['2026-02-02,billing,1', '2026-02-02,setup,1', '2026-02-02,login,1', '2026-02-03,billing,1'];
  const askOfCalls = (question: string) => ask(calls, '2026-02-09', question, 'date,topic,calls');

  test('shares its place with those that have as much', async () => {
    const { headline } = await askOfCalls('which topic had the most calls on February 2');
    expect(headline).toMatch(/: 1, as did login and setup\.$/);
  });

  test('has it alone where nobody has as much', async () => {
    const { headline } = await askOfCalls('which topic had the most calls last week');
    expect(headline).toMatch(/^billing had the most calls .*: 2\.$/);
  });
});

test('orders are no revenue', async () => {
  const answer = await ask(['2026-02-02,Rome,3'], '2026-02-09', 'revenue last week', 'date,city,orders');
  expect(answer.status).toBe('failed');
});
