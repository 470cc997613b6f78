import { describe, expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

/** February: Rome 30 bookings (app 20), Paris 20, Lisbon 50, Vienna 7; January 10 in Rome, December 4 in Rome. */
const chain = followedFile('2026-03-04', [
  'date,city,platform,bookings',
  '2025-12-01,Rome,app,4',
  '2026-01-01,Rome,app,10',
  '2026-02-01,Rome,app,20',
  '2026-02-01,Rome,web,10',
  '2026-02-01,Paris,app,20',
  '2026-02-01,Lisbon,web,50',
  '2026-02-28,Vienna,web,7',
]);

const rome = ['Rome', 30];
const paris = ['Paris', 20];
const lisbon = ['Lisbon', 50];
const vienna = ['Vienna', 7];
const held = 'bookings of Rome vs Paris in February 2026';
const summed = 'bookings of Rome and Paris in February 2026';
const leftOut = 'bookings without Rome and Paris in February 2026';

describe('one more, one less, one in the place of another', () => {
  test.each([
    [[held, 'without Paris'], [[30]]],
    [[held, 'leave out Paris'], [[30]]],
    [[held, 'leave Rome out'], [[20]]],
    [
      [held, 'Lisbon instead of Paris'],
      [rome, lisbon],
    ],
    [
      [held, 'instead of Rome, Lisbon'],
      [lisbon, paris],
    ],
    [
      [held, 'replace Paris with Lisbon'],
      [rome, lisbon],
    ],
    [
      [held, 'not Paris but Lisbon'],
      [rome, lisbon],
    ],
    [
      [held, 'add Lisbon'],
      [rome, paris, lisbon],
    ],
    [
      [held, 'add Lisbon to the comparison'],
      [rome, paris, lisbon],
    ],
    [
      [held, 'Lisbon too'],
      [rome, paris, lisbon],
    ],
    [
      [held, 'and Lisbon?'],
      [rome, paris, lisbon],
    ],
    [
      [held, 'add Lisbon and Vienna'],
      [rome, paris, lisbon, vienna],
    ],
    [
      [held, 'Lisbon too', 'without Rome'],
      [paris, lisbon],
    ],
    [
      [held, 'and Lisbon and Vienna?'],
      [lisbon, vienna],
    ],
    [[summed, 'and Lisbon'], [[100]]],
    [[summed, 'Lisbon too'], [[100]]],
    [[summed, 'Lisbon instead of Paris'], [[80]]],
    [[summed, 'leave out the Rome'], [[20]]],
    [[summed, 'what about Lisbon?'], [[50]]],
    [[summed, 'on the app'], [[40]]],
    [['bookings of Rome in February 2026', 'Lisbon instead of Rome'], [[50]]],
    [
      ['bookings by city for Rome and Paris in February 2026', 'Lisbon too'],
      [lisbon, rome, paris],
    ],
    [[leftOut, 'with Paris again'], [[77]]],
    [[leftOut, 'include Paris'], [[77]]],
    [[leftOut, 'and Lisbon'], [[7]]],
  ])('%j', async (questions, rows) => {
    const { tables, status } = await chain(...questions);
    expect({ status, rows: tables[0]?.rows }).toEqual({ status: 'answered', rows });
  });

  test.each(['without Vienna', 'Lisbon instead of Vienna'])(
    '%s: what was not told is neither left out nor replaced',
    async (text) => {
      const { status } = await chain(held, text);
      expect(status).not.toBe('answered');
    },
  );

  test('the place of another kind of name is none of them', async () => {
    const { tables } = await chain(held, 'without the app');
    expect(tables[0]?.rows).toEqual([
      ['Rome', 10],
      ['Paris', 0],
    ]);
  });
});

const times = 'bookings in February 2026 vs January 2026';

describe('times that are held against each other', () => {
  test.each([
    ['instead of January, December', [['Bookings', 107, 4, 49.5, 12.375]]],
    ['December instead of January', [['Bookings', 107, 4, 49.5, 12.375]]],
    ['without January', [[107]]],
    ['on the app', [['Bookings', 40, 10, 10, 1]]],
  ])('%s', async (text, rows) => {
    const { tables, status } = await chain(times, text);
    expect({ status, rows: tables[0]?.rows }).toEqual({ status: 'answered', rows });
  });

  test.each(['add December', 'and December?', 'December too'])('%s: all three', async (text) => {
    const { tables } = await chain(times, text);
    expect(tables[0]?.rows.map((row) => row.at(-1))).toEqual([107, 10, 4]);
  });

  test('what was not told is not replaced', async () => {
    const { status } = await chain(times, 'December instead of October');
    expect(status).not.toBe('answered');
  });
});
