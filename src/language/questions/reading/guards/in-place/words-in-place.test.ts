import { expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { type SourceView, viewSource } from '../../../data/source-view.ts';
import type { QuestionSource } from '../../../question-context.ts';
import { tokenize } from '../../../text/tokenize.ts';
import { type Assembled, assemble } from '../../assemble.ts';
import type { Mark } from '../../mark.ts';
import { markQuestion } from '../../marking/mark-question.ts';
import { makeVocabulary } from '../../marking/vocabulary.ts';
import { NotAnswerable } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { refuseEntangled } from './refuse-entangled.ts';
import { refuseParted } from './refuse-parted.ts';

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
      metrics: ['sessions', 'purchases', 'revenue', 'clicks', 'impressions', 'generated_leads'],
    },
  ],
  members: {
    channel: [
      { name: 'Direct', volume: 9 },
      { name: 'Email', volume: 5 },
      { name: '(none)', volume: 1 },
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

type Refuse = (marks: readonly Mark[], assembled: Assembled) => void;

const entangled: Refuse = (marks, assembled) => refuseEntangled(marks, options, assembled);
const parted: Refuse = (marks, { reading }) => refuseParted(marks, reading, views[0] as SourceView);

/** What is asked back of a question whose reading was put together wrongly in one place. */
function askedBack(
  refuse: Refuse,
  question: string,
  change: Partial<Reading> = {},
): readonly string[] | undefined {
  const { marks } = markQuestion(tokenize(question), vocabulary, calendar);
  const assembled = assemble(marks, options);
  try {
    refuse(marks, { ...assembled, reading: { ...assembled.reading, ...change } });
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

test.each(misread)('%s: a part of it says otherwise than a reading with %j', (question, change) => {
  expect(askedBack(entangled, question)).toBeUndefined();
  expect(askedBack(entangled, question, change)).toBeDefined();
});

test('what is offered is the question without the stretch that changed it, and the stretch', () => {
  const [question, change] = misread[0] as (typeof misread)[number];
  expect(askedBack(entangled, question, change)?.slice(0, 2)).toEqual([
    'channels with revenue above 1000, last month',
    'purchases below 20',
  ]);
});

test('two sides of an "and" say the same in either order', () => {
  const question = 'revenue and purchases by country and device in February';
  expect(askedBack(entangled, question)).toBeUndefined();
  // Read as the quotient of the two, one side is taken for the upper part of it
  expect(askedBack(entangled, question, { metrics: ['ratio:revenue:purchases'] })).toBeDefined();
  expect(askedBack(entangled, question, { metrics: ['revenue'] })).toBeDefined();
});

const LIMITED = 'channels with more than 1000 sessions and at most 20 purchases last month';
const apart: readonly (readonly [string, Partial<Reading>])[] = [
  [LIMITED, { limits: [{ metric: 'purchases', is: 'above', value: 1000 }] }],
  [
    'the 3 countries with the most revenue, and their sessions, last month',
    { metrics: ['sessions', 'revenue'] },
  ],
  ['which channel had the biggest drop in revenue last month', { rank: members }],
  ['share of revenue by channel and sessions last month', { metrics: ['sessions'], shape: 'share' }],
  [
    'average sessions and purchases per session by channel in March',
    { shape: 'value', metrics: ['sessions'] },
  ],
  // No rate, whatever letters stand in its name
  ['average generated_leads by channel in February', { shape: 'value' }],
  ['which channels fell by more than 200 sessions from January to February', { moves: [] }],
  ['how many countries last month had more than 10 sessions', { shape: 'value' }],
  ['revenue by country from Email last month', { dimensions: [] }],
  ['sessions per week by channel', { grain: null }],
  ['sessions in each of the last 6 weeks', { grain: null, dimensions: [] }],
  ['mobile vs desktop sessions last month', { each: null }],
  ['sessions in February vs January', { periods: [], versus: null }],
  ['sessions by channel without Germany last month', { filters: [] }],
  [
    'sessions from Germany last month',
    { filters: [{ dimension: 'country', is: 'none_of', members: ['Germany'] }] },
  ],
];

test.each(apart)('%s: a reading with %j has put apart what stands together', (question, change) => {
  expect(askedBack(parted, question)).toBeUndefined();
  expect(askedBack(parted, question, change)).toBeDefined();
});

test.each([
  LIMITED,
  'the 3 countries with the most revenue, and their sessions, last month',
  'which channel had the biggest drop in revenue last month',
  'which channels fell by more than 200 sessions from January to February',
  'revenue by country from Email last month',
  'mobile vs desktop sessions last month',
  'sessions from Germany, not Canada, by channel per week last month',
])('%s: read as it stands', (question) => {
  expect(askedBack(parted, question)).toBeUndefined();
  expect(askedBack(entangled, question)).toBeUndefined();
});

test.each([
  ['mobile sessions and desktop revenue last month', 'mobile sessions'],
  ['which country had the most sessions in the month with the highest revenue', undefined],
  ['of the top 10 countries, which had the best revenue last month', undefined],
  ['which countries add up to 60 % of sessions last month', undefined],
  ['sessions in February by device as a percentage of January', undefined],
  ['countries with sessions from Email but none from Direct last month', undefined],
  ['share of mobile sessions that came from Email by country last month', undefined],
])('%s: two questions in one are asked back', (question, part) => {
  const choices = askedBack(parted, question);
  expect(choices).toBeDefined();
  if (part !== undefined) expect(choices).toContain(part);
});
