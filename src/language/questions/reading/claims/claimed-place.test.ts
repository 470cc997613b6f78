import { describe, expect, it } from 'vitest';
import { claimedPlace } from './claimed-place.ts';

const placeIn = (asked: string) => claimedPlace(asked, () => []);

describe('the place that a name or a time is said to hold', () => {
  it.each([
    ['is India in the top 5 countries?', 'top', 1, 5],
    ['is India among our three biggest countries?', 'top', 1, 3],
    ['is India in the top twelve countries?', 'top', 1, 12],
    ['is India in the bottom eleven countries?', 'bottom', 1, 11],
    ['is India our third biggest country?', 'top', 3, 3],
    ['is India the seventh biggest country?', 'top', 7, 7],
    ['is India the 14th biggest country?', 'top', 14, 14],
    ['is India our worst country?', 'bottom', 1, 1],
  ])('%s', (asked, end, from, to) => {
    expect(placeIn(asked)).toEqual({ of: 'place', end, from, to, time: null });
  });

  it.each([
    'is India one of our best countries?',
    'is India bigger than Spain?',
    'was India ever our best country?',
  ])('none: %s', (asked) => {
    expect(placeIn(asked)).toBeNull();
  });

  it('is that of a weekday by its name, and of several of none', () => {
    expect(placeIn('is Tuesday the best weekday for orders?')).toMatchObject({
      time: { is: 'weekday', weekday: 1 },
    });
    expect(placeIn('are Tuesday and Friday the best weekday for orders?')).toMatchObject({ time: null });
  });
});
