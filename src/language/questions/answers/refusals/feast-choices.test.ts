import { expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { feastChoices } from './feast-choices.ts';

const today = '2026-10-12' as Day;
const choicesOf = (question: string, said: string) =>
  feastChoices(question, said, today).map((choice) => choice.question);

test.each([
  [
    'bookings over Christmas by hotel?',
    'Christmas',
    [
      'Bookings from December 24, 2025 to December 26, 2025 by hotel?',
      'Bookings from December 22, 2025 to December 28, 2025 by hotel?',
      'Bookings from December 1, 2025 to December 24, 2025 by hotel?',
    ],
  ],
  [
    'bookings in the Christmas week 2024',
    'Christmas',
    ['Bookings from December 23, 2024 to December 29, 2024'],
  ],
  ['bookings in the week before Easter', 'Easter', ['Bookings from March 29, 2026 to April 4, 2026']],
  [
    'Black Friday week revenue',
    'Black Friday week',
    [
      'Revenue from November 24, 2025 to November 30, 2025',
      'Revenue from November 28, 2025 to December 1, 2025',
      'Revenue on November 28, 2025',
    ],
  ],
  ['bookings at Diwali', 'Diwali', []],
])('%s', (question, said, choices) => {
  expect(choicesOf(question, said)).toEqual(choices);
});
