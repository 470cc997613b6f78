import { expect, test } from 'vitest';
import type { TableMapping } from '../../file-contract.ts';
import { mappingProblem } from './mapping-problem.ts';

const problem = (mapping: Partial<TableMapping>, answers = {}) =>
  mappingProblem({
    chosen: true,
    mapping: {
      columns: ['date', 'metric:sessions'],
      dateForm: 'iso',
      decimal: 'point',
      countRowsAs: null,
      ...mapping,
    },
    dateAnswered: true,
    decimalAnswered: true,
    ...answers,
  });

test('a table needs a date and something counted, and no contradiction', () => {
  expect(problem({})).toBeUndefined();
  expect(problem({ columns: ['date', 'ignore'], countRowsAs: 'sessions' })).toBeUndefined();
  expect(problem({ columns: ['ignore', 'metric:sessions'] })).toContain('holds the date');
  expect(problem({ columns: ['date', 'dimension:channel'] })).toContain('counts something');
  expect(problem({ columns: ['date', 'metric:position', 'metric:clicks'] })).toContain('impressions');
  expect(problem({ columns: ['date', 'metric:clicks', 'metric:clicks'] })).toContain('Two columns');
  expect(problem({ countRowsAs: 'sessions' })).toContain('sessions already');
  expect(problem({}, { dateAnswered: false })).toContain('day or the month');
  expect(problem({}, { decimalAnswered: false })).toContain('mark in the numbers');
});
