import { expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import type { QuestionContext, QuestionSource } from '../../question-context.ts';
import { type Demand, demandsOf } from '../demands.ts';
import { NotAnswerable } from '../problem.ts';
import { readQuestion } from '../read-question.ts';
import type { Reading } from '../reading.ts';
import { guards } from './guards.ts';

const source: QuestionSource = {
  id: 'shop',
  type: 'GA4',
  name: 'Shop',
  currency: 'EUR',
  firstDay: '2025-01-01' as Day,
  lastDay: '2026-03-08' as Day,
  reports: [
    {
      id: 'all',
      label: 'All',
      grain: 'day',
      dimensions: ['channel', 'country', 'device'],
      metrics: ['sessions', 'purchases', 'revenue'],
    },
  ],
  members: {
    channel: [
      { name: 'Direct', volume: 9 },
      { name: 'Email', volume: 5 },
    ],
    country: [
      { name: 'Germany', volume: 9 },
      { name: 'Canada', volume: 5 },
    ],
    device: [
      { name: 'desktop', volume: 9 },
      { name: 'mobile', volume: 5 },
    ],
  },
};
const context: QuestionContext = {
  today: '2026-03-09' as Day,
  sources: [source],
  weeks: [],
  previous: undefined,
};

const read = (question: string, after?: string): Reading =>
  readQuestion(question, {
    ...context,
    previous: after === undefined ? undefined : { question: after, reading: read(after) },
  }).reading;

function problemOf(question: string, after?: string): string | undefined {
  try {
    read(question, after);
    return undefined;
  } catch (error) {
    if (!(error instanceof NotAnswerable)) throw error;
    return error.problem.type;
  }
}

test('each guard says what it catches, and why where it is not run', () => {
  expect(new Set(guards.map(({ name }) => name)).size).toBe(guards.length);
  for (const { catches, except } of guards)
    for (const text of [catches, ...Object.values(except)]) expect(text).toMatch(/\S+ \S+ \S+/);
});

test.each([
  'take the 3 channels with the most sessions in January: how did their revenue change in February',
  'of the top 3 countries by sessions in January, which had the most revenue in February',
  'purchases by device for the top 3 channels by sessions in January',
  'top 3 channels by sessions in January: purchases by device',
  'weekly sessions of the top 3 countries in January',
  'for the 3 countries with the most sessions in January, which was the top channel in each',
])('%s: some are chosen first', (question) => {
  expect(read(question).chosen).toMatchObject({ metric: 'sessions', count: 3 });
});

test.each([
  'take the 3 channels with the most sessions on Mondays in January: how did their revenue change in February',
  'take the 3 channels with the most sessions from Germany in January: how did their revenue change in February',
  'take the 3 channels with the most sessions per country in January: how did their revenue change in February',
  'of the top 3 countries by sessions and revenue in January, which had the most purchases in February',
  'of the top 3 countries with at least 100 sessions by revenue in January, which had the most purchases in February',
])('%s: how they are chosen is not cut to a ranking of one number', (question) => {
  expect(problemOf(question)).toBeDefined();
});

const forms: readonly (readonly [string, Demand])[] = [
  [
    'take the 3 channels with the most sessions in January: how did their revenue change in February',
    'chosen',
  ],
  ['second best channel by sessions in February', 'place'],
  ['best day of each month by sessions in 2025', 'rankPer'],
  ['countries where mobile had more sessions than desktop in February', 'gap'],
  ['which channels grew 3 months in a row', 'always'],
];

test.each(forms)('%s > only Email: it is narrowed and stays what it was', (question, demand) => {
  const [before, after] = [read(question), read('only from Germany', question)];
  expect(demandsOf(before)).toContain(demand);
  expect(after[demand]).toEqual(before[demand]);
  expect(after.filters).toContainEqual({ dimension: 'country', is: 'one_of', members: ['Germany'] });
});

test.each(forms)('%s > and by device?: what cannot be kept is asked about', (question) => {
  expect(problemOf('and by device?', question)).toBe('ambiguous');
});

test.each([
  'sessions by channel in February, and for Email also by device',
  'sessions and, for mobile only, purchases in February',
  'sessions, and only for Germany revenue in February',
  'purchases in February for Germany, and revenue for all countries',
])('%s: what is said of one part limits no other', (question) => {
  expect(problemOf(question)).toBe('ambiguous');
});

test.each([
  'sessions and purchases on mobile in February',
  'sessions by device for Email and Direct in February',
  'sessions on mobile and their revenue in February',
])('%s: a name behind all parts is said of all', (question) => {
  expect(problemOf(question)).toBeUndefined();
});

test.each([
  ["don't show Email", 'sessions by channel in February'],
  ['drop Email', 'top 3 channels by sessions in February'],
  ['and hide Email', 'sessions by channel in February'],
  ["Don't show Email: sessions by channel in February", undefined],
  ['Skip Email, sessions by channel in February', undefined],
])('%s: what is not to be told is left out', (question, after) => {
  expect(read(question, after)).toMatchObject({
    filters: [{ dimension: 'channel', is: 'none_of', members: ['Email'] }],
    versus: null,
  });
});

test.each([
  ['mobile sessions and desktop revenue', 'sessions in February'],
  ['why did mobile sessions and desktop revenue fall in February', undefined],
  ['what happened to mobile sessions and desktop revenue last month', undefined],
])('%s: names crossed are asked about on every path', (question, after) => {
  expect(problemOf(question, after)).toBe('ambiguous');
});

test.each([
  [
    'which of our top 3 countries by sessions in February had lower revenue than in January',
    'sessions',
    'down',
  ],
  ['which of the top 3 channels by revenue in February had more sessions than in January', 'revenue', 'up'],
])(
  '%s: of those that are chosen by one number, all whose other number moved so',
  (question, by, direction) => {
    expect(read(question)).toMatchObject({
      chosen: { metric: by, count: 3 },
      rank: { count: null },
      moves: [{ direction }],
    });
  },
);

test.each([
  'which devices had sessions from Germany but not from Canada in February',
  'average sessions on Mondays versus the average of all days in February',
  'sessions from Germany or on mobile in February',
  'share of sessions from Canada or Email in February',
])('%s: what no row of it would tell is asked about', (question) => {
  expect(problemOf(question)).toBe('ambiguous');
});

test('what is split by nothing is asked about, and a total is not', () => {
  expect(problemOf('how did sessions split on mobile in February')).toBe('ambiguous');
  expect(problemOf('how did sessions split by country in February')).toBeUndefined();
  expect(problemOf('sessions on mobile in February')).toBeUndefined();
});
