import { expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** From April 2025 to June 13, 2026: two mugs a day, and three more of each December day. */
const shop = askedFile('2026-06-15', [
  'date,product,orders',
  ...daysFrom('2025-04-01' as Day, '2026-06-13' as Day).flatMap((day) => [
    `${day},Mug,${day.slice(5, 7) === '12' ? 5 : 2}`,
    `${day},Jug,1`,
  ]),
]);
const late = askedFile('2026-06-15', [
  'date,product,orders',
  ...daysFrom('2025-09-01' as Day, '2026-06-13' as Day).map((day) => `${day},Mug,2`),
]);
const flat = (text: string) => text.replace(/\s/g, ' ');

test.each([
  ['orders in December vs June', /^186 orders in December 2025, against 90 in June 2025/],
  ['orders in June vs December', /^186 orders in December 2025, against 90 in June 2025/],
  [
    'orders in summer vs winter',
    /^363 orders from Dec 1, 2025 to Feb 28, 2026, against 276 from Jun 1 to Aug 31, 2025/,
  ],
  [
    'which products had more orders in December than in June?',
    /Mug gained the most: it had 155 .*December 2025.* 60 .*June 2025/,
  ],
])('what has just begun is not held against what is over: %s', async (question, headline) => {
  const told = await shop(question);
  expect(flat(told.headline)).toMatch(headline);
  expect(flat(told.assumptions.join(' '))).toContain('the last whole ones are counted, from');
});

test.each([
  [
    'orders this June vs last June',
    /^39 orders from Jun 1 to Jun 13, 2026, against 39 from Jun 1 to Jun 13, 2025/,
  ],
  ['orders in June so far', /^39 orders from Jun 1 to Jun 13, 2026/],
  ['orders in June vs May', /^39 orders from Jun 1 to Jun 13, 2026, against 39 from May 1 to May 13, 2026/],
  ['orders in June vs March', /Jun 1 to Jun 13, 2026, against 39 from Mar 1 to Mar 13, 2026/],
  ['orders in December vs June 2026', /Jun 1 to Jun 13, 2026/],
  ['orders this summer vs last winter', /Jun 1 to Jun 13, 2026/],
  ['is June so far better than December for orders', /Jun 1 to Jun 13, 2026/],
])('what is near, or is said to run, is told as far as it has: %s', async (question, headline) => {
  const told = await shop(question);
  expect(flat(told.headline)).toMatch(headline);
  expect(told.assumptions.join(' ')).not.toContain('last whole');
});

test('where the one before is not in the data it is the one that runs', async () => {
  expect(flat((await late('orders in December vs June')).headline)).toMatch(/Jun 1 to Jun 13, 2026/);
});
