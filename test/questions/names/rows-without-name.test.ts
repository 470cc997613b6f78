import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Each day so many visits and orders of each page in each city; some rows name no page, some no city. */
const ROWS = [
  ['/', 'Lyon', 20, 3],
  ['/a', 'Lyon', 10, 2],
  ['/a', 'Paris', 5, 1],
  ['/b', 'Paris', 4, 0],
  ['', 'Lyon', 90, 9],
  ['/', '', 1, 0],
];
const DAYS = ['2026-04-30', '2026-05-30', '2026-05-31'];
const ask = askedFile('2026-06-01', [
  'date,Landing page,City,Sessions,Orders',
  ...DAYS.flatMap((day) =>
    ROWS.map(([page, city, sessions, orders]) =>
      // What names no page falls in May
      [day, page, city, page === '' && day > '2026-05' ? 30 : sessions, orders].join(','),
    ),
  ),
]);
const answerTo = async (question: string) => {
  const answer = await ask(question);
  expect(answer.status, `${question}: ${answer.headline}`).toBe('answered');
  return answer;
};
const told = async (question: string) => (await answerTo(question)).tables[0]?.rows;

describe('a blank name is no part', () => {
  test.each([
    ['how many landing pages do we have', 3],
    ['how many landing pages had sessions in may', 3],
    ['how many landing pages had no orders in may', 1],
    ['how many cities had orders in may', 2],
  ])('of a count: %s', async (question, many) => {
    expect(await told(question)).toEqual([[many]]);
  });

  test('of a ranking, at either end, and wins nothing within each', async () => {
    expect((await told('top 2 landing pages by sessions in may'))?.map(([page]) => page)).toEqual([
      '/',
      '/a',
    ]);
    expect(await told('which city had the fewest orders in may')).toEqual([['Paris', 2]]);
    expect(await told('best landing page in each city by orders in may')).toEqual([
      ['/', 'Lyon', 6],
      ['/a', 'Paris', 2],
    ]);
  });

  test('of those within limits in every month', async () => {
    const { headline, tables } = await answerTo('which landing pages had more than 3 sessions every month');
    expect(tables[0]?.rows.map(([page]) => page)).toEqual(['/', '/a', '/b']);
    expect(headline).toMatch(/^3 landing pages .* “?\/”? comes first/);
  });

  test('of those that fell', async () => {
    const { headline } = await answerTo('how many landing pages fell in sessions on may 31 vs april 30');
    expect(headline).not.toContain('(empty)');
    expect(headline).toMatch(/^No landing pages had fewer sessions/);
  });

  test('of the homepage, though its path is empty', async () => {
    expect(await told('homepage sessions in may')).toEqual([[42]]);
    expect(await told('sessions of all pages but the homepage in may')).toEqual([[98]]);
  });
});

describe('rows without a name are asked for by what they lack', () => {
  test.each([
    ['sessions with no landing page in may', 60],
    ['sessions without a landing page in may', 60],
    ['how many sessions have no landing page in may', 60],
    ['sessions with a landing page in may', 80],
    ['sessions without a city in may', 2],
  ])('%s', async (question, sum) => {
    const { headline, tables } = await answerTo(question);
    expect(tables[0]?.rows).toEqual([[sum]]);
    expect(headline).toMatch(/ with(?:out)? a (?:landing page|city) in May/);
  });

  test('and a kind without a number is none of them', async () => {
    expect(await told('landing pages without orders in may')).toEqual([['/b', 0]]);
  });
});

describe('its amount', () => {
  test('counts in every total', async () => {
    expect(await told('sessions in may')).toEqual([[140]]);
  });

  test('is told where it is left out', async () => {
    const { explanation } = await answerTo('how many landing pages had sessions in may');
    expect(explanation).toContain('60 sessions of rows without a landing page belong to none of them.');
    const { explanation: none } = await answerTo('how many cities had orders in may');
    expect(none ?? '').not.toContain('without a city');
  });

  test('is told of a rate by what that is counted over', async () => {
    const { explanation } = await answerTo('top 2 landing pages by orders per session in may');
    expect(explanation).toContain('60 sessions of rows without a landing page belong to none of them.');
  });

  test.each([
    'average sessions per day by landing page in may',
    'median daily sessions by landing page in may',
    'sessions by landing page in may compared to april',
    'share of sessions by landing page in may',
  ])('stands last, and wins nothing: %s', async (question) => {
    const { headline, tables } = await answerTo(question);
    expect(tables[0]?.rows.map(([page]) => page)).toEqual(['/', '/a', '/b', '']);
    expect(headline).not.toContain('(empty)');
  });

  test.each(['sessions by month and landing page', 'sessions trend by landing page'])(
    'wins no course: %s',
    async (question) => {
      expect((await answerTo(question)).headline).not.toContain('(empty)');
    },
  );

  test('is told where nothing else is there', async () => {
    const { headline } = await answerTo('sessions without a landing page by month');
    expect(headline).toContain('without a landing page');
  });

  test('stands behind all names in a split', async () => {
    const { headline, tables, explanation } = await answerTo('sessions by landing page in may');
    expect(tables[0]?.rows.map(([page]) => page)).toEqual(['/', '/a', '/b', '']);
    expect(headline).not.toContain('(empty)');
    expect(explanation).toContain('60 sessions are of rows without a landing page.');
  });
});

describe('"the blank ones" are rows without a name in the one column that is asked about', () => {
  test.each([
    'top 2 landing pages by sessions in may, excluding the blank ones',
    'sessions by landing page in may, excluding blanks',
    'sessions by landing page in may without the empty ones',
    'sessions by landing page in may, ignoring blank rows',
  ])('%s', async (question) => {
    const { tables, readAs } = await answerTo(question);
    expect(tables.flatMap(({ rows }) => rows.map(([page]) => page))).not.toContain('');
    expect(tables[0]?.rows[0]).toEqual(['/', 42]);
    expect(JSON.stringify(readAs)).toContain('with a landing page');
  });

  test('of two columns nobody knows which', async () => {
    const { status } = await ask('sessions by landing page and city in may without the blank ones');
    expect(status).not.toBe('answered');
  });
});

describe('what is without a name is said in the same words everywhere', () => {
  const askOfKinds = askedFile('2026-05-10', [
    'date,User kind,Unit,UTM tag,Industry,Sessions',
    ...['2026-05-01', '2026-05-02', '2026-05-03'].flatMap((day) => [
      [day, 'new', 'Box', 'Spring', 'Food', 10].join(','),
      [day, '', '', '', '', 4].join(','),
    ]),
  ]);

  test.each(['a user kind', 'a unit', 'a utm tag', 'an industry'])('%s', async (kind) => {
    const without = await askOfKinds(`sessions without ${kind}`);
    expect(without.tables[0]?.rows).toEqual([[12]]);
    expect(without.headline).toContain(`12 sessions without ${kind} `);
    expect(JSON.stringify(without.readAs)).toContain(`only those without ${kind}`);
    const having = await askOfKinds(`sessions with ${kind}`);
    expect(having.headline).toContain(`30 sessions with ${kind} `);
  });
});
