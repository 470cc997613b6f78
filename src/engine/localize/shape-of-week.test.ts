import { describe, expect, it } from 'vitest';
import { shapeOfWeek } from './shape-of-week.ts';

const profile = [110, 115, 113, 110, 102, 72, 76];
const times = (factors: readonly number[]) => profile.map((value, day) => value * (factors[day] as number));

describe('the shape of a week', () => {
  it.each([
    ['two days that are over', [1, 3, 2, 1, 1, 1, 1], { shape: 'spike', onset: 1 }],
    ['a fall from Thursday on', [1, 1, 1, 0.5, 0.5, 0.5, 0.5], { shape: 'level_shift', onset: 3 }],
    [
      'a change of all days alike',
      [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5],
      { shape: 'level_shift', onset: null },
    ],
    ['the last day alone', [1, 1, 1, 1, 1, 1, 3], { shape: 'unclear', onset: 6 }],
    ['the last two days', [1, 1, 1, 1, 1, 3, 3], { shape: 'unclear', onset: 5 }],
    ['the last three days', [1, 1, 1, 1, 3, 3, 3], { shape: 'level_shift', onset: 4 }],
    ['an outage of one day', [1, 1, 0, 1, 1, 1, 1], { shape: 'spike', onset: 2 }],
  ])('%s', (_, factors, expected) => {
    expect(shapeOfWeek(times(factors), profile, 1)).toEqual(expected);
  });

  it('begins a burst with the first day that has any, where hardly any is expected', () => {
    const rare = [0, 0, 0.3, 0.4, 0, 0.3, 0];
    expect(shapeOfWeek([0, 620, 340, 120, 0, 0, 0], rare, 1)).toEqual({ shape: 'spike', onset: 1 });
  });

  it('claims no onset when days scatter as they always do', () => {
    expect(shapeOfWeek(times([1.1, 0.9, 1.15, 1, 0.95, 1.05, 1]), profile, 4).onset).toBeNull();
  });
});
