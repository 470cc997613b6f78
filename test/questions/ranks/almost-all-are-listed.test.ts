import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const pagesOf = (count: number) =>
  askedFile('2026-06-15', [
    'date,landing page,sessions',
    ...['2026-04-10', '2026-05-10'].flatMap((day, month) =>
      Array.from(
        { length: count },
        (_, at) => `${day},/p${String.fromCharCode(97 + at)},${10 + at * (month + 1)}`,
      ),
    ),
  ]);

test.each([
  [11, 11],
  [12, 12],
  [15, 10],
])('of %i pages that are ranked by their growth %i are listed', async (count, listed) => {
  const { tables } = await pagesOf(count)('rank landing pages by growth in sessions, may vs april');
  expect(tables[0]?.rows).toHaveLength(listed);
});
