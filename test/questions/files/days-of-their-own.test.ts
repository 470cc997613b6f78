import { expect, test } from 'vitest';
import { addDays, type Day, weekday } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/**
 * 20 weeks from Monday, January 5, 2026, in which all were closed from February 2 to 15: Canal on all days, Linden until April 12, Tower from
 * March 16 on; on Saturdays and Sundays each has half as much.
 */
const half = (day: Day): number => (weekday(day) >= 5 ? 0.5 : 1);
const isOpen = (day: Day): boolean => day < '2026-02-02' || day > '2026-02-15';
const rows = Array.from({ length: 140 }, (_, at) => addDays('2026-01-05' as Day, at))
  .filter(isOpen)
  .flatMap((day) => [
    `${day},Canal,${100 * half(day)}`,
    ...(day <= '2026-04-12' ? [`${day},Linden,${60 * half(day)}`] : []),
    ...(day >= '2026-03-16' ? [`${day},Tower,${40 * half(day)}`] : []),
  ]);
const ask = askedFile('2026-05-26', ['date,shop,takings', ...rows]);
const flat = (text: string) => text.replace(/\s/g, ' ');
const LAST = 'last appears on Apr 12, 2026; days after it are missing, not zero. They are 42 days.';

test.each([
  ['average takings per day at Linden this year', [[(60 * 60 + 30 * 24) / 84]], LAST],
  ['median takings per day at Linden this year', [[60]], LAST],
  ['on how many days did Linden take less than 50 this year', [[24]], LAST],
  [
    'takings at Linden on weekends vs on weekdays this year',
    [
      ['weekends', 720, 30],
      ['weekdays', 3600, 60],
    ],
    LAST,
  ],
  [
    'weekend vs weekday takings at Tower this year',
    [
      ['weekends', 400, 20],
      ['weekdays', 2000, 40],
    ],
    'first appears on Mar 16, 2026; days before it are missing, not zero. They are 56 days.',
  ],
  [
    'median takings per day by shop this year',
    [
      ['Canal', 100],
      ['Linden', 60],
      ['Tower', 40],
    ],
    'days after are missing, not zero: “Linden” on Apr 12, 2026.',
  ],
  [
    'which weekday is best at each shop this year',
    [
      ['Canal', 'Friday', 100],
      ['Linden', 'Friday', 60],
      ['Tower', 'Friday', 40],
    ],
    '“Linden” last appears on Apr 12, 2026, before 42 of these days.',
  ],
])('%s is of the days on which it is there', async (question, table, told) => {
  const { explanation, tables } = await ask(question);
  expect(tables[0]?.rows).toEqual(table);
  expect(flat(explanation)).toContain(told);
});

test('so are the weekdays of each, and a course', async () => {
  const { tables } = await ask('takings by weekday and shop this year');
  expect(tables[0]?.rows).toContainEqual(['Monday', 'Linden', 60]);
  expect(tables[0]?.rows).toContainEqual(['Sunday', 'Tower', 20]);
  const { headline } = await ask('takings trend at Linden since january');
  expect(headline).not.toContain('100');
});

test('where all were closed nobody ended, and what pauses as it did before is there', async () => {
  const { explanation, tables } = await ask('weekend vs weekday takings at Canal this year');
  expect(tables[0]?.rows).toEqual([
    ['weekends', 1800, 50],
    ['weekdays', 9000, 100],
  ]);
  expect(explanation).not.toContain('appears on');
});

test('the means of two times are of its own days, too', async () => {
  const { tables } = await ask('average takings per day at Linden in April vs March');
  expect(tables[0]?.rows[0]?.slice(1, 2)).toEqual([(60 * 8 + 30 * 4) / 12]);
});

test('all that there was of one is told from its first day on', async () => {
  for (const question of [
    'takings at Tower since it opened',
    'takings at Tower since launch',
    'when did Tower open and how much has it taken since',
  ]) {
    const { headline, explanation, tables } = await ask(question);
    expect(tables[0]?.rows).toEqual([[2400]]);
    expect(flat(headline)).toContain('from Mar 16 to May 24, 2026');
    expect(flat(explanation)).toContain('What is asked about first appears on Mar 16, 2026');
  }
  const { explanation } = await ask('takings at Canal since it opened');
  expect(explanation).not.toContain('appears on');
});
