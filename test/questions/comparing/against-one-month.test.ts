import { describe, expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

/** Hires of two stations in three months of this year and one of the last; November runs. Phones by what runs them. */
const bikes = followedFile('2026-11-21', [
  'date,station,device,hires',
  '2025-09-04,Bridge,iOS,40',
  '2025-09-04,Park,Android,10',
  '2026-08-04,Bridge,iOS,5',
  '2026-09-04,Bridge,iOS,90',
  '2026-09-04,Park,Android,50',
  '2026-10-04,Bridge,iOS,60',
  '2026-10-04,Park,Android,45',
  '2026-11-20,Park,Android,3',
]);

describe('the one time that nobody names is clear', () => {
  test.each([
    ['which station lost the most hires compared to September?', [['Bridge', 60, 90, -30, -1 / 3]]],
    [
      'which stations lost hires vs September',
      [
        ['Bridge', 60, 90, -30, -1 / 3],
        ['Park', 45, 50, -5, -0.1],
      ],
    ],
    ['Have hires dropped compared with September?', [['Hires', 105, 140, -35, -0.25]]],
    ['Which station grew the most compared with September last year?', [['Bridge', 90, 40, 50, 1.25]]],
    ['hires compared with September 2025', [['Hires', 140, 50, 90, 1.8]]],
  ])('%s', async (question, rows) => {
    const { tables } = await bikes(question);
    expect(tables[0]?.rows).toEqual(rows);
  });
});

test.each([
  // This month, or the one before it
  'which station lost the most hires compared to October?',
  'which station lost the most hires compared to November?',
  'hires compared with September',
  // Of this year it has not begun
  'hires compared with December last year',
])('%s: which other one is asked', async (question) => {
  const { status } = await bikes(question);
  expect(status).toBe('clarification_needed');
});

test('behind a question it is held against that one', async () => {
  const { tables } = await bikes('hires in August', 'compared with September last year');
  expect(tables[0]?.rows).toEqual([['Hires', 5, 50, -45, -0.9]]);
});

test('an iPhone is what runs iOS', async () => {
  const { tables } = await bikes('iPhone vs Android hires in September');
  expect(tables[0]?.rows).toEqual([
    ['iOS', 90],
    ['Android', 50],
  ]);
});
