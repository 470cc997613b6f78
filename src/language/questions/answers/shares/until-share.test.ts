import { expect, it } from 'vitest';
import { untilShare } from './until-share.ts';

const rows = [
  { members: ['Pizza'], values: [30] },
  { members: ['Thai'], values: [29] },
  { members: ['Indian'], values: [15] },
  { members: ['Chinese'], values: [0] },
];
const sums = (...asked: [number | null, number, number]) =>
  untilShare(rows, ...asked).map(({ members: [name], share, sum }) => [name, share, sum]);

it('ends with the row that reaches the share', () => {
  expect(sums(100, 0.5, 0)).toEqual([
    ['Pizza', 0.3, 0.3],
    ['Thai', 0.29, 0.59],
  ]);
  expect(sums(100, 0.3, 0)).toHaveLength(1);
});

it('has as many as are asked for, though fewer reach it', () => {
  expect(sums(100, 0.3, 3)).toHaveLength(3);
});

it('has none that had nothing, and none of nothing', () => {
  expect(sums(100, 0.9, 4)).toHaveLength(3);
  expect(sums(0, 0.5, 2)).toEqual([]);
  expect(sums(null, 0.5, 2)).toEqual([]);
});
