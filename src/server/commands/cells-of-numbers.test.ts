import { expect, test } from 'vitest';
import { cellsOfNumbers } from './cells-of-numbers.ts';

const line = (row: number): number => row + 2;

test('what says nothing among numbers is an empty cell', () => {
  expect(cellsOfNumbers('orders', ['3', 'n/a', '-', '4'], line)).toEqual(['3', '', '', '4']);
});

test.each(['€10.5', '1,234', '12.5%', '(45.10)'])('%s is told with its line, and no name', (cell) => {
  expect(() => cellsOfNumbers('margin', [cell, cell], line)).toThrow(
    `line 2: "${cell}" is no number (margin)`,
  );
});

test('a slip in a column of numbers is told with its line', () => {
  const cells = ['1', '2', '3', '4', '5', '6', 'seven', '8'];
  expect(() => cellsOfNumbers('visits', cells, line)).toThrow('line 8: "seven" is no number (visits)');
});

test.each([
  ['city', ['Rome', 'Paris', '-']],
  ['release', ['6.0.1', '6.1.0', '7.0.0']],
])('names of %s stay as they are', (name, cells) => {
  expect(cellsOfNumbers(name, cells, line)).toEqual(cells);
});
