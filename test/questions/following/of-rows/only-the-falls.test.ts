import { expect, test } from 'vitest';
import { followedFile } from '../../asking/asked-file.ts';

const wash = followedFile('2026-04-01', [
  'date,linen,rewashes',
  ...['02-02', '03-02'].flatMap((day, at) =>
    (
      [
        ['towels', 10 + at],
        ['sheets', 20 - at * 5],
        ['gowns', 8 - at],
      ] as const
    ).map(([linen, many]) => `2026-${day},${linen},${many}`),
  ),
]);
const COMPARED = 'rewashes by linen in March vs February';

test.each([
  [[`${COMPARED}, only the falls`], ['sheets', 'gowns']],
  [
    [COMPARED, 'only the falls'],
    ['sheets', 'gowns'],
  ],
  [
    [COMPARED, 'just the declines'],
    ['sheets', 'gowns'],
  ],
  [[COMPARED, 'only the increases'], ['towels']],
  [[`${COMPARED}, just the gains`], ['towels']],
])('%j lists those alone', async (questions, names) => {
  expect((await wash(...questions)).tables[0]?.rows.map(([name]) => name)).toEqual(names);
});
