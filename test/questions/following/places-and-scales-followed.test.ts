import { describe, expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

const lines = ['2026-01-10', '2026-02-10', '2026-03-10'].flatMap((day, month) =>
  ['/reviews/mowers', '/reviews/sheds', '/guides/beds', '/guides/compost', '/'].flatMap((page, at) =>
    ['google', 'newsletter'].map(
      (source, of) =>
        `${day},${source},${of === 0 ? 'Paid Search' : 'Email'},${page},${100 * (at + 1)},${month + at + of}`,
    ),
  ),
);
const followed = followedFile('2026-04-02', ['date,source,channel,landing_page,sessions,revenue', ...lines]);

describe('a number behind another question', () => {
  test('is told for a thousand of another', async () => {
    const answer = await followed(
      'how much revenue did we make in March?',
      'what is that per 1,000 sessions?',
    );
    expect(answer.tables[0]?.rows[0]?.[0], answer.headline).toBeCloseTo((45 / 3000) * 1000, 9);
  });

  test('of two parts of the site each is told', async () => {
    const answer = await followed(
      'How much revenue did the review pages make in March?',
      'and the guides?',
      'what is that per 1,000 sessions, for both',
    );
    expect(answer.tables[0]?.rows, answer.headline).toEqual([
      ['/reviews/', (12 / 600) * 1000],
      ['/guides/', (20 / 1400) * 1000],
    ]);
  });

  test.each(['revenue in March', 'revenue last week'])(
    'by month behind "%s" is of all months',
    async (first) => {
      const answer = await followed(first, 'show me that by month');
      expect(answer.tables[0]?.rows.length, answer.headline).toBe(3);
    },
  );
});

test.each(['from where?', 'which campaigns?'])(
  'behind what came from paid search, "%s" offers it whole',
  async (question) => {
    const { clarification, failure } = await followed('sessions from Paid Search in March', question);
    expect(clarification?.choices.map((one) => one.question) ?? failure?.nearest).toEqual([
      'Sessions by source from Paid Search in March 2026',
    ]);
  },
);

test('a name of everyday behind "vs the" is one', async () => {
  const asked = followedFile('2026-04-02', [
    'date,booked_by,lessons,cancellations',
    '2026-03-10,phone,100,10',
    '2026-03-10,website,100,5',
  ]);
  const { tables, headline } = await asked('cancelations per lesson booked by phone vs the website');
  expect(tables[0]?.rows, headline).toEqual([
    ['phone', 0.1],
    ['website', 0.05],
  ]);
});
