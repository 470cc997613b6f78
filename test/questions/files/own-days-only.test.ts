import { expect, test } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** 120 days from January 1, 2026: North on all; East until day 59; West from day 60 on; Tent from day 30 to day 69. */
const rows = Array.from({ length: 120 }, (_, at) => {
  const day = addDays('2026-01-01' as Day, at);
  return [
    `${day},North,20`,
    ...(at < 60 ? [`${day},East,10`] : []),
    ...(at >= 60 ? [`${day},West,10`] : []),
    ...(at >= 30 && at < 70 ? [`${day},Tent,10`] : []),
  ];
});
const ask = askedFile('2026-05-01', ['date,station,hires', ...rows.flat()]);

test.each([
  ['West', 600, 'first appears on Mar 2, 2026: only its own days are counted.'],
  ['East', 600, 'last appears on Mar 1, 2026: only its own days are counted.'],
  [
    'Tent',
    400,
    'first appears on Jan 31, 2026 and last appears on Mar 11, 2026: only its own days are counted.',
  ],
  ['North', 2400, null],
])('of all time the days of %s are its own', async (name, sum, told) => {
  const { tables, explanation } = await ask(`hires at ${name} of all time`);
  expect(tables[0]?.rows[0]?.[0]).toBe(sum);
  const text = explanation.replace(/\s/g, ' ');
  if (told === null) expect(text).not.toContain('own days');
  else expect(text).toContain(`What is asked about ${told}`);
});
