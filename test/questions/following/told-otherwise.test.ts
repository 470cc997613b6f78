import { describe, expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

/**
 * February: Canada 40 sessions, 4 purchases. March: 600 sessions, of which Canada 200 (mobile 150), Germany 310, France 90;
 * purchases Canada 8, Germany 6, France 4. Four days of March have rows; the others are no data, and no day without a session.
 */
const chain = followedFile('2026-04-04', [
  'date,country,device,sessions,purchases,revenue',
  '2026-02-10,Canada,mobile,40,4,90.00',
  '2026-03-01,Canada,mobile,150,3,50.00',
  '2026-03-02,Canada,desktop,50,5,30.00',
  '2026-03-30,France,mobile,90,4,40.00',
  '2026-03-31,Germany,desktop,310,6,20.00',
]);

const down = [
  ['Germany', 310],
  ['Canada', 200],
  ['France', 90],
];
const up = [...down].reverse();
const byCountry = 'sessions by country in March';

describe('the question before, told otherwise', () => {
  test.each([
    [[byCountry, 'lowest first'], up],
    [[byCountry, 'sort ascending'], up],
    [[byCountry, 'reverse the order'], up],
    [[byCountry, 'from low to high'], up],
    [[byCountry, 'lowest first', 'highest first'], down],
    [['which country had the most sessions in March', 'lowest first'], up],
    [[byCountry, 'in total'], [[600]]],
    [[byCountry, 'and the total?'], [[600]]],
    [['sessions by country on mobile in March', 'altogether?'], [[240]]],
    [
      ['sessions per month from January to March', 'highest first'],
      [
        ['2026-03-01', 600],
        ['2026-02-01', 40],
      ],
    ],
    [['sessions per day in March', 'on average per day'], [[150]]],
    [['sessions in March', 'daily average?'], [[150]]],
    [['sessions per day in March', 'average?'], [[150]]],
    [['which country had the most sessions in March', 'and the second?'], [['Canada', 200]]],
    [['which country had the most sessions in March', 'runner-up?', 'next?'], [['France', 90]]],
    [
      ['how many countries had more than 100 sessions in March', 'which ones?'],
      [
        ['Germany', 310],
        ['Canada', 200],
      ],
    ],
    [['how many days had more than 200 sessions in March', 'list them'], [['2026-03-31', 310]]],
    [[byCountry, 'which country was third?'], [['France', 90]]],
    [['which country had the fewest sessions in March', 'and the second?'], [['Canada', 200]]],
  ])('%j', async (questions, rows) => {
    const { tables, status } = await chain(...questions);
    expect({ status, rows: tables[0]?.rows }).toEqual({ status: 'answered', rows });
  });

  test('those that were chosen are not turned round: it would be others', async () => {
    const { status } = await chain('top 2 countries by sessions in March', 'lowest first');
    expect(status).toBe('clarification_needed');
  });
});

describe('another place or number of those before', () => {
  test.each([
    [
      ['top 3 countries by sessions in March', 'bottom 2'],
      [
        ['France', 90],
        ['Canada', 200],
      ],
    ],
    [
      ['top 2 countries by sessions in March', 'the worst two instead'],
      [
        ['France', 90],
        ['Canada', 200],
      ],
    ],
    [['which country had the most sessions in March', 'and the least?'], [['France', 90]]],
    [['sessions per month from January to March', 'which was the best?'], [['2026-03-01', 600]]],
    [[byCountry, 'which country had the fewest?'], [['France', 90]]],
    [['which country had the most sessions in March', 'and our worst?'], [['France', 90]]],
    [['which country had the fewest sessions in March', 'which one was the highest?'], [['Germany', 310]]],
    [['which country had the fewest sessions in March', 'and the second best?'], [['Canada', 200]]],
    [
      ['bottom 2 countries by sessions in March', 'the two strongest ones'],
      [
        ['Germany', 310],
        ['Canada', 200],
      ],
    ],
    [['worst month for sessions from January to March', 'and our best?'], [['2026-03-01', 600]]],
  ])('%j', async (questions, rows) => {
    const { tables, status } = await chain(...questions);
    expect({ status, rows: tables[0]?.rows }).toEqual({ status: 'answered', rows });
  });
});

describe('the limits of the question before', () => {
  test.each([
    [['countries with more than 100 sessions in March', 'and more than 250?'], [['Germany', 310]]],
    [['countries with more than 100 sessions in March', 'but less than 300'], [['Canada', 200]]],
    [['countries with more than 250 sessions in March', 'less than 100'], [['France', 90]]],
    [['countries with more than 100 sessions in March', 'with at least 8 purchases'], [['Canada', 200, 8]]],
    [['on how many days in March did we have more than 60 sessions', 'more than 100?'], [[2]]],
  ])('%j', async (questions, rows) => {
    const { tables, status } = await chain(...questions);
    expect({ status, rows: tables[0]?.rows }).toEqual({ status: 'answered', rows });
  });
});

describe('what would be told again is not', () => {
  test('"overall" behind the number of one country is that of all', async () => {
    const { tables } = await chain('sessions from Canada in March', 'overall');
    expect(tables[0]?.rows).toEqual([[600]]);
  });

  test.each([
    [['sessions in March', 'total?']],
    [['which country had the most sessions in March', 'why?']],
    [['which country had the most sessions in March', 'any best thing about it']],
    [['sessions from Canada in March', 'and both?']],
  ])('%j', async (questions) => {
    const { status } = await chain(...questions);
    expect(status).not.toBe('answered');
  });

  test('"why" with a number of its own is a question of its own', async () => {
    const { headline } = await chain(
      'which country had the most sessions in March',
      'why did purchases rise in March?',
    );
    expect(headline).toMatch(/^One of these periods has data on fewer/);
  });
});

describe('what was counted, found or compared', () => {
  test.each([
    [['sessions from Canada in March', 'together with France'], [[290]]],
    [['sessions from Canada in March', 'as well as purchases'], [[200, 8]]],
    [['sessions from Canada in March', 'and France?'], [[90]]],
    [['sessions by country in March', 'best of those'], [['Germany', 310]]],
    [['sessions by country in March', 'which had the fewest?'], [['France', 90]]],
    [['sessions on weekends in March', 'and during the week?'], [[450]]],
    [
      ['how many countries had more than 100 sessions in March', 'which ones?'],
      [
        ['Germany', 310],
        ['Canada', 200],
      ],
    ],
    [['first day with more than 60 sessions in March', 'and the last?'], [['2026-03-31', 310]]],
  ])('%j', async (questions, rows) => {
    const { tables, status } = await chain(...questions);
    expect({ status, rows: tables[0]?.rows }).toEqual({ status: 'answered', rows });
  });

  test('another time of a comparison is compared, too', async () => {
    const { tables } = await chain('sessions on March 2 compared with the day before', 'and on March 31?');
    expect(tables[0]?.rows).toEqual([['Sessions', 310, 90, 220, 220 / 90]]);
  });

  test('"only those that grew" are the ones that did', async () => {
    const { tables } = await chain(
      'sessions by country on March 31 compared with the day before',
      'only the ones that grew',
    );
    expect(tables[0]?.rows.map(([country]) => country)).toEqual(['Germany']);
  });
});

describe('names behind the best time, and the best time behind names', () => {
  test.each([
    [
      ['best month for sessions', 'by country'],
      [
        ['Germany', 310],
        ['Canada', 200],
        ['France', 90],
      ],
    ],
    [['worst day for sessions in March', 'which device?'], [['desktop', 50]]],
    [['best day for sessions in March', 'which country was biggest?'], [['Germany', 310]]],
    [['sessions by country on mobile', 'best month?'], [['2026-03-01', 240]]],
    [['sessions by country from January to March', 'which was the best month?'], [['2026-03-01', 600]]],
  ])('%j', async (questions, rows) => {
    const { tables, status } = await chain(...questions);
    expect({ status, rows: tables[0]?.rows }).toEqual({ status: 'answered', rows });
  });

  test.each([[['which country had the most sessions', 'best month?']]])(
    'asked about, where it may be of the one that was found: %j',
    async (questions) => {
      const { status } = await chain(...questions);
      expect(status).not.toBe('answered');
    },
  );
});

describe('a number of its own takes the days and names that it leaves out from the question before', () => {
  test.each([
    [
      ['sessions from Canada in March', 'purchases by device'],
      [
        ['desktop', 5],
        ['mobile', 3],
      ],
    ],
    [
      ['sessions from Canada in March', 'purchases by country'],
      [
        ['Canada', 8],
        ['Germany', 6],
        ['France', 4],
      ],
    ],
    [['sessions in February', 'top 1 countries by purchases'], [['Canada', 4]]],
    [['sessions from Canada in March', 'purchases in February'], [[4]]],
    [['sessions from Canada in February', 'how many purchases did we have in total from all data?'], [[22]]],
  ])('%j', async (questions, rows) => {
    const { tables, status } = await chain(...questions);
    expect({ status, rows: tables[0]?.rows }).toEqual({ status: 'answered', rows });
  });
});

test('what is offered where a follow-up is not understood is about the question before', async () => {
  const { clarification } = await chain('sessions from Canada in March', 'volatility?');
  expect(clarification?.choices.map(({ question }) => question)).toEqual([
    'Sessions by device from Canada in March 2026',
    'Sessions by day from Canada in March 2026',
    'Sessions in March 2026',
    'Sessions over the last 8 weeks',
  ]);
});

test('a name that a question of its own does not keep is told', async () => {
  const { tables, assumptions } = await chain(
    'sessions from Germany in March',
    'how many purchases in February?',
  );
  expect(tables[0]?.rows).toEqual([[4]]);
  expect(assumptions.join(' ')).toContain('“Germany” of the question before is not kept');
});

test('names held against each other over some months are told of all of them', async () => {
  const { tables } = await chain('sessions: Canada against Germany for February through March');
  expect(tables[0]?.rows).toEqual([
    ['Canada', 240],
    ['Germany', 310],
  ]);
});

test('"minus" behind a number takes another one off it', async () => {
  const { tables } = await chain('sessions by country in March', 'minus purchases');
  expect(tables[0]?.rows).toEqual([
    ['Germany', 304],
    ['Canada', 192],
    ['France', 86],
  ]);
});
