import { expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { viewSource } from '../data/source-view.ts';
import type { QuestionSource } from '../question-context.ts';
import { tokenize } from '../text/tokenize.ts';
import { type Assembled, assemble } from './assemble.ts';
import { markQuestion } from './mark-question.ts';
import { NotAnswerable } from './problem.ts';
import type { Reading } from './reading.ts';
import { refuseEntangled } from './refuse-entangled.ts';
import { makeVocabulary } from './vocabulary.ts';

const calendar = {
  today: '2026-03-09' as Day,
  firstDay: '2025-01-01' as Day,
  lastDay: '2026-03-08' as Day,
  monthFirst: false,
};
const source: QuestionSource = {
  id: 'shop',
  type: 'GA4',
  name: 'Shop',
  currency: 'EUR',
  firstDay: calendar.firstDay,
  lastDay: calendar.lastDay,
  reports: [
    {
      id: 'all',
      label: 'All',
      grain: 'day',
      dimensions: ['channel', 'country', 'device'],
      metrics: ['sessions', 'purchases', 'revenue', 'clicks', 'impressions'],
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
const views = [viewSource(source)];
const vocabulary = makeVocabulary(views, []);
const options = { views, site: undefined, usual: undefined };

/** What is asked back of a question whose reading was put together wrongly in one place. */
function askedBack(question: string, change: Partial<Reading> = {}): readonly string[] | undefined {
  const { marks } = markQuestion(tokenize(question), vocabulary, calendar);
  const assembled = assemble(marks, options);
  const changed: Assembled = { ...assembled, reading: { ...assembled.reading, ...change } };
  try {
    refuseEntangled(marks, options, changed, (list) => list.map(({ said }) => said).join(' '));
    return undefined;
  } catch (error) {
    if (!(error instanceof NotAnswerable) || error.problem.type !== 'ambiguous') throw error;
    return error.problem.choices.map((choice) => choice.question);
  }
}

const members = { of: 'members', count: 1, direction: 'top', by: 'value', within: null } as const;

const misread: readonly (readonly [string, Partial<Reading>])[] = [
  [
    'channels with revenue above 1000, purchases below 20, last month',
    {
      limits: [
        { metric: 'purchases', is: 'above', value: 1000 },
        { metric: 'purchases', is: 'below', value: 20 },
      ],
    },
  ],
  [
    'for each channel, which country had the most revenue in February?',
    { rank: { ...members, count: null } },
  ],
  ['for each channel, which country had the most revenue in February?', { rank: null }],
  [
    'for each channel: in which month did revenue peak?',
    { rank: members, grain: null, dimensions: ['channel'] },
  ],
  [
    'top 3 channels by revenue on mobile in February',
    { rank: { ...members, count: 3, direction: 'bottom' } },
  ],
  ['sessions per week by channel', { grain: null }],
  ['sessions by channel from Germany in February', { filters: [] }],
  ['average sessions per day on mobile in February', { shape: 'value' }],
  ['revenue by country in February, only email', { dimensions: [] }],
  ['sessions and revenue by device in February', { metrics: ['sessions'] }],
];

test.each(misread)('%s: a reading with %j is noticed', (question, change) => {
  expect(askedBack(question)).toBeUndefined();
  expect(askedBack(question, change)).toBeDefined();
});

test('what is offered is the question without the stretch that changed it, and the stretch', () => {
  const [question, change] = misread[0] as (typeof misread)[number];
  expect(askedBack(question, change)).toEqual([
    'channels with revenue above 1000 , last month',
    'purchases below 20',
  ]);
});
