import { expect, it } from 'vitest';
import type { AnswerTable, ValueFormat } from '#src/shared/answer.ts';
import { columnWriter } from './write-column.ts';

const written = (
  format: ValueFormat,
  values: readonly (number | string | null)[],
  more: Partial<AnswerTable> = {},
) => {
  const table: AnswerTable = {
    title: 'All',
    columns: ['Numbers'],
    formats: [format],
    rows: values.map((value) => [value]),
    ...more,
  };
  const write = columnWriter(table, 0, null);
  return values.map((_, row) => write(row).replaceAll(/[\u00a0\u2009]/g, ' '));
};

it('gives every figure of a column as many digits behind the point', () => {
  expect(written('fraction', [0.0084, 0, 0.0162])).toEqual(['0.84 %', '0.00 %', '1.62 %']);
  expect(written('fraction', [0.5, 0.25])).toEqual(['50 %', '25 %']);
  expect(written('position', [1.0536, 1.6, 12])).toEqual(['1.05', '1.60', '12.00']);
  expect(written('per_session', [1.123456, 2])).toEqual(['1.12', '2.00']);
  expect(written('count', [1200, 3])).toEqual(['1,200', '3']);
  expect(written('count', [1234.5678, 3])).toEqual(['1,234.6', '3.0']);
  expect(written('currency', [12.5, 3])).toEqual(['12.5', '3.0']);
  expect(written('text', [1.5, 2])).toEqual(['1.5', '2.0']);
});

it('writes a chance that is next to nothing as one, and not as none', () => {
  expect(written('fraction', [0.0000004, 0.0162])).toEqual(['under 0.01 %', '1.62 %']);
});

it('writes differences with their sign, and nothing as nothing', () => {
  expect(written('fraction', [-0.05, 12 / 1100, 0], { changes: [0] })).toEqual([
    '−5.00 %',
    '+1.09 %',
    '0.00 %',
  ]);
  expect(written('points', [0.10956, -0.1, null])).toEqual(['+10.96 pp', '−10.00 pp', 'no data']);
  expect(written('count', [-0.001, 0.5])).toEqual(['0.0', '0.5']);
});

it('leaves each row its own unit where each is another metric', () => {
  expect(written('text', [0.4, 3.25], { rowFormats: ['fraction', 'position'] })).toEqual(['40 %', '3.25']);
});

it('says once that a week is one', () => {
  expect(written('week', ['2017-02-06'], { columns: ['Week from'] })).toEqual(['Feb 6 – 12, 2017']);
  expect(written('week', ['2017-02-06'], { columns: ['Best'] })).toEqual(['Week of Feb 6 – 12, 2017']);
});

it('says of a week or month that not all of its days are in it', () => {
  const table: AnswerTable = {
    title: 'By month',
    columns: ['Month', 'Sessions'],
    formats: ['month', 'count'],
    rows: [
      ['2026-10-01', 9],
      ['2026-11-01', 4],
    ],
    partial: ['2026-11-01'],
  };
  expect([0, 1].map(columnWriter(table, 0, null))).toEqual(['October 2026', 'November 2026 (partial)']);
  const days = {
    ...table,
    formats: ['day', 'count'] as const,
    rows: [
      ['2026-11-24', 3],
      ['2026-11-25', 1],
    ],
    partial: ['2026-11-25'],
  };
  expect([0, 1].map(columnWriter(days, 0, null))).toEqual(['Nov 24, 2026', 'Nov 25, 2026 (provisional)']);
});

it('writes each row in its unit where each is another metric, with as many digits across it, and what was counted whole', () => {
  const usual: AnswerTable = {
    title: 'Outside the usual range',
    columns: ['Metric', 'Observed', 'Usual from'],
    formats: ['text', 'text', 'text'],
    rowFormats: ['currency', 'count', 'fraction'],
    rows: [
      ['Revenue', 47_118.12, 17_500.597921],
      ['Purchases', 100, 104.81634],
      ['Bounce rate', 0.4162, 0.39],
    ],
  };
  const rows = (currency: string | null) =>
    usual.rows.map((_, row) => [1, 2].map((column) => columnWriter(usual, column, currency)(row)));
  expect(rows('USD')).toEqual([
    ['$47,118.12', '$17,500.60'],
    ['100', '104.8'],
    ['41.62\u00a0%', '39.00\u00a0%'],
  ]);
  expect(rows(null)[0]).toEqual(['47,118.1', '17,500.6']);
});

it('tells a difference no finer than the two numbers that it is of', () => {
  const table: AnswerTable = {
    title: 'Compared with the period before',
    columns: ['Metric', 'November', 'October', 'Change'],
    formats: ['text', 'text', 'text', 'change'],
    rowFormats: ['per_session', 'fraction', 'count'],
    changes: [3],
    rows: [
      ['Pages per session', 1.91592, 1.89304, 0.02288],
      ['Engagement rate', 0.55491, 0.53834, 0.01657],
      ['Sessions', 5498, 5696, -198],
    ],
  };
  const write = columnWriter(table, 3, null);
  expect([0, 1, 2].map((row) => write(row).replaceAll('\u00a0', ' '))).toEqual(['+0.02', '+1.66 pp', '−198']);
});
