import { expect, it } from 'vitest';
import { directLabels } from './direct-labels.ts';
import type { Figure } from './figure.ts';

const figureOf = (values: readonly (readonly [string, number, number])[]): Figure => ({
  mark: 'bar',
  groups: ['This week', 'Last week'],
  marks: values.flatMap(([x, now, before]) => [
    { x, value: now, group: 'This week' },
    { x, value: before, group: 'Last week' },
  ]),
  nameOf: (x) => x,
  write: String,
});

it('says which bar is which beside the first bars that leave room', () => {
  const figure = figureOf([
    ['desktop', 1000, 900],
    ['mobile', 400, 350],
  ]);
  expect(directLabels(figure, 700, 64)).toBe('mobile');
  expect(directLabels(figure, 60, 40)).toBeUndefined();
});

it('leaves it to a key where bars fall or there is one group only', () => {
  expect(directLabels(figureOf([['desktop', -5, 4]]), 700, 64)).toBeUndefined();
  expect(directLabels({ ...figureOf([['desktop', 5, 4]]), groups: ['This week'] }, 700, 64)).toBeUndefined();
});
