import { describe, expect, test } from 'vitest';
import { followedFile } from '../../asking/asked-file.ts';

/** January 200, February 300 (by sail 100), March 500 dives; of the year before 50. */
const ask = followedFile('2026-04-01', [
  'date,boat,dives',
  '2025-12-31,sail,50',
  '2026-01-10,motor,200',
  '2026-02-03,sail,100',
  '2026-02-04,motor,200',
  '2026-03-31,motor,500',
]);

describe('the share of the time that it lies in', () => {
  test.each([
    [
      ['dives in February', 'as share of the year'],
      [300, 1000, 0.3],
    ],
    [
      ['dives in February', 'what share of the year is that?'],
      [300, 1000, 0.3],
    ],
    [
      ['dives in February', "how much of the year's total is that"],
      [300, 1000, 0.3],
    ],
    [
      ['dives in February', 'as a percentage of this quarter'],
      [300, 1000, 0.3],
    ],
    [
      ['dives on February 3', 'as a share of the month'],
      [100, 300, 1 / 3],
    ],
    [
      ['dives by sail in February', 'as share of the year'],
      [100, 100, 1],
    ],
    [
      ['dives in December 2025', 'what part of the year is that'],
      [50, 50, 1],
    ],
  ])('%s', async (questions, row) => {
    const { tables, headline } = await ask(...questions);
    expect(tables[0]?.rows, headline).toEqual([row]);
  });

  test.each([
    [['dives this year', 'as share of the year']],
    [['dives by boat in February', 'as share of the year']],
    [['dives in February vs January', 'as share of the year']],
    [['did dives grow in February', 'what percent of the quarter is that?']],
  ])('%s is no share of each year of all', async (questions) => {
    const { status, headline } = await ask(...questions);
    expect(status, headline).toBe('clarification_needed');
  });
});
