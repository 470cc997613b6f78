import type { Page } from '@playwright/test';

const idOf = (number: number) => `01a00000-0000-7000-8000-00000000000${number}`;
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
const nothing = { pinned: false, previousQuestionId: null, clarification: null, failure: null };

/** One question in every state there is, and in one that there is not. */
export const questions = [
  {
    ...nothing,
    id: idOf(1),
    questionText: 'Which countries brought the most revenue?',
    status: 'answered',
    createdAt: ago(1),
    pinned: true,
  },
  {
    ...nothing,
    id: idOf(2),
    questionText: 'only mobile',
    status: 'answered',
    createdAt: ago(2),
    previousQuestionId: idOf(1),
  },
  {
    ...nothing,
    id: idOf(3),
    questionText: 'How many conversions did we have?',
    status: 'clarification_needed',
    createdAt: ago(3),
    clarification: {
      prompt: 'Do you mean key events or purchases?',
      choices: ['Key events, last week', 'Purchases, last week'],
      chosen: null,
    },
  },
  {
    ...nothing,
    id: idOf(4),
    questionText: 'How many people saw our TV spot?',
    status: 'failed',
    createdAt: ago(50),
    failure: {
      reason: 'No connected source knows about television.',
      nearest: ['How many sessions came from Direct last week?'],
    },
  },
  { ...nothing, id: idOf(5), questionText: 'Sessions by device', status: 'running', createdAt: ago(0) },
  {
    ...nothing,
    id: idOf(6),
    questionText: 'Sessions by channel against the week before',
    status: 'answered',
    createdAt: ago(24 * 20),
  },
  { ...nothing, id: idOf(7), questionText: 'Revenue by month', status: 'pending', createdAt: ago(0) },
  { ...nothing, id: idOf(8), questionText: 'From the future', status: 'archived', createdAt: ago(4) },
];

const countries = [
  ['United States', 48_231.4],
  ['Canada', 6210.2],
  ['United Kingdom', 2890.9],
  ['Germany', 1204],
  ['=HYPERLINK("evil")', 998.5],
  ['Japan', null],
  ['India', 455],
  ['Taiwan', 402],
] as const;

const plain = {
  tables: [],
  readAs: [
    { part: 'what', text: 'revenue' },
    { part: 'split', text: 'by country' },
  ],
  assumptions: [],
  references: [],
  analytics_data: null,
  presentation_config: null,
  currency: null,
  marks: [],
  model: false,
};
const weeks = ['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09'];

const answers: Readonly<Record<string, unknown>> = {
  [idOf(1)]: {
    ...plain,
    headline: 'The United States brought the most revenue: $48,200.',
    explanation:
      'Canada follows.\n\n| Country | Revenue |\n|---|---:|\n| United States | $48,200 |\n\n**Bold**, [away](https://evil.example) ![pixel](https://evil.example/p.png)\n\n<img src="https://evil.example/x.png">',
    tables: [
      {
        title: 'Revenue by country',
        columns: ['Country', 'Revenue'],
        rows: countries,
        formats: ['text', 'currency'],
      },
    ],
    assumptions: ['“Revenue” is read as purchase revenue.'],
    analytics_data: countries.map(([country, revenue]) => ({ country, revenue })),
    presentation_config: {
      mark: 'bar',
      title: 'The United States is far ahead',
      x: 'country',
      y: ['revenue'],
      series: null,
      formats: { country: 'text', revenue: 'currency' },
      labels: { country: 'Country', revenue: 'Revenue' },
      unit: 'USD',
    },
    references: [
      { type: 'source', id: 'x', title: 'The shop' },
      { type: 'week', id: '2026-11-09', title: 'Week of Nov 9' },
      { type: 'week', id: '2026-11-09', title: 'Week of Nov 9, 2026' },
      {
        type: 'card',
        id: 'y',
        title:
          'Organic Search keeps gaining sessions: a third more than in the summer, nearly all from desktop',
      },
      { type: 'query', id: '0', title: '' },
      { type: null, id: null, title: null },
    ],
    currency: 'USD',
    marks: ['Provisional: Google may still complete Nov 20.'],
  },
  [idOf(2)]: {
    ...plain,
    headline: '',
    explanation: '',
    analytics_data: ['mobile', 'desktop'].flatMap((device, side) =>
      weeks.map((week, index) => ({ week, device, sessions: 900 + side * 1600 + index * 90 })),
    ),
    presentation_config: {
      mark: 'line',
      title: 'Both devices grow',
      x: 'week',
      y: ['sessions'],
      series: 'device',
      formats: { week: 'week', device: 'text', sessions: 'count' },
      labels: { week: 'Week', device: 'Device', sessions: 'Sessions' },
      unit: null,
    },
    model: true,
  },
  [idOf(6)]: {
    ...plain,
    headline: 'Organic Search lost the most sessions.',
    explanation: 'The other channels kept theirs.',
    analytics_data: ['Nov 2 to Nov 8, 2026', 'Nov 9 to Nov 15, 2026'].flatMap((week, index) =>
      ['Organic Search', 'Direct', 'Referral'].map((channel, place) => ({
        week,
        channel,
        sessions: 1200 / (place + 1) - index * 100,
      })),
    ),
    presentation_config: {
      mark: 'bar',
      title: 'Organic Search lost the most',
      x: 'channel',
      y: ['sessions'],
      series: 'week',
      formats: { week: 'text', channel: 'text', sessions: 'count' },
      labels: {},
      unit: null,
    },
  },
};

export const answerOf = (id: string): unknown => answers[id] ?? null;

/** Two weeks against each other, with a column of changes and several queries of one report. */
export const comparison = {
  id: idOf(6),
  answer: {
    ...plain,
    headline: 'Organic Search lost the most sessions.',
    explanation: '',
    tables: [
      {
        title: 'This week against the one before',
        columns: ['Channel', 'This week', 'The week before', 'Change', 'Change in %'],
        formats: ['text', 'count', 'count', 'count', 'fraction'],
        changes: [3, 4],
        rows: [
          ['Organic Search', 950, 1000, -50, -0.05],
          ['Direct', 1112, 1100, 12, 12 / 1100],
        ],
      },
    ],
    analytics_data: [
      { c0: 'Organic Search', c3: -50 },
      { c0: 'Direct', c3: 12 },
    ],
    presentation_config: {
      mark: 'bar',
      title: 'Change of sessions by channel',
      x: 'c0',
      y: ['c3'],
      series: null,
      formats: { c0: 'text', c3: 'count' },
      labels: { c0: 'Channel', c3: 'Change' },
      unit: null,
      changes: ['c3'],
    },
    references: [
      { type: 'source', id: 'x', title: 'The shop' },
      ...['Totals by day', 'Totals by day', 'Channels by day', 'Totals by day'].map((title, at) => ({
        type: 'query',
        id: String(at),
        title,
      })),
    ],
  },
};

export const proof = {
  success: true,
  queries: [
    {
      words: 'Purchase revenue by Country, from Oct 19, 2026 to Nov 15, 2026, at most 1000 rows.',
      source: { id: 'x', name: 'The shop' },
      plan: {},
      sql: 'SELECT f.country AS country, sum(f.revenue) AS revenue',
      parameters: { from: '2026-10-19', batches: ['a', 'b'] },
      columns: ['country', 'revenue'],
      labels: ['Country', 'Purchase revenue'],
      formats: ['text', 'currency'],
      currency: 'USD',
      rows: countries,
      ranAt: ago(0),
      agrees: true,
    },
  ],
};

export const broken = {
  status: 500,
  json: { defined: false, code: 'INTERNAL', status: 500, message: 'It broke.' },
};

/** The page sees these questions and answers, whatever the server has. */
export async function showFixtures(page: Page, shown: readonly unknown[] = questions): Promise<void> {
  await page.route('**/api/questions/questions?**', (route) =>
    route.fulfill({ json: { success: true, questions: shown } }),
  );
  await page.route('**/api/questions/answer/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/evidence')) return route.fulfill({ json: proof });
    const answer = answers[pathname.split('/').at(-1) ?? ''] ?? null;
    return route.fulfill({ json: { success: true, answer } });
  });
}
