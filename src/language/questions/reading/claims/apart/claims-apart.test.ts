import { describe, expect, test } from 'vitest';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';
import { marksOf } from '../../known-site.ts';
import { claimsApart } from './claims-apart.ts';

const { context } = askableFile(
  [
    'date,city,device,bookings,cancellations,revenue',
    '2026-03-02,Vienna,mobile,1,1,1',
    '2026-03-02,Salzburg,desktop,1,1,1',
    '2026-03-02,Graz,desktop,1,1,1',
  ].join('\n'),
  '2026-03-09' as Day,
  'file.csv',
);
const apart = (text: string) => claimsApart(text, (said) => marksOf(said, context));

describe('each claim is a question of its own', () => {
  test.each([
    [
      'Does Vienna have more bookings but fewer cancellations than Salzburg?',
      'Does Vienna have more bookings than Salzburg?',
      'Does Vienna have fewer cancellations than Salzburg?',
    ],
    [
      'Did Vienna have more bookings than Salzburg on mobile but fewer on desktop?',
      'Did Vienna have more bookings than Salzburg on mobile?',
      'Did Vienna have fewer bookings than Salzburg on desktop?',
    ],
    [
      'Does Vienna have more bookings than Salzburg and more revenue than Graz?',
      'Does Vienna have more bookings than Salzburg?',
      'Does Vienna have more revenue than Graz?',
    ],
  ])('%s', (text, first, second) => {
    expect(apart(text)).toEqual([
      { question: first, isSo: true },
      { question: second, isSo: true },
    ]);
  });
});

test('what is denied is taken not to be so', () => {
  expect(apart('Did bookings rise in Vienna but not in Graz?')).toEqual([
    { question: 'Did bookings rise in Vienna?', isSo: true },
    { question: 'Did bookings rise in Graz?', isSo: false },
  ]);
});

test('what moved in two places may have moved in one of them alone', () => {
  expect(apart('Did bookings rise in Vienna and Salzburg but not in Graz?')).toEqual([
    { question: 'Did bookings rise in Vienna?', isSo: true },
    { question: 'Did bookings rise in Salzburg?', isSo: true },
    { question: 'Did bookings rise in Graz?', isSo: false },
  ]);
});

describe('undefined', () => {
  test.each([
    ['of one claim', 'Does Vienna have more bookings than Salzburg?'],
    ['of one claim about two names', 'Does Vienna have more bookings than Salzburg and Graz?'],
    [
      'of what is no question of yes or no',
      'Which city has more bookings but fewer cancellations than Salzburg?',
    ],
    ['where nothing is held against another', 'Did bookings rise in Vienna but fall in Graz?'],
    ['of a number that is a limit', 'Does Vienna have more bookings than Salzburg but fewer than 100?'],
  ])('%s: %s', (_, text) => {
    expect(apart(text)).toBeUndefined();
  });
});
