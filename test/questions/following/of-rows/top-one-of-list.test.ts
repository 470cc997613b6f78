import { expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { followedFile } from '../../asking/asked-file.ts';

/** Visits and revenue a day: newsletter has the most visits and the least revenue, google falls, and rss rises. */
const ofSource = [
  ['newsletter', '/a', 30, 1, 30],
  ['newsletter', '/b', 40, 1, 40],
  ['google', '/a', 25, 5, 60],
  ['rss', '/b', 20, 4, 1],
] as const;
const lines = ['2026-01', '2026-02'].flatMap((month) =>
  daysFrom(`${month}-01` as Day, `${month}-28` as Day).flatMap((day) =>
    ofSource.map(([source, page, sessions, revenue, before]) =>
      [day, source, page, month === '2026-02' ? sessions : before, revenue].join(','),
    ),
  ),
);
const asked = followedFile('2026-03-01', ['date,source,page,sessions,revenue', ...lines]);

it.each([
  'the top one by page',
  'the best one by page',
  'the biggest one by page',
  'and the first one by page',
])('keeps the first of the list: %s', async (question) => {
  const { tables } = await asked('sessions in February by source', question);
  expect(tables[0]?.rows).toEqual([
    ['/b', 28 * 40],
    ['/a', 28 * 30],
  ]);
});

it.each([
  ['the top one by another number', ['sessions in February by source', 'the top one by revenue']],
  ['the top one of two times', ['sessions in February vs January by source', 'the top one by page']],
  ['the top one of the fewest', ['which source had the fewest sessions in February', 'the top one by page']],
])('tells nothing of the wrong row: %s', async (_, questions) => {
  const { status } = await asked(...questions);
  expect(status).not.toBe('answered');
});
