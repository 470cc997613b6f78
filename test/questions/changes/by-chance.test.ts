import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** One row a week, of eight weeks. */
const weekly = (visits: readonly number[]) =>
  askedFile('2026-03-02', [
    'date,section,visits',
    ...visits.flatMap((count, week) =>
      [0, 1, 2, 3, 4, 5, 6].map(
        (day) =>
          `${new Date(Date.UTC(2026, 0, 5 + 7 * week + day)).toISOString().slice(0, 10)},Sport,${count}`,
      ),
    ),
  ]);

test('a trend that is no larger than single weeks differ may be chance', async () => {
  const { headline } = await weekly([60, 40, 55, 45, 61, 42, 57, 44])('are visits growing?');
  expect(headline).toMatch(/^No clear change: an average week of the later half .*may be chance/);
});

test('so it is where it went the other way, and where it did not move at all', async () => {
  const { headline } = await weekly([60, 40, 55, 45, 61, 42, 57, 44])('are visits falling?');
  expect(headline).toMatch(/^No clear change: an average week/);
  const { headline: still } = await weekly([9, 9, 9, 9, 9, 9, 9, 9])('are visits falling?');
  expect(still).toMatch(/^No clear change: an average week/);
});

test('a course that went the other way is a no', async () => {
  const { headline } = await weekly([40, 41, 40, 42, 60, 61, 62, 60])('are visits falling?');
  expect(headline).toMatch(/^No: an average week/);
});

test('a trend that stands out of them is none', async () => {
  const { headline } = await weekly([40, 41, 40, 42, 60, 61, 62, 60])('are visits growing?');
  expect(headline).toMatch(/^Yes/);
  expect(headline).not.toContain('chance');
});
