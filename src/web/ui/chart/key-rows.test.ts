import { expect, it } from 'vitest';
import { keyRows } from './key-rows.ts';

it('stands in one line where there is room, and in more where there is none', () => {
  const periods = ['Oct 28 to Nov 24, 2026', 'Sep 30 to Oct 27, 2026'];
  expect(keyRows(periods, 900)).toHaveLength(1);
  const narrow = keyRows(periods, 330);
  expect(narrow.map((row) => row.map(({ text, left }) => [text, left]))).toEqual([
    [[periods[0], 0]],
    [[periods[1], 0]],
  ]);
});
