import { describe, expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

/** Burst pipes on March 1, 4 and 9; complaints on March 3 and 4. */
const LINES = [
  'date,branch,job_type,callouts,complaints',
  ...Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0')).flatMap((day) => [
    `2026-03-${day},Leith,Burst pipe,${['01', '04', '09'].includes(day) ? 1 : 0},0`,
    `2026-03-${day},Leith,Boiler repair,3,${['03', '04'].includes(day) ? 2 : 0}`,
  ]),
];
const ask = askedFile('2026-03-15', LINES);

describe('the longest run without', () => {
  test.each([
    ['longest run of days with no burst pipe', 4],
    ['longest streak without a burst pipe', 4],
    ['how many days in a row without a burst pipe', 4],
    ['days in a row without a burst pipe, the longest', 4],
    ['longest time without burst pipes', 4],
    ['what’s the longest we went without a complaint?', 8],
    ['most consecutive days with no complaints', 8],
    ['longest streak of days above 2 callouts', 12],
  ])('%s: %d days', async (question, days) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.[2], headline).toBe(days);
  });
});

describe('the days without', () => {
  test.each([
    ['days without a burst pipe', 9],
    ['which days were without complaints', 10],
  ])('%s: %d', async (question, days) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows, headline).toHaveLength(days);
  });

  test('of data are those without any', async () => {
    expect((await ask('days without data this month')).readAs).toContainEqual(
      expect.objectContaining({ text: 'days without data' }),
    );
  });
});

describe('how long ago it was', () => {
  test.each([
    ['how long since the last burst pipe', '2026-03-09', '6 days before today'],
    ['how many days since our last complaint?', '2026-03-04', '11 days before today'],
    ['how long since we had a burst pipe', '2026-03-09', '6 days before today'],
    ['how long since Leith had a complaint', '2026-03-04', '11 days before today'],
    ['how long has Leith been open', '2026-03-01', '14 days before today'],
  ])('%s', async (question, day, ago) => {
    const { tables, headline, explanation } = await ask(question);
    expect(tables[0]?.rows[0]?.[0], headline).toBe(day);
    expect(explanation).toContain(ago);
  });
});

describe('that it is so long ago', () => {
  test.each([
    'when was our last burst pipe',
    'first day with more than 0 burst pipes',
    'when did we last have a complaint',
  ])('is told only where it is asked: %s', async (question) => {
    const { status, explanation } = await ask(question);
    expect(status).toBe('answered');
    expect(explanation).not.toContain('before today');
  });

  test('is told of what follows as well', async () => {
    const { tables, explanation } = await followedFile('2026-03-15', LINES)(
      'how long since we had a burst pipe',
      'and a boiler repair?',
    );
    expect(tables[0]?.rows[0]?.[0]).toBe('2026-03-12');
    expect(explanation).toContain('3 days before today');
  });
});

describe('how long ago it went so', () => {
  test.each([
    'how long since Leith had a drop',
    'how long since Leith had a good day',
    'how long since the last rise in callouts',
    'how long since we had a really bad week',
    'which days were without a rise',
  ])('is asked back: %s', async (question) => {
    const { status, headline } = await ask(question);
    expect(status, headline).not.toBe('answered');
  });
});
