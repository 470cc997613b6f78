import { expect, it } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import type { Finding } from '../finding.ts';
import { mayBeUnfinished, provisionalDays } from './may-be-unfinished.ts';

const week = '2026-03-02' as Day;
const sunday = addDays(week, 6);
const provisional = provisionalDays([{ type: 'provisional', days: ['2026-02-28', sunday] }], week);

const fall = (perDay: readonly number[], part: Partial<Finding> = {}) =>
  ({
    direction: 'down',
    unit: 'count',
    days: perDay.map((missing, index) => ({
      day: addDays(week, index),
      observed: 100 - missing,
      expected: 100,
    })),
    ...part,
  }) as Finding;

it('looks only at provisional days of the week itself', () => {
  expect([...provisional]).toEqual([sunday]);
});

it('doubts a fall that lies mostly on unfinished days', () => {
  expect(mayBeUnfinished(fall([0, 10, 0, 10, 0, 10, 90]), provisional)).toBe(true);
  expect(mayBeUnfinished(fall([20, 20, 20, 20, 20, 20, 60]), provisional)).toBe(false);
});

it('lets rises, rates and finished weeks stand', () => {
  expect(mayBeUnfinished(fall([0, 0, 0, 0, 0, 0, -90], { direction: 'up' }), provisional)).toBe(false);
  expect(mayBeUnfinished(fall([0, 0, 0, 0, 0, 0, 90], { unit: 'fraction' }), provisional)).toBe(false);
  expect(mayBeUnfinished(fall([0, 0, 0, 0, 0, 0, 90]), new Set())).toBe(false);
});
