import { expect, test } from 'vitest';
import { followedFile } from '../../asking/asked-file.ts';

const followed = followedFile('2026-02-26', [
  'date,section,visits',
  '2025-11-10,Sport,10',
  '2025-11-10,Politics,50',
  '2025-11-10,Local,20',
  '2025-12-10,Sport,90',
  '2025-12-10,Politics,40',
  '2025-12-10,Local,21',
  '2026-01-10,Sport,60',
  '2026-01-10,Politics,70',
  '2026-01-10,Local,22',
  '2026-02-20,Sport,1',
]);

const JANUARY = 'visits by section in January';
test.each([
  { behind: 'and in December?', asked: 'which grew the most?', rows: [['Politics', 70, 40, 30, 0.75]] },
  { behind: 'the month before?', asked: 'which grew the most?', rows: [['Politics', 70, 40, 30, 0.75]] },
  { behind: 'and in December?', asked: 'which fell?', rows: [['Sport', 60, 90, -30, -1 / 3]] },
])('$asked behind January, and $behind is from the one to the other', async ({ behind, asked, rows }) => {
  expect((await followed(JANUARY, behind, asked)).tables[0]?.rows).toEqual(rows);
});

test('the order in which two months were told changes nothing', async () => {
  const { tables } = await followed(
    'visits by section in December',
    'and in January?',
    'which grew the most?',
  );
  expect(tables[0]?.rows).toEqual([['Politics', 70, 40, 30, 0.75]]);
});

test('who grew in one month alone is against the month before', async () => {
  const { tables } = await followed('visits by section in December', 'which grew the most?');
  expect(tables[0]?.rows).toEqual([['Sport', 90, 10, 80, 8]]);
});

const SPORT = 'Sport visits in January';
test.each([
  { asked: 'which is growing?', rows: [['Politics', 70, 40, 30, 0.75]] },
  { asked: 'which one is falling?', rows: [['Sport', 60, 90, -30, -1 / 3]] },
  { asked: 'which is growing faster?', rows: [['Politics', 70, 40, 30, 0.75]] },
  // Those that did not tell it
  { asked: 'did both grow?', rows: [['Sport', 60, 90, -30, -1 / 3]] },
])('$asked behind two names is of both', async ({ asked, rows }) => {
  expect((await followed(SPORT, 'Politics?', asked)).tables[0]?.rows).toEqual(rows);
});

test('of one name nobody can tell among whom it grows', async () => {
  const told = await followed(SPORT, 'which is growing?');
  expect(told.status).toBe('failed');
  expect(told.headline).toMatch(/^This speaks of what the question before told/);
});

test('which of two months was better is told of what they had', async () => {
  const { tables } = await followed('Sport visits in January', 'in December?', 'which was better?');
  expect(tables[0]?.rows[0]?.slice(1, 3)).toEqual([60, 90]);
});

test('whether it grows is still asked of the last one', async () => {
  const { tables } = await followed(SPORT, 'Politics?', 'did it grow?');
  expect(tables[0]?.rows).toEqual([['Visits', 70, 40, 30, 0.75]]);
});
