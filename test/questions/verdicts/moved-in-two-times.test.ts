import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

// February has less than January, March more than February and no less than January
const ask = askedFile('2026-04-02', [
  'date,channel,sessions',
  '2026-01-10,Direct,40',
  '2026-01-11,Email,20',
  '2026-02-10,Direct,30',
  '2026-02-11,Email,25',
  '2026-03-10,Direct,45',
  '2026-03-11,Email,15',
]);

describe('whether it moved in each of two times is not whether the second had more than the first', () => {
  test.each([
    'Did sessions rise in February and March 2026?',
    'Did sessions rise in February and in March 2026?',
    'Did sessions rise in each of February and March 2026?',
    'Did sessions rise in February as well as in March 2026?',
    'Did sessions rise in February or March 2026?',
    'Were sessions up in February and March 2026?',
  ])('%s', async (question) => {
    const { status, clarification } = await ask(question);
    expect(status).toBe('clarification_needed');
    const verb = question.startsWith('Were') ? 'Were sessions up' : 'Did sessions rise';
    expect(clarification?.choices.map((choice) => choice.question)).toEqual([
      `${verb} in February 2026?`,
      `${verb} in March 2026?`,
    ]);
  });

  test('nor last month and the month before it, which is not held against it', async () => {
    const { clarification } = await ask('Did sessions rise last month and the month before?');
    expect(clarification?.choices.map((choice) => choice.question)).toEqual(['Did sessions rise last month']);
  });

  test('nor of one name in the one and of another one in the other', async () => {
    const { clarification } = await ask('Did Email rise in February and Direct in March?');
    expect(clarification?.choices.map((choice) => choice.question)).toEqual(['Did Email rise in February']);
  });
});

test.each([
  'Did sessions rise between February and March 2026?',
  'Did sessions rise from February to March 2026?',
  'Were sessions higher in March than in February 2026?',
])('from one time to the other it is one move: %s', async (question) => {
  expect((await ask(question)).headline).toMatch(/^Yes: 60 sessions in March 2026, against 55 in February/);
});

describe('why two times were weak is told of one of them, and not as the one against the other', () => {
  test.each([
    [
      'Why were February and March so weak?',
      ['Why did sessions change in February 2026', 'Why did sessions change in March 2026'],
    ],
    [
      'Why were sessions so high in February and March 2026?',
      ['Why did sessions change in February 2026', 'Why did sessions change in March 2026'],
    ],
  ])('%s', async (question, choices) => {
    const { status, clarification } = await ask(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices.map((choice) => choice.question)).toEqual(choices);
  });

  test('what made them unlike is about both', async () => {
    const { headline } = await ask('Why do February and March differ in sessions?');
    expect(headline).toContain('in February 2026 against');
  });
});
