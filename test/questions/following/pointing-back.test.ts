import { describe, expect, test } from 'vitest';
import type { Answer } from '#src/shared/answer.ts';
import { followedFile } from '../asking/asked-file.ts';

/**
 * February: 40 sessions. March: 600 sessions, of which Canada 200 (mobile 150) and Germany 400 (mobile 90); purchases Canada 8,
 * Germany 10, on mobile 7; revenue Canada 80, Germany 60, on mobile 90 of 140. April 1: 20 sessions.
 */
const chain = followedFile('2026-04-04', [
  'date,country,device,landing_page,sessions,purchases,cancellations,revenue',
  '2026-02-01,Canada,mobile,/,10,1,1,7.00',
  '2026-02-28,Germany,desktop,/,30,2,0,500.00',
  '2026-03-01,Canada,mobile,/demo,150,3,0,50.00',
  '2026-03-01,Canada,desktop,/,50,5,2,30.00',
  '2026-03-31,Germany,mobile,/,90,4,1,40.00',
  '2026-03-31,Germany,desktop,/,310,6,4,20.00',
  '2026-04-01,Germany,mobile,/,20,9,0,90.00',
]);

const rowsOf = ({ tables }: Answer) => tables[0]?.rows;

describe('what points back keeps the days and names of the question before', () => {
  test.each([
    [['sessions from Canada in March', 'how many of those purchased?'], [[8]]],
    [['sessions from Canada in March', 'how much revenue did they bring?'], [[80]]],
    [['sessions from Canada in March', 'its revenue'], [[80]]],
    [
      ['sessions on mobile in March', 'which countries sent them?'],
      [
        ['Canada', 150],
        ['Germany', 90],
      ],
    ],
    [['sessions from Canada in March', 'show those on mobile'], [[150]]],
    [
      ['sessions in March', 'split it by device'],
      [
        ['desktop', 360],
        ['mobile', 240],
      ],
    ],
    [
      ['sessions in March', 'can you split this by country?'],
      [
        ['Germany', 400],
        ['Canada', 200],
      ],
    ],
    [
      ['sessions on mobile in March', 'show me that per country'],
      [
        ['Canada', 150],
        ['Germany', 90],
      ],
    ],
    [
      ['sessions on mobile in March', 'which countries did they come from?'],
      [
        ['Canada', 150],
        ['Germany', 90],
      ],
    ],
    [
      ['sessions by country in March', 'their revenue'],
      [
        ['Canada', 80],
        ['Germany', 60],
      ],
    ],
    [
      ['sessions by country in March', 'revenue too'],
      [
        ['Germany', 400, 60],
        ['Canada', 200, 80],
      ],
    ],
    [
      ['sessions by country in March', 'show the revenue as well'],
      [
        ['Germany', 400, 60],
        ['Canada', 200, 80],
      ],
    ],
    [
      ['sessions by country in March', 'also show purchases'],
      [
        ['Germany', 400, 10],
        ['Canada', 200, 8],
      ],
    ],
    [
      ['sessions by country in March', 'sort by revenue'],
      [
        ['Canada', 200, 80],
        ['Germany', 400, 60],
      ],
    ],
    [
      ['sessions by country in March', 'order them by revenue'],
      [
        ['Canada', 200, 80],
        ['Germany', 400, 60],
      ],
    ],
    [['sessions by country in March', 'which of those had the most revenue?'], [['Canada', 80]]],
  ])('%s', async (questions, rows) => {
    expect(rowsOf(await chain(...questions))).toEqual(rows);
  });
});

describe('of those that the question before found', () => {
  test.each([
    [['which country had the most revenue in March?', 'how many sessions did it have?'], [[200]]],
    [
      ['which country had the most revenue in March?', 'split it by device'],
      [
        ['mobile', 50],
        ['desktop', 30],
      ],
    ],
    [
      ['which country had the most revenue in March?', 'its sessions', 'and how many purchases did it make?'],
      [[8]],
    ],
    [
      ['top 2 countries by revenue in March', 'their sessions'],
      [
        ['Germany', 400],
        ['Canada', 200],
      ],
    ],
    // Canada, by 50 of revenue on mobile
    [['which country had the most revenue on mobile in March?', 'how many sessions did it have?'], [[150]]],
    [['top 2 countries by revenue in March', 'which of them had the most sessions?'], [['Germany', 400]]],
    [['the best day for sessions in March', 'how much revenue did we make then?'], [[60]]],
  ])('%s', async (questions, rows) => {
    expect(rowsOf(await chain(...questions))).toEqual(rows);
  });

  test.each([
    [['the best day for sessions in March', 'how many purchases did that day have?']],
    [['sessions in March', 'sort by revenue']],
  ])('%s is asked about', async (questions) => {
    expect((await chain(...questions)).status).not.toBe('answered');
  });
});

describe('which one', () => {
  test('is worst by the number of the question before', async () => {
    // Cancellations: Germany 5, Canada 2
    expect(rowsOf(await chain('cancellations by country in March', 'which one is worst?'))).toEqual([
      ['Germany', 5],
    ]);
  });

  test('got worse over its days', async () => {
    const [row] =
      rowsOf(await chain('revenue by country in March', 'which one got worse compared with February?')) ?? [];
    expect(row?.slice(0, 3)).toEqual(['Germany', 60, 500]);
  });
});

test('"versus February" behind whether it is usual compares', async () => {
  const { tables } = await chain('sessions from Canada in March', 'is that normal?', 'versus February');
  expect(tables[0]?.rows[0]?.slice(1, 3)).toEqual([200, 10]);
});

describe('neighbours that name what they speak of', () => {
  const before = 'sessions from Canada on mobile in March';
  test.each([
    ['revenue in April', [[90]]],
    ['sessions that came from Germany in March', [[400]]],
    ['how many sessions were there in February?', [[40]]],
    ['top country by sessions in March and its revenue', [['Germany', 400, 60]]],
    ['and Germany?', [[90]]],
    ['how many sessions did Germany have this month', [[20]]],
    [
      'purchases by device in March',
      [
        ['desktop', 11],
        ['mobile', 7],
      ],
    ],
  ])('%s', async (question, rows) => {
    expect(rowsOf(await chain(before, question))).toEqual(rows);
  });
});

test('"why?" behind a share offers the causes of its own number', async () => {
  const { status, clarification } = await chain('share of revenue by country in March', 'why?');
  expect([status, clarification?.choices.map(({ question }) => question)]).toEqual([
    'clarification_needed',
    ['Why did revenue change in March 2026?'],
  ]);
});
