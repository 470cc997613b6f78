import { expect, it } from 'vitest';
import { readWeekAddress } from './week-address.ts';

it('takes a Monday', () => {
  expect(readWeekAddress('2026-03-02')).toEqual({ type: 'week', monday: '2026-03-02' });
});

const metBy = (text: string) => {
  const address = readWeekAddress(text);
  return address.type === 'invalid' ? address.requirements.map((one) => one.met) : 'a week';
};

it('says what is missing', () => {
  expect(metBy('2026-03-03')).toEqual([true, true, false]);
  expect(metBy('2026-02-30')).toEqual([true, false, false]);
  expect(metBy('March 2')).toEqual([false, false, false]);
  expect(metBy('2026-3-2')).toEqual([false, false, false]);
});

it('finds the week that another day belongs to', () => {
  expect(readWeekAddress('2026-03-08')).toMatchObject({ meant: '2026-03-02' });
  expect(readWeekAddress('nonsense')).toMatchObject({ meant: undefined });
});
