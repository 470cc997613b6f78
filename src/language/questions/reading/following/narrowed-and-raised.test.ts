import { expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import type { QuestionContext } from '../../question-context.ts';
import { readQuestion } from '../read-question.ts';
import type { Reading } from '../reading.ts';

const context: QuestionContext = {
  today: '2026-03-09' as Day,
  sources: [
    {
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
          dimensions: ['landing_page', 'device'],
          metrics: ['sessions', 'engaged_sessions', 'purchases', 'revenue'],
        },
      ],
      members: {
        landing_page: ['/', '/blog/roses', '/blog/tulips', '/features/a', '/features/b'].map((name) => ({
          name,
          volume: 9,
        })),
        device: [
          { name: 'desktop', volume: 9 },
          { name: 'mobile', volume: 5 },
        ],
      },
    },
  ],
  weeks: [],
  previous: undefined,
};

const read = (questions: readonly string[]): Reading =>
  questions.reduce<Reading | undefined>(
    (before, question) =>
      readQuestion(question, {
        ...context,
        previous: before && { question: 'before', reading: before },
      }).reading,
    undefined,
  ) as Reading;

test.each([
  ['to the blog', 'containing', '/blog/'],
  ['only feature pages', 'containing', '/features/'],
  ['except the blog', 'not_containing', '/blog/'],
])('sessions by landing page > %s: a part of the site narrows it', (question, is, prefix) => {
  const { filters, metrics } = read(['sessions by landing page in February', question]);
  expect(metrics).toEqual(['sessions']);
  expect(filters).toMatchObject([{ dimension: 'landing_page', is, members: [prefix] }]);
});

test.each([
  ['did the blog raise its engagement rate in February?', 'engagement_rate'],
  ['did mobile sessions raise in February?', 'sessions'],
])('%s: to raise a number is no money', (question, metric) => {
  const reading = read([question]);
  expect(reading.metrics).toEqual([metric]);
  expect(reading.shape).toBe('change');
});

test('how much money was raised is still asked', () => {
  expect(read(['how much did mobile raise in February']).metrics).toEqual(['revenue']);
});

test.each([
  ['sessions on mobile by month in 2025', 'as share of all sessions', 'month', undefined],
  ['purchases on mobile per week in February', 'share of total purchases', 'week', undefined],
  ['revenue on mobile by month in 2025', 'as percent of the year', 'month', true],
  ['revenue on mobile by day in February', 'as a share of the month', 'day', true],
])('%s > %s: each of its rows has a share', (before, question, grain, isWhole) => {
  const { filters, ...reading } = read([before, question]);
  expect(reading).toMatchObject({ shape: 'share', grain });
  expect(filters[0]?.isWhole).toBe(isWhole);
});

test('a share of each month of what is narrowed is of all that is left', () => {
  const { filters } = read(['revenue by month in 2025', 'as percent of the year', 'only mobile']);
  expect(filters).toMatchObject([{ members: ['mobile'], isWhole: true }]);
});

test('rows of two quarters are no parts of one', () => {
  expect(() => read(['revenue by month in 2025', 'as percent of the quarter'])).toThrow();
});

test.each([[['sessions in February except Sundays']], [['sessions in February', 'without Sundays']]])(
  '%s: the other days are left',
  (questions) => {
    expect(read(questions).weekdays).toMatchObject([{ days: [0, 1, 2, 3, 4, 5] }]);
  },
);
