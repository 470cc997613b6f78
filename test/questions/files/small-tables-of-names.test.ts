import { expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

/** Two countries over two months, and a hotel's bookings: few enough to count by eye. */
const rows = [
  'date,country,device,sessions,bookings',
  '2026-01-05,Canada,mobile,10,1',
  '2026-01-20,Japan,desktop,4,2',
  '2026-02-03,Canada,mobile,6,0',
  '2026-02-04,Italy,desktop,30,3',
];
const ask = (question: string) => {
  const { context, facts } = askableFile(rows.join('\n'), '2026-03-02' as Day, 'small.csv');
  return answerQuestion(question, context, facts);
};

test('names that are added up are told one by one below their sum', async () => {
  const { tables } = await ask('sessions from Canada and Japan');
  expect(tables.map(({ rows }) => rows)).toEqual([
    [[20]],
    [
      ['Canada', 16],
      ['Japan', 4],
    ],
  ]);
});

test('names over time are a line each, and one line where they are asked for together', async () => {
  expect((await ask('monthly sessions of Canada and Japan')).tables[0]?.rows).toEqual([
    ['2026-01-01', 'Canada', 10],
    ['2026-01-01', 'Japan', 4],
    ['2026-02-01', 'Canada', 6],
    ['2026-02-01', 'Japan', 0],
  ]);
  expect((await ask('monthly sessions of Canada and Japan together')).tables[0]?.rows).toEqual([
    ['2026-01-01', 14],
    ['2026-02-01', 6],
  ]);
});

test('what visits of a file convert to is its one event of visits, and it is said', async () => {
  const { tables, assumptions } = await ask('conversion rate by device');
  expect(tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual([
    ['desktop', 5 / 34],
    ['mobile', 1 / 16],
  ]);
  expect(assumptions.join(' ')).toContain('“conversion rate” is read as bookings per session');
});

test('a rate of the first ones together is one number', async () => {
  const together = await ask('bookings per session of the top 2 countries by sessions combined');
  expect(together.tables[0]?.rows).toEqual([[4 / 46]]);
});

test.each([
  'queries that contain a number',
  'the longest query',
  'countries with more than 10 and less than 10 sessions',
])('%s: no table tells it', async (question) => expect((await ask(question)).status).not.toBe('answered'));

test('a wish to display and a channel of that name, and what narrows one side alone, are asked about', async () => {
  const channels = [
    'date,channel,source,sessions,purchases,revenue',
    '2026-02-03,Display,partner,6,1,20',
    '2026-02-03,Organic Search,google,9,2,30',
    '2026-02-04,Direct,(direct),30,3,50',
  ];
  const { context, facts } = askableFile(channels.join('\n'), '2026-03-02' as Day, 'small.csv');
  for (const question of [
    'display sessions in February',
    'google organic vs (direct)',
    'revenue per customer',
  ])
    expect((await answerQuestion(question, context, facts)).status, question).toBe('clarification_needed');
  const shown = await answerQuestion('Display the sessions of February', context, facts);
  expect(shown.tables[0]?.rows).toEqual([[45]]);
  const one = await answerQuestion('sessions on display in February', context, facts);
  expect(one.tables[0]?.rows).toEqual([[6]]);
});

test('who climbed from one page of results to the other was on each in its own month', async () => {
  const searches = ['date,query,clicks,impressions,position'];
  for (const [query, before, after] of [
    ['climber', 14, 8],
    ['always first', 6, 4],
    ['faller', 9, 12],
    ['newcomer from afar', 30, 9],
  ] as const)
    searches.push(`2026-01-15,${query},1,10,${before}`, `2026-02-15,${query},1,10,${after}`);
  const { context, facts } = askableFile(searches.join('\n'), '2026-03-02' as Day, 'searches.csv');
  const names = async (question: string) =>
    (await answerQuestion(question, context, facts)).tables[0]?.rows.map(([name]) => name);
  expect(await names('which queries climbed from page two to page one in February')).toEqual(['climber']);
  expect(await names('which queries fell off page one in February')).toEqual(['faller']);
  expect(await names('which queries were on page two in January and on page one in February')).toEqual([
    'climber',
  ]);
});

test('what stands behind a name that is left out is not left out with it', async () => {
  expect((await ask('non-Italy desktop sessions')).tables[0]?.rows).toEqual([[4]]);
  expect((await ask('sessions from non-Italy and non-desktop visitors')).tables[0]?.rows).toEqual([[16]]);
});

test('a name that is said on both sides of a share is its whole', async () => {
  const { tables } = await ask('sessions from Canada on mobile as a percentage of Canada sessions');
  expect(tables[0]?.rows).toEqual([[16, 16, 1]]);
});

test('the share of one in two names is its part within each of them', async () => {
  const { tables } = await ask('desktop share of sessions in Japan vs Canada');
  expect(tables[0]?.rows).toEqual([
    ['Japan', 4, 4, 1],
    ['Canada', 0, 16, 0],
  ]);
});

test('an average weekend is held against the one before it, and no two days of the week', async () => {
  const days = [
    '2026-02-19',
    '2026-02-20',
    '2026-02-21',
    '2026-02-22',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ];
  const lines = ['date,country,sessions', ...days.map((day, at) => `${day},Canada,${10 * (at + 1)}`)];
  const { context, facts } = askableFile(lines.join('\n'), '2026-03-02' as Day, 'small.csv');
  const { headline } = await answerQuestion('sessions last weekend', context, facts);
  expect(headline).toContain('150 sessions last weekend');
  expect(headline).toMatch(/114\s% more than on the weekend before/);
});
