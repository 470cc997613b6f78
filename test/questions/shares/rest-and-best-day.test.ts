import { expect, it } from 'vitest';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const [first, last] = ['2026-01-01', '2026-03-20'] as [Day, Day];
const rows = daysFrom(first, last).flatMap((day, at) =>
  ['North', 'South'].map((town, place) => {
    const donations = 5 + ((at * 7) % 11) + place;
    const tests = 3 + ((at * 5) % 7);
    return { day, town, donations, recurring: donations % 4, tests, passes: Math.max(0, tests - 2 - place) };
  }),
);
const ask = askedFile(addDays(last, 1), [
  'date,town,donations,recurring_donations,tests,passes',
  ...rows.map((row) => [row.day, row.town, row.donations, row.recurring, row.tests, row.passes].join(',')),
]);
const sum = (of: (row: (typeof rows)[number]) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);

it('tells the rest of a number whose part the file counts', async () => {
  const oneOff = sum(({ donations, recurring }) => donations - recurring);
  for (const question of [
    'one-off donations',
    'non-recurring donations',
    'one-time donations',
    'donations that were not recurring',
  ])
    expect((await ask(question)).tables[0]?.rows).toEqual([[oneOff]]);
  const failed = sum(({ tests, passes }) => tests - passes);
  for (const question of ['failed tests', 'tests that were not passed', 'how many tests were failed'])
    expect((await ask(question)).tables[0]?.rows).toEqual([[failed]]);
  expect((await ask('recurring donations')).tables[0]?.rows).toEqual([[sum(({ recurring }) => recurring)]]);
});

it('asks back whether a day of the week or a date is best', async () => {
  for (const question of [
    'which day is best for tests',
    'what is the best day for tests',
    'which day is busiest for tests',
  ]) {
    const { status, headline } = await ask(question);
    expect([status, headline]).toEqual([
      'clarification_needed',
      'A day of the week, or one date: which of them is meant?',
    ]);
  }
  for (const question of [
    'best day ever for tests',
    'best day for tests',
    'best day of the week for tests',
    'best day for tests in March',
    'what was our best day for tests',
  ])
    expect((await ask(question)).status).toBe('answered');
});
