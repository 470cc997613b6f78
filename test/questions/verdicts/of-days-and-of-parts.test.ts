import { describe, expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

/** Three days of two months; each row: day, station, bike, channel, hires and late returns. */
const ROWS: readonly (readonly [string, string, string, string, number, number])[] = [
  ['2026-09-30', 'Harbour', 'City bike', 'Kiosk', 30, 1],
  ['2026-09-30', 'Market', 'City bike', 'App', 50, 2],
  ['2026-09-30', 'Park', 'Cargo bike', 'App', 10, 9],
  ['2026-10-01', 'Harbour', 'City bike', 'Kiosk', 200, 40],
  ['2026-10-01', 'Market', 'City bike', 'App', 90, 8],
  ['2026-10-01', 'Park', 'Cargo bike', 'Kiosk', 20, 3],
  ['2026-10-02', 'Harbour', 'City bike', 'App', 100, 5],
  ['2026-10-02', 'Market', 'City bike', 'App', 40, 2],
  ['2026-10-02', 'Park', 'City bike', 'App', 5, 0],
];
const asked = followedFile('2026-10-05', [
  'date,station,bike_type,booked_via,hires,late_returns',
  ...ROWS.map((row) => row.join(',')),
]);
const days = [...new Set(ROWS.map(([day]) => day))];
const hiresOf = (is: (row: (typeof ROWS)[number]) => boolean): number =>
  ROWS.filter(is).reduce((sum, [, , , , hires]) => sum + hires, 0);
const column = async (...questions: readonly string[]) =>
  (await asked(...questions)).tables[0]?.rows.map(([first]) => first);

describe('whether it was ever so goes by day', () => {
  const below = days.filter((day) => hiresOf(([of]) => of === day) < 100);
  const above = days.filter((day) => hiresOf(([of]) => of === day) > 140);

  test.each([
    'Have hires ever been under 100?',
    'did hires ever fall below 100',
    'did we ever have fewer than 100 hires',
  ])('%s', async (question) => {
    expect(await column(question)).toEqual(below);
  });

  test.each([
    'Have there ever been more than 140 hires?',
    'hires ever over 140',
    'did hires ever exceed 140',
  ])('%s', async (question) => {
    expect(await column(question)).toEqual(above);
  });

  test('what is asked in total is no number of days', async () => {
    expect((await asked('have hires ever been under 100 in total')).headline).toMatch(/^No: 545/);
  });
});

test.each([
  ['all stations but the top two: hires', ['Park']],
  ['every station but the biggest: hires', ['Market', 'Park']],
  ['all stations but the two smallest: hires', ['Harbour']],
  ['all stations but Market: hires', ['Harbour', 'Park']],
])('%s: the others', async (question, others) => {
  expect(await column(question)).toEqual(others);
});

test('those that are left out as the smallest are said so', async () => {
  const answer = await asked('all stations but the two smallest: hires');
  expect(JSON.stringify(answer)).toContain('Left out as those with the least hires');
});

test('days without a name are those that had none of it', async () => {
  const none = days.filter((day) => hiresOf(([of, , bike]) => of === day && bike === 'Cargo bike') === 0);
  expect(await column('days without Cargo bike hires')).toEqual(none);
  expect(await column('days without Cargo bike hires in October')).toEqual(none);
  // Who is left out of each day's number is another question
  expect(await column('hires by day without Cargo bike')).toEqual(days);
});

test('best and worst are settled again with another number', async () => {
  expect((await asked('best station for hires', 'and for late returns')).headline).toMatch(
    /^Market .*fewest/,
  );
  expect((await asked('worst station for late returns', 'and for hires')).headline).toMatch(/^Park .*fewest/);
  expect((await asked('station with the most hires', 'and late returns')).headline).not.toMatch(/fewest/);
});

test('what a name sold of all is its share, and among another name it is within that', async () => {
  const kiosk = hiresOf(([of, , , by]) => of.startsWith('2026-10') && by === 'Kiosk');
  const city = hiresOf(([of, , bike]) => of.startsWith('2026-10') && bike === 'City bike');
  const both = hiresOf(
    ([of, , bike, by]) => of.startsWith('2026-10') && bike === 'City bike' && by === 'Kiosk',
  );
  expect(kiosk).toBeGreaterThan(both);
  expect((await asked('share of Kiosk among City bike in October')).headline).toContain(`${both} of ${city}`);
  const sold = followedFile('2026-10-05', [
    'date,channel,tickets_sold,revenue',
    '2026-10-01,Kiosk,10,900',
    '2026-10-01,Website,90,100',
  ]);
  expect((await sold('Did the Kiosk sell more than 30% of tickets in October?')).headline).toMatch(
    /^No: 10.%/,
  );
});
