import { expect, it } from 'vitest';
import { stepsFrom } from './steps-from.ts';

it('takes what the slider can show', () => {
  expect(['20', '55', '100'].map(stepsFrom)).toEqual([20, 55, 100]);
});

it('takes the usual budget for anything else', () => {
  for (const text of [undefined, '', '0', '19', '21', '105', 'many', 'NaN', 'Infinity'])
    expect(stepsFrom(text), String(text)).toBe(50);
});
