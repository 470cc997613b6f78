import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Monday March 2 to Sunday March 8, closed on Sunday; on Wednesday nobody came, Rao works on Monday and Saturday alone. */
const ask = askedFile('2026-03-09', [
  'date,clinic,vet,animal,appointments,fees',
  '2026-03-02,Mill Lane,Dr Sanjay Rao,Dog,4,40',
  '2026-03-02,Mill Lane,Dr Emma Hughes,Cat,2,20',
  '2026-03-03,Mill Lane,Dr Emma Hughes,Dog,2,20',
  '2026-03-04,Mill Lane,Dr Emma Hughes,Dog,0,0',
  '2026-03-05,Mill Lane,Dr Emma Hughes,Cat,6,60',
  '2026-03-06,Mill Lane,Dr Emma Hughes,Dog,6,60',
  '2026-03-07,Mill Lane,Dr Sanjay Rao,Dog,8,80',
]);

describe('days with any of it', () => {
  test.each([
    ['are we open on Sundays?', 0],
    ['do we work on Saturdays', 1],
    ['how many Saturdays did we work in March 2026', 1],
    ['how many Wednesdays were we open', 0],
    ['how many days were we open in March 2026?', 5],
    ['how many days did Rao work', 2],
    ['how many Mondays did Dr Rao work in March 2026', 1],
    ['is Mill Lane open on Saturdays', 1],
    ['did Rao work on Tuesdays', 0],
  ])('%s: %d', async (question, days) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.[0], headline).toBe(days);
  });

  test.each([
    ['average fees per open day', 280 / 5],
    ['how many appointments per opening day?', 28 / 5],
    ['average fees per day', 280 / 6],
  ])('%s', async (question, mean) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows[0]?.[0], headline).toBeCloseTo(mean);
  });
});

describe('a mean of things', () => {
  test.each([
    ['average number of dogs per day', 20 / 6, true],
    ['average dogs per day', 20 / 6, true],
    ['how many dogs a day on average', 20 / 6, true],
    ['average appointments per Saturday', 8, false],
    ['average number of dogs per Friday', 6, true],
  ])('%s: %d, of a number that nobody named: %s', async (question, mean, isAssumed) => {
    const { tables, headline, assumptions } = await ask(question);
    expect(tables[0]?.rows[0]?.[0], headline).toBeCloseTo(mean);
    expect(assumptions.includes('No metric was named: these are appointments.')).toBe(isAssumed);
  });

  test('needs a unit of time', async () => {
    expect((await ask('average dogs')).status).toBe('clarification_needed');
  });
});

describe('what may be either of two', () => {
  test.each([
    [
      'appointments per working day in March 2026',
      [
        'Average appointments per day on weekdays in March 2026',
        'Average appointments per day in March 2026',
      ],
    ],
    [
      'any days closed in March 2026?',
      ['Days without data in March 2026', 'Which days had no appointments in March 2026'],
    ],
  ])('is asked: %s', async (question, choices) => {
    const { clarification } = await ask(question);
    expect(clarification?.choices.map((one) => one.question)).toEqual(choices);
  });

  test('on working days they are those from Monday to Friday', async () => {
    const { tables } = await ask('fees on working days in March 2026');
    expect(tables[0]?.rows[0]?.[0]).toBe(200);
  });
});
