import { describe, expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const LINES = [
  'date,destination,platform,bookings,revenue,cancellations,refunds',
  '2026-02-02,Lisbon,app,10,1000,1,100',
  '2026-02-03,Athens,web,20,3000,4,900',
  '2026-03-02,Lisbon,app,12,1400,2,200',
  '2026-03-03,Athens,web,10,1500,1,50',
];
const travel = askedFile('2026-04-01', LINES);

describe('what is taken back of a number', () => {
  test.each([
    [
      'revenue by destination in February, after refunds',
      [
        ['Athens', 2100],
        ['Lisbon', 900],
      ],
    ],
    [
      'net revenue by destination in February after refunds',
      [
        ['Athens', 2100],
        ['Lisbon', 900],
      ],
    ],
    [
      'net revenue by destination in February',
      [
        ['Athens', 2100],
        ['Lisbon', 900],
      ],
    ],
    [
      'bookings by platform in February minus cancellations',
      [
        ['web', 16],
        ['app', 9],
      ],
    ],
    ['net bookings in March', [[19]]],
  ])('is taken off it, wherever it stands: %s', async (question, rows) => {
    expect((await travel(question)).tables[0]?.rows).toEqual(rows);
  });

  test('is asked about where these data count none', async () => {
    const shop = askedFile('2026-04-01', [
      'date,city,revenue',
      '2026-03-02,Bristol,10',
      '2026-03-03,Leeds,20',
    ]);
    expect((await shop('net revenue in March')).status).toBe('clarification_needed');
  });
});

describe('how it has changed', () => {
  test.each([
    'how has revenue changed in March vs February',
    'how have bookings developed in March compared to February',
  ])('from one time to the other holds the two against each other: %s', async (question) => {
    const { status, tables } = await travel(question);
    expect(status).toBe('answered');
    expect(tables[0]?.columns).toContain('February 2026');
  });
});

describe('a kind that is told by examples', () => {
  test('is these', async () => {
    const { readAs, tables } = await travel('how much revenue came from platforms like app in March');
    expect(readAs?.map(({ text }) => text).join(' ')).toContain('app');
    expect(tables[0]?.rows[0]).toEqual([1400]);
  });
});

describe('drawings', () => {
  test('no map is drawn, and that is said', async () => {
    const { status, assumptions } = await travel('bookings by destination in March on a map');
    expect(status).toBe('answered');
    expect(assumptions.join(' ')).toContain('“map” is not drawn');
  });
});

test('whether it grows, behind a number of all days, is asked of the last weeks', async () => {
  const days = Array.from({ length: 120 }, (_, at) => {
    const day = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
    return `${day},app,${10 + at}`;
  });
  const asked = followedFile('2026-05-01', ['date,platform,visits', ...days]);
  const { status, headline } = await asked('how many visits do we get from app?', 'is it growing?');
  expect(status).toBe('answered');
  expect(headline).toMatch(/^Yes/);
});
