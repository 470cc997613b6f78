import { expect, it } from 'vitest';
import type { AnswerTable } from '#src/shared/answer.ts';
import { writeTableCell } from './write-cell.ts';

const table: AnswerTable = {
  title: 'This week against the one before',
  columns: ['Metric', 'This week', 'Change', 'Change in %'],
  formats: ['text', 'text', 'change', 'fraction'],
  rowFormats: ['count', 'currency', 'fraction', 'position', 'seconds'],
  changes: [2, 3],
  rows: [
    ['Sessions', 12, 12, -0.05],
    ['Revenue', 12.5, -3.25, 0.1234],
    ['Bounce rate', 0.4, 0.10956, 0],
    ['Position', 3.2, -1.5, null],
    ['Time', 95, 65, 0.5],
  ],
};
const written = (row: number) =>
  [1, 2, 3].map((column) => writeTableCell(table, row, column, 'USD').replaceAll('\u00a0', ' '));

it('writes changes with their sign, each in its unit, and values without one', () => {
  expect(written(0)).toEqual(['12', '+12', '−5 %']);
  expect(written(1)).toEqual(['$12.50', '−$3.25', '+12.34 %']);
  expect(written(2)).toEqual(['40 %', '+10.96 pp', '0 %']);
  expect(written(3)).toEqual(['3.2', '−1.5', 'no data']);
  expect(written(4)).toEqual(['1 min 35 sec', '+1 min 5 sec', '+50 %']);
});

it('writes no sign where an answer kept from before does not tell which columns are changes', () => {
  const { changes: _, ...before } = table;
  expect(writeTableCell(before, 0, 2, 'USD')).toBe('12');
});
