import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Rome's best day is May 3 (9), Paris's May 4 (8), of both together May 5 (14); the worst ones are May 5 of no one, May 4 and May 3. */
const ask = askedFile('2026-06-15', [
  'date,city,device,sessions,bookings',
  '2026-05-03,Rome,mobile,90,9',
  '2026-05-03,Paris,mobile,10,1',
  '2026-05-04,Rome,desktop,20,2',
  '2026-05-04,Paris,desktop,80,8',
  '2026-05-05,Rome,mobile,70,7',
  '2026-05-05,Paris,mobile,70,7',
]);
const rows = async (question: string) => (await ask(question)).tables[0]?.rows;

describe('what one name had on the best day of another one', () => {
  test.each([
    ["On Rome's best day in May 2026, how many bookings did Paris have?", 1],
    ["How many bookings did Rome have on Paris's best day in May 2026?", 2],
    ["Rome bookings on Paris's worst day in May 2026", 9],
    ['Paris bookings on the best day of Rome in May 2026', 1],
    ['Rome bookings on the day Paris had its most bookings in May 2026', 2],
    ['Rome bookings on the day with the most Paris bookings in May 2026', 2],
    ['On the day in May 2026 when Paris had the most bookings, how many did Rome have?', 2],
    ['On which day did Rome have the most bookings in May 2026, and how many did Paris have on that day?', 1],
    ["When was Rome's best day in May 2026 by bookings, and how many did Paris have then?", 1],
  ])('%s', async (question, found) => {
    expect(await rows(question)).toEqual([[found]]);
  });

  test('whose day it is and which one is told', async () => {
    const { assumptions } = await ask("How many bookings did Rome have on Paris's best day in May 2026?");
    expect(assumptions.join(' ').replaceAll('\u00a0', ' ')).toContain(
      'These are the numbers on May 4, 2026: of “Paris”, the day with the highest bookings.',
    );
  });

  test("a name's own number on its own best day is that of the day", async () => {
    expect(await rows("Rome bookings on Rome's best day in May 2026")).toEqual([['2026-05-03', 9]]);
    expect((await rows("Bookings on Rome's best day in May 2026"))?.[0]).toEqual(['2026-05-03', 9]);
  });
});

test.each([
  ["On Rome's best day last month, what share of bookings did Paris have?", 'last month'],
  ["On Rome's best day in May, what share of bookings did Paris have?", 'in May 2026'],
])('what cannot be told of it is asked back with the day: %s', async (question, when) => {
  const { status, clarification } = await ask(question);
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices[0]?.question).toBe(`Best day of Rome by bookings ${when}`);
});

describe('the best days of two names are two', () => {
  test.each([
    'Which day in May was best for Rome and which for Paris by bookings',
    'Which day was best for Rome and which for Paris by bookings',
    'What was the best day for Rome and for Paris by bookings?',
    'What was the best day for Rome and the best day for Paris by bookings?',
    'When did Rome and Paris each have their best day by bookings?',
  ])('%s', async (question) => {
    expect(await rows(question)).toEqual([
      ['Rome', '2026-05-03', 9],
      ['Paris', '2026-05-04', 8],
    ]);
  });
});
