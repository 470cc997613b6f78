import { describe, expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** From the 2nd of January to the 10th of August: of both ends no whole month is known. */
const asked = askedFile('2026-08-11', [
  'date,channel,sessions,orders',
  ...daysFrom('2026-01-02' as Day, '2026-08-10' as Day).flatMap((day) => [
    `${day},Direct,${day < '2026-03-01' ? 10 : 50},2`,
    `${day},Email,20,${day.startsWith('2026-03') ? 0 : 1}`,
    `${day},Social,5,1`,
  ]),
]);

describe('every month without any days named', () => {
  test.each([
    ['Which channels had more than 500 sessions every month?', 'Email', 'in each of the 6 months'],
    ['Which channels had orders in every month?', 'Direct,Social', 'in each of the 6 months'],
    ['Which channels had more than 100 sessions every week?', 'Email', 'in each of the 31 weeks'],
  ])('is every whole one of the data: %s', async (question, names, units) => {
    const { headline, tables } = await asked(question);
    expect(headline).toContain(units);
    expect(tables[0]?.rows.map(([name]) => name).join()).toBe(names);
  });

  test('of a period it is each of that', async () => {
    const { headline } = await asked('Which channels had more than 500 sessions in every month of Q2 2026?');
    expect(headline).toMatch(/^2 channels lie .* in each of the 3 months from Apr\s1 to Jun\s30, 2026/);
  });

  test('so many in a row are the last ones', async () => {
    const { headline } = await asked('Which channels had more than 500 sessions three months in a row?');
    expect(headline).toMatch(/in each of the 3 months from May\s1 to Jul\s31, 2026/);
  });
});

test.each([
  ['Did every channel have orders every month?', 'No: 2 of 3 channels'],
  ['Did every channel have at least one session every week?', 'Yes: 3 of 3 channels'],
  ['Did all channels have at least 500 sessions in every month of Q2 2026?', 'No: 2 of 3 channels'],
  ['Were there any channels with more than 500 sessions in every month?', 'Yes: 1 channel'],
  ['Were there any channels with more than 5000 sessions in every month?', 'No: 0 channels'],
])('whether it held of each in every unit is yes or no: %s', async (question, told) => {
  expect((await asked(question)).headline.startsWith(told)).toBe(true);
});
