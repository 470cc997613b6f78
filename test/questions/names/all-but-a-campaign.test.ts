import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ads = askedFile('2026-06-01', [
  'date,Campaign,Device,Clicks,Cost,Conv.',
  ...['2026-05-10', '2026-05-20'].flatMap((day) => [
    `${day},Brand DACH,mobile,100,50,10`,
    `${day},Heat Pumps,mobile,40,80,2`,
    `${day},Solar,desktop,20,60,2`,
  ]),
]);

describe('all campaigns except one that is told by a word of its name', () => {
  test.each([
    ['all campaigns except brand: total conversions and cost per conv last month', [[8, 35]]],
    ['total clicks last month, all campaigns except brand', [[120]]],
    ['clicks of all campaigns except brand last month', [[120]]],
    [
      'clicks for all campaigns except brand last month',
      [
        ['Heat Pumps', 80],
        ['Solar', 40],
      ],
    ],
    ['clicks and cost per conv last month', [[320, (190 * 2) / 28]]],
  ])('%s', async (question, told) => {
    expect((await ads(question)).tables[0]?.rows).toEqual(told);
  });
});
