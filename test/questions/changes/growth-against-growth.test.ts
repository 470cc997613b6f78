import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Linz grows from 10 to 20 in September, Graz from 100 to 120, Wels falls; the rate of Graz rises most in points, that of Linz in percent. */
const ask = askedFile('2026-10-05', [
  'date,hotel,sessions,bookings',
  '2026-07-31,Linz,10,1',
  '2026-08-31,Linz,1000,10',
  '2026-09-30,Linz,1000,20',
  '2026-08-31,Graz,100,20',
  '2026-09-30,Graz,100,25',
  '2026-08-31,Wels,100,30',
  '2026-09-30,Wels,100,28',
]);

const choicesOf = async (question: string) => {
  const { status, clarification } = await ask(question);
  expect(status).toBe('clarification_needed');
  return clarification?.choices.map((choice) => choice.question) ?? [];
};

describe('growth is not held against growth', () => {
  test.each([
    'which hotels grew faster in September 2026 than in August 2026',
    'which hotels grew faster than in August 2026 in September 2026',
    'which hotels grew more in September 2026 than in August 2026',
    'which hotels picked up faster in September 2026 than in August 2026',
    'which hotels shrank faster in September 2026 than in August 2026',
  ])('%s', async (question) => {
    const choices = await choicesOf(question);
    expect(choices.some((one) => /September 2026/.test(one) && !/August/.test(one))).toBe(true);
    expect(choices.some((one) => /August 2026/.test(one) && !/September/.test(one))).toBe(true);
  });

  test.each([
    'which hotel grew fastest in September 2026',
    'did Linz grow faster than Graz in September 2026',
  ])('%s is of one time', async (question) => {
    const { status } = await ask(question);
    expect(status).toBe('answered');
  });
});

test.each([
  'which hotels climbed into the top 2 by bookings in September 2026',
  'which hotel moved into the top 2 in September 2026',
  'which hotels dropped out of the top 2 by bookings in September 2026',
  'which hotels lost their top 2 spot in September 2026',
  'which hotels entered the top two in September 2026',
])('%s: who was among them is asked, and no order of gains told', async (question) => {
  const choices = await choicesOf(question);
  expect(choices[0]).toMatch(/^top 2 hotels by .* in September 2026$/i);
  expect(choices[1]).toMatch(/^top 2 hotels by .* in August 2026$/i);
});

test('several months are held against as many before', async () => {
  expect(await choicesOf('which hotels climbed into the top 2 by bookings in the last 2 months')).toEqual([
    expect.stringMatching(/^top 2 hotels by .* from August 1, 2026 to September 30, 2026$/i),
    expect.stringMatching(/^top 2 hotels by .* from June 1, 2026 to July 31, 2026$/i),
  ]);
});

test('more of one time than of another is no growth', async () => {
  const { status } = await ask('which hotels had more bookings in September 2026 than in August 2026');
  expect(status).toBe('answered');
});

test('without a time it is of the last month and the one before', async () => {
  expect(await choicesOf('which hotels fell out of the top 2 by bookings')).toEqual([
    expect.stringMatching(/^top 2 hotels by .* last month$/i),
    expect.stringMatching(/^top 2 hotels by .* the month before last$/i),
  ]);
});

test.each([
  [
    "which hotel's booking rate increased the most in percentage points from August to September 2026",
    'Graz',
  ],
  ["which hotel's booking rate increased the most in percent from August to September 2026", 'Linz'],
])('%s', async (question, name) => {
  const { tables } = await ask(question);
  expect(tables[0]?.rows[0]?.[0]).toBe(name);
});
