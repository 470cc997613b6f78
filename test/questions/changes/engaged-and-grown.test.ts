import { describe, expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Sessions and engaged ones a day: most of them in Germany, the larger part of them in France; February is over, March runs. */
const OF: Readonly<Record<string, readonly [readonly [number, number], readonly [number, number]]>> = {
  Germany: [
    [100, 40],
    [90, 36],
  ],
  France: [
    [20, 12],
    [30, 18],
  ],
  Italy: [
    [10, 1],
    [10, 1],
  ],
};
const days = [
  ...daysFrom('2026-02-01' as Day, '2026-02-28' as Day).map((day) => [day, 0] as const),
  ...daysFrom('2026-03-01' as Day, '2026-03-10' as Day).map((day) => [day, 1] as const),
];
const FILE = [
  'date,country,sessions,engaged_sessions',
  ...days.flatMap(([day, month]) =>
    Object.entries(OF).map(([country, values]) => `${day},${country},${values[month]?.join(',')}`),
  ),
];
const asked = askedFile('2026-03-11', FILE);

describe('who is engaged is told as a rate', () => {
  it.each([
    ['most engaged country last month', /^France had the highest engagement rate in February.2026: 60.%/],
    ['least engaged country last month', /^Italy had the lowest engagement rate .*: 10.%/],
    ['which country is the most engaged', /^France had the highest engagement rate/],
    ['which countries engage best in February', /^France had the highest engagement rate/],
    ['most engaged country with over 1000 sessions in February', /Germany had the highest engagement rate/],
    ['are french visitors more engaged than german', /^Yes: engagement rate of France .* 60.% against 40.%/],
    ['do german visitors engage more than italian visitors', /^Yes: engagement rate of Germany/],
    ['how engaged are german visitors', /^Engagement rate of 40.% from Germany/],
  ])('%s', async (question, headline) => {
    expect((await asked(question)).headline).toMatch(headline);
  });

  it.each([
    ['how many visits were engaged last month', /^1,484 engaged sessions in February.2026/],
    ['how many people engaged last month', /^1,484 engaged sessions in February.2026/],
    ['which country has the most engaged sessions', /^Germany had the most engaged sessions/],
  ])('and how many did as a number: %s', async (question, headline) => {
    expect((await asked(question)).headline).toMatch(headline);
  });
});

describe('what moved against the last one is the one that runs', () => {
  it.each([
    'which country grew the most compared to last month',
    'which country gained sessions vs last month',
    'which countries had more sessions than last month',
    'fastest growing country compared with last month',
    'compared to last month, which country grew the most?',
  ])('%s', async (question) => {
    const { headline, assumptions } = await asked(question);
    expect(headline).toMatch(/France .*300 sessions this month .*against 200 from Feb.1/);
    expect(assumptions.join(' ')).toMatch(/only as many days of the other one are compared/);
  });

  it.each([
    [
      'which countries lost sessions compared with last month',
      /^1 of the 3 countries fell, 1 rose.* Germany/,
    ],
    ['how much did sessions fall compared to last month', /^No fall: 1,300|^1,300 .*against 1,300/],
  ])('%s', async (question, headline) => {
    expect((await asked(question)).headline).toMatch(headline);
  });

  it('and asked back where nothing moved', async () => {
    expect((await asked('sessions compared to last month')).status).toBe('clarification_needed');
  });
});
