import { expect, test } from 'vitest';
import { readNumberWords } from './read-number-words.ts';

const read = (text: string) => readNumberWords((at) => text.split(' ')[at] ?? '', 0);

test.each([
  ['seven', 7, 1],
  ['twenty one days', 21, 2],
  ['fifty five', 55, 2],
  ['five hundred days', 500, 2],
  ['two hundred fifty sessions', 250, 3],
  ['two hundred and fifty', 250, 4],
  ['one hundred thousand', 100_000, 3],
  ['a million', 1_000_000, 2],
  ['a hundred', 100, 2],
  ['hundred', 100, 1],
  ['thousand', 1_000, 1],
  ['two thousand five hundred', 2_500, 4],
  ['one million two hundred thousand and five', 1_200_005, 7],
  ['one hundred and two hundred', 100, 2],
  ['five ten', 5, 1],
  ['twelve', 12, 1],
])('"%s" begins with one number', (text, value, length) => {
  expect(read(text)).toEqual({ value, length });
});

test.each(['sessions', 'a session', 'and five', ''])('"%s" begins with none', (text) => {
  expect(read(text)).toBeUndefined();
});
